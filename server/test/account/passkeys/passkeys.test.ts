import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import sql from 'sql-template-tag';
import type { SecondFactor, SecondStepAnswer } from '#server/account/secondFactor/contract';
import type { PasskeyCreation } from '#server/account/passkeys/contract';
import { DEMO_PASSWORD } from '#server/demo/accounts';
import { factorsOf } from '../secondFactor/testing.ts';
import { MANAGER, onBothServers, onOneServer, OTHER, REP } from '../../testing.ts';
import { passkeysOf } from './testing.ts';

const OPS = 'ops@galley.example';
const password = { Password: DEMO_PASSWORD };

onBothServers('A passkey', (server) => {
  const { enrol, list, needed, options, step, signIn, audited, forget } = passkeysOf(server);
  beforeEach(forget);

  test('works as the second step after the password, and by itself (API-290, API-291, API-292, PKEY-03, PKEY-04)', async () => {
    const { authenticator, added } = await enrol(REP);
    assert.equal(added.RecoveryCodes?.length, 10);
    const { ticket, ...rest } = await needed(REP);
    assert.deepEqual(rest, {
      isEnrolment: false,
      hasApp: false,
      hasPasskey: true,
      hasBlockedPasskey: false,
    });
    const asked = await options(ticket);
    assert.deepEqual(asked.allowCredentials, [
      { id: authenticator.id, type: 'public-key', transports: ['internal'] },
    ]);
    const second = await step(ticket, authenticator.use(asked, { isVerified: false }));
    assert.equal(second.status, 200, JSON.stringify(second.body));
    assert.equal((await server.call('GET', '/v1/employees', { token: second.body.Token })).status, 200);
    assert.ok((second.headers.get('x-device') ?? '').length > 0);

    const alone = await signIn(authenticator.use(await options()));
    assert.equal(alone.status, 200, JSON.stringify(alone.body));
    assert.equal((await server.call('GET', '/v1/employees', { token: alone.body })).status, 200);
    const [own] = await list(REP);
    assert.match(own?.LastUseAt ?? '', /^\d{4}-\d\d-\d\dT/);
    assert.deepEqual((await audited('signed in with passkey'))?.after, { name: own?.Name });
  });

  test('accepts only one of two responses that arrive together (PKEY-02)', async () => {
    const { authenticator } = await enrol(REP);
    const answer = authenticator.use(await options());
    const both = await Promise.all([signIn(answer), signIn(answer)]);
    assert.deepEqual(
      both.map(({ status }) => status).toSorted((one, other) => one - other),
      [200, 422],
    );
    assert.deepEqual(
      (await list(REP)).map(({ IsBlocked }) => IsBlocked),
      [false],
    );
  });
});

onOneServer('Passkeys, in all their cases', (server) => {
  const passkeys = passkeysOf(server);
  const { post, begin, add, enrol, list, needed, options, step, signIn, audited, forget } = passkeys;
  const { idOf, step: stepByCode, enrol: enrolApp } = factorsOf(server);
  beforeEach(forget);
  const factor = async (as: string) =>
    (await server.call<SecondFactor>('GET', '/v1/second-factor', { as })).body;
  const remove = (as: string, id: number) => post<boolean>(`/v1/passkeys/${id}/removal`, password, as);
  const required = (EmployeeTypes: string[]) =>
    server.call('PUT', '/v1/settings/second-factor', { as: OPS, body: { EmployeeTypes } });

  test('are added with the password, named, listed and removed, each audited (API-285, API-286, API-287, API-288, API-289, PKEY-01)', async () => {
    const refused = await post('/v1/passkeys/options', { Password: 'wrong' }, REP);
    assert.deepEqual([refused.status, refused.body.detail], [422, 'The password is wrong.']);
    const first = await enrol(REP);
    const second = await enrol(REP);
    assert.equal(second.added.RecoveryCodes, null, 'the first factor brings recovery codes');
    const { ID } = first.added;
    const rename = (Name: string, as = REP) =>
      server.call('PUT', `/v1/passkeys/${ID}`, { as, body: { Name } });
    assert.equal((await rename(' Key ring ')).status, 200);
    assert.deepEqual((await audited('passkey renamed'))?.after, { name: 'Key ring' });
    assert.equal((await rename('  ')).status, 422);
    assert.equal((await rename('Mine', OTHER)).status, 404);
    const names = (await list(REP)).map(({ Name, LastUseAt, IsBlocked }) => [Name, LastUseAt, IsBlocked]);
    assert.deepEqual(names[0], ['Key ring', null, false]);
    assert.equal((await factor(REP)).Passkeys, 2);
    assert.deepEqual(await list(OTHER), []);
    const options = (await begin(REP)).body;
    assert.equal(options.excludeCredentials.length, 2, 'no device gets a second passkey');
    assert.equal((await post(`/v1/passkeys/${ID}/removal`, { Password: 'wrong' }, REP)).status, 422);
    assert.equal((await remove(OTHER, ID)).status, 404, 'the passkey is somebody else’s');
    assert.equal((await remove(REP, ID)).body, true);
    assert.equal((await factor(REP)).RecoveryCodesLeft, 10, 'another factor remains');
    assert.equal((await remove(REP, second.added.ID)).body, true);
    assert.equal((await factor(REP)).RecoveryCodesLeft, 0, 'recovery codes are deleted with the last factor');
    assert.equal((await audited('passkey removed'))?.record, `employee/${await idOf(REP)}`);
  });

  test('can be used as well as the app and the recovery codes (PKEY-03)', async () => {
    const { authenticator, added } = await enrol(REP);
    const recovery = added.RecoveryCodes ?? [];
    assert.equal((await stepByCode((await needed(REP)).ticket, recovery[0] ?? '')).status, 200);
    await enrolApp(REP);
    const { ticket, hasApp, hasPasskey } = await needed(REP);
    assert.deepEqual([hasApp, hasPasskey], [true, true]);
    assert.equal((await step(ticket, authenticator.use(await options(ticket)))).status, 200);
    const made = await post<{ RecoveryCodes: string[] }>('/v1/second-factor/recovery-codes', password, REP);
    assert.equal(made.body.RecoveryCodes.length, 10);
  });

  test('satisfy required two-step verification from the first sign-in; the last can’t be removed (API-293, API-294, PKEY-05)', async () => {
    await required(['Sales']);
    const { ticket: Ticket, isEnrolment } = await needed(REP);
    assert.equal(isEnrolment, true);
    const authenticator = passkeys.authenticator();
    const begun = await post<PasskeyCreation>('/account/secondstep/passkey/enrolment', { Ticket });
    const Credential = authenticator.create(begun.body);
    const own = await post('/v1/passkeys', { Credential }, REP);
    assert.equal(own.status, 422, 'a sign-in challenge can’t add a passkey in a session');
    const entered = await post<SecondStepAnswer>('/account/secondstep/passkey/confirmation', {
      Ticket,
      Credential,
    });
    assert.equal(entered.status, 200, JSON.stringify(entered.body));
    assert.equal(entered.body.RecoveryCodes?.length, 10);
    const next = await needed(REP);
    for (const path of ['passkey/enrolment', 'enrolment'])
      assert.equal((await post(`/account/secondstep/${path}`, { Ticket: next.ticket })).status, 422, path);
    const [only] = await list(REP);
    const stays = await remove(REP, only?.ID ?? 0);
    const lastOne = [422, 'Your company requires two-step verification. Set up another method first.'];
    assert.deepEqual([stays.status, stays.body.detail], lastOne, 'it stays');
    await server.database().query(sql`UPDATE passkey SET blocked_at = now()`);
    const blocked = await remove(REP, only?.ID ?? 0);
    assert.deepEqual([blocked.status, blocked.body.detail], lastOne, 'a blocked one stays, too');
    await enrolApp(REP);
    assert.equal((await remove(REP, only?.ID ?? 0)).status, 200, 'the app remains');
  });

  test('are reset by Operations along with other two-step verification, which signs the employee out (PKEY-05, FACT-10)', async () => {
    const { authenticator } = await enrol(MANAGER);
    const { body: token } = await signIn(authenticator.use(await options()));
    const id = await idOf(MANAGER);
    const reset = await server.call('DELETE', `/v1/people/${id}/second-factor`, { as: OPS });
    assert.equal(reset.body, true);
    assert.equal((await audited('second factor reset'))?.record, `employee/${id}`);
    assert.equal((await server.call('GET', '/v1/employees', { token })).status, 401);
    assert.equal((await signIn(authenticator.use(await options()))).status, 422);
    await server.database().query(sql`DELETE FROM recovery_code`);
    assert.equal(
      (await post('/account/login', { email: MANAGER, password: DEMO_PASSWORD })).status,
      200,
      'with only the password again',
    );
  });

  test('don’t work for disabled employees, and work again once they’re enabled (PKEY-04)', async () => {
    const { authenticator } = await enrol(REP);
    const disable = (at: boolean) =>
      server
        .database()
        .query(
          at
            ? sql`UPDATE employee SET disabled_at = now() WHERE email = ${REP}`
            : sql`UPDATE employee SET disabled_at = NULL WHERE email = ${REP}`,
        );
    await disable(true);
    const before = await passkeys.state();
    assert.equal((await signIn(authenticator.use(await options()))).status, 422);
    assert.deepEqual(await passkeys.state(), before);
    await disable(false);
    assert.equal((await signIn(authenticator.use(await options()))).status, 200);
  });

  test('that were copied are blocked if a counter doesn’t rise, and never make the password sufficient (PKEY-06)', async () => {
    const { authenticator, added } = await enrol(REP);
    assert.equal((await signIn(authenticator.use(await options(), { counter: 7 }))).status, 200);
    const copied = await signIn(authenticator.use(await options(), { counter: 7 }));
    assert.equal(copied.status, 422);
    assert.match(JSON.stringify(copied.body), /A copy of this passkey may be in use, so it’s blocked/);
    assert.deepEqual((await audited('passkey blocked'))?.after, {
      name: (await list(REP))[0]?.Name,
      counter: 7,
      expected: 'above 7',
    });
    const owner = await signIn(authenticator.use(await options(), { counter: 8 }));
    assert.match(JSON.stringify(owner.body), /it’s blocked/, 'the person gets the reason');
    const [blocked] = await list(REP);
    assert.equal(blocked?.IsBlocked, true);
    const { Passkeys, BlockedPasskeys } = await factor(REP);
    assert.deepEqual([Passkeys, BlockedPasskeys], [0, 1]);
    const { ticket, ...told } = await needed(REP);
    assert.deepEqual(told, { isEnrolment: false, hasApp: false, hasPasskey: false, hasBlockedPasskey: true });
    assert.deepEqual((await options(ticket)).allowCredentials, []);
    assert.equal((await stepByCode(ticket, added.RecoveryCodes?.[0] ?? '')).status, 200);
  });

  test('without a counter aren’t treated as copies (PKEY-06)', async () => {
    const { authenticator } = await enrol(REP);
    await server.database().query(sql`UPDATE passkey SET counter = 0`);
    for (const turn of [1, 2])
      assert.equal(
        (await signIn(authenticator.use(await options(), { counter: 0 }))).status,
        200,
        `turn ${turn}`,
      );
  });

  test('aren’t added by a response for another session or site, or without user presence (PKEY-02)', async () => {
    const before = await passkeys.state();
    const refused = async (answer: object, as = REP) => {
      const { status, body } = await add(as, answer);
      assert.equal(status, 422, JSON.stringify(body));
    };
    const fresh = async () => (await begin(REP)).body;
    await refused(passkeys.authenticator().create(await fresh()), OTHER);
    await refused(passkeys.authenticator().create(await fresh(), { origin: 'https://galley.example' }));
    await refused(passkeys.authenticator().create(await fresh(), { rpId: 'galley.example' }));
    await refused(passkeys.authenticator().create(await fresh(), { isPresent: false }));
    await refused(passkeys.authenticator().create(await fresh(), { crossOrigin: true }));
    await refused(passkeys.authenticator().create(await fresh(), { type: 'webauthn.get' }));
    await refused(passkeys.authenticator().create(await fresh(), { challenge: 'invented' }));
    const late = await fresh();
    await server.database().query(sql`UPDATE passkey_challenge SET expires_at = now()`);
    await refused(passkeys.authenticator().create(late));
    assert.deepEqual(await passkeys.state(), before);
    const device = passkeys.authenticator();
    assert.equal((await add(REP, device.create(await fresh()))).status, 200);
    assert.equal(
      (await add(OTHER, device.create((await begin(OTHER)).body))).status,
      422,
      'the passkey already belongs to somebody',
    );
  });

  test('are limited in number, like the challenges of a network (PKEY-01, PKEY-02)', async () => {
    await enrol(REP);
    await server.database().query(sql`
      INSERT INTO passkey (employee_id, credential_id, name, public_key, counter, transports)
      SELECT employee_id, credential_id || turn, name, public_key, 0, '{}'
      FROM passkey, generate_series(1, 19) AS turn`);
    assert.equal(
      (await add(REP, passkeys.authenticator().create((await begin(REP)).body))).body.detail,
      'You have 20 passkeys: remove one first.',
    );
    await server.database().query(sql`
      INSERT INTO passkey_challenge (hash, sender, expires_at)
      SELECT 'x' || turn, '127.0.0.1', now() + interval '1 minute' FROM generate_series(1, 500) AS turn`);
    const full = await post('/account/passkey/options', {});
    assert.equal(full.status, 429);
    assert.ok(Number(full.headers.get('retry-after')) > 0);
  });
});

onOneServer(
  'If the public address is an IP address',
  (server) => {
    test('there are no passkeys, and pages say so (PKEY-01)', async () => {
      assert.equal(server.config().app.passkeys, undefined);
      const answer = await passkeysOf(server).post('/account/passkey/options', {});
      assert.equal(answer.status, 404);
      assert.match(answer.body.detail ?? '', /PUBLIC_URL must be https:\/\/ with a host name/);
    });
  },
  { env: () => ({ PUBLIC_URL: 'https://192.0.2.7' }) },
);
