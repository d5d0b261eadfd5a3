import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import sql from 'sql-template-tag';
import type { Enrolment, RecoveryCodes, SecondFactor } from '#server/account/secondFactor/contract';
import { DEMO_PASSWORD } from '#server/demo/accounts';
import { onBothServers, onOneServer, OTHER, REP } from '../../testing.ts';
import { codeOf, factorsOf } from './testing.ts';

const OPS = 'ops@galley.example';

onBothServers('Two-step verification', (server) => {
  const { login, step, ticketOf, enrol, rest, forget } = factorsOf(server);
  beforeEach(forget);

  test('asks its users for a code, and changes nothing for anybody else (FACT-04)', async () => {
    const { secret } = await enrol(REP);
    await rest();
    const { status, headers, body } = await login(REP);
    assert.equal(status, 401);
    assert.equal(headers.get('x-device'), null, 'a password alone doesn’t make the device known');
    assert.ok(typeof body === 'object' && body.secondStep?.isEnrolment === false);
    const answer = await step(body.secondStep.ticket, codeOf(secret));
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    assert.equal(answer.body.RecoveryCodes, null);
    assert.ok((answer.headers.get('x-device') ?? '').length > 0);
    const token = answer.body.Token;
    assert.equal((await server.call('GET', '/v1/employees', { token })).status, 200);
    const other = await login(OTHER);
    assert.deepEqual([other.status, typeof other.body], [200, 'string']);
  });

  test('accepts each code once, only one of two at the same time, and none of an earlier step (FACT-05)', async () => {
    const { secret } = await enrol(REP);
    await rest();
    const tickets = [await ticketOf(REP), await ticketOf(REP), await ticketOf(REP)];
    const code = codeOf(secret);
    const answers = await Promise.all(tickets.slice(0, 2).map((ticket) => step(ticket, code)));
    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, 422],
    );
    assert.equal((await step(tickets[2] ?? '', code)).status, 422, 'replayed');
    assert.equal((await step(tickets[2] ?? '', codeOf(secret, -1))).status, 422, 'the previous step’s code');
    assert.equal((await step(tickets[2] ?? '', codeOf(secret, 1))).status, 200, 'the next step’s code');
  });
});

onOneServer('Two-step verification, in all its cases', (server) => {
  const { login, step, ticketOf, idOf, enrol, rest, forget } = factorsOf(server);
  beforeEach(forget);
  const state = async (as: string) =>
    (await server.call<SecondFactor>('GET', '/v1/second-factor', { as })).body;
  const post = <T = unknown>(path: string, as: string, body: object) =>
    server.call<T>('POST', `/v1/second-factor/${path}`, { as, body });
  const password = { Password: DEMO_PASSWORD };
  const require = (EmployeeTypes: string[]) =>
    server.call('PUT', '/v1/settings/second-factor', { as: OPS, body: { EmployeeTypes } });
  const lastAudit = async () => {
    const [row] = await server
      .database()
      .query<{ action: string; record: string }>(
        sql`SELECT action, record FROM audit_log ORDER BY id DESC LIMIT 1`,
      );
    return row;
  };

  test('is active once a code has confirmed it, and its secret is never returned again (API-275, API-276, API-277, FACT-01)', async () => {
    const begun = await post<Enrolment>('app', REP, password);
    assert.equal(begun.status, 200);
    assert.equal(typeof (await login(REP)).body, 'string', 'the app isn’t confirmed yet');
    assert.equal((await post('app/confirmation', REP, { Code: '12345' })).status, 422);
    const again = await post<Enrolment>('app', REP, password);
    assert.notEqual(again.body.Secret, begun.body.Secret);
    assert.equal((await post('app/confirmation', REP, { Code: codeOf(begun.body.Secret) })).status, 422);
    const { body } = await post<RecoveryCodes>('app/confirmation', REP, { Code: codeOf(again.body.Secret) });
    assert.equal(new Set(body.RecoveryCodes).size, 10);
    assert.equal((await post('app', REP, password)).status, 422, 'the app is set up');
    const { AppSince, ...rest } = await state(REP);
    assert.match(AppSince ?? '', /^\d{4}-\d\d-\d\dT.+Z$/);
    assert.deepEqual(rest, {
      Passkeys: 0,
      BlockedPasskeys: 0,
      RecoveryCodesLeft: 10,
      IsRequired: false,
      HasPassword: true,
    });
    assert.deepEqual(await lastAudit(), {
      action: 'authenticator app set up',
      record: `employee/${await idOf(REP)}`,
    });
  });

  test('can’t be changed without the password, and guesses are rate-limited (FACT-06)', async () => {
    for (const path of ['app', 'app/removal', 'recovery-codes']) {
      const { status, body } = await post(path, REP, { Password: 'wrong' });
      assert.deepEqual([status, (body as { detail: string }).detail], [422, 'The password is wrong.']);
    }
    for (let count = 3; count < 10; count += 1) await post('app', REP, { Password: 'wrong' });
    assert.equal((await post('app', REP, password)).status, 429);
  });

  test('is stored without the secret or a recovery code in any row of the database (FACT-03)', async () => {
    const { secret, codes } = await enrol(REP);
    const rows = await server.database().query<{ row: string }>(sql`
      SELECT totp::text AS row FROM totp UNION ALL SELECT recovery_code::text FROM recovery_code
      UNION ALL SELECT audit_log::text FROM audit_log UNION ALL SELECT idempotency_key::text FROM idempotency_key`);
    const text = rows.map(({ row }) => row).join('\n');
    assert.equal(rows.length > 11, true);
    for (const hidden of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      assert.ok(!text.includes(hidden));
  });

  test('lets people who have lost the app sign in with recovery codes, each once (FACT-07)', async () => {
    const { codes } = await enrol(REP);
    const [first = '', second = ''] = codes;
    assert.equal((await step(await ticketOf(REP), first)).status, 200);
    assert.equal((await lastAudit())?.action, 'recovery code used');
    assert.equal((await step(await ticketOf(REP), first)).status, 422);
    assert.equal((await step(await ticketOf(REP), second.toLowerCase().replaceAll('-', ' '))).status, 200);
    assert.equal((await state(REP)).RecoveryCodesLeft, 8);
    const { body } = await post<RecoveryCodes>('recovery-codes', REP, password);
    assert.equal((await step(await ticketOf(REP), codes[2] ?? '')).status, 422, 'replaced');
    assert.equal((await step(await ticketOf(REP), body.RecoveryCodes[0] ?? '')).status, 200);
  });

  test('is no longer asked for once it is removed (API-278, API-279)', async () => {
    await enrol(REP);
    assert.equal((await post('app/removal', REP, password)).body, true);
    assert.equal(typeof (await login(REP)).body, 'string');
    assert.equal((await lastAudit())?.action, 'authenticator app removed');
    assert.equal((await post('recovery-codes', REP, password)).status, 422);
  });

  test('has a ticket that works once, within ten minutes, while password and access stay the same (API-280, FACT-04)', async () => {
    const { secret, codes } = await enrol(REP);
    await rest();
    const used = await ticketOf(REP);
    assert.equal((await step(used, codeOf(secret))).status, 200);
    assert.equal((await step(used, codes[0] ?? '')).status, 422, 'used');
    assert.equal((await step('x'.repeat(43), codes[0] ?? '')).status, 422, 'invented');
    const old = await ticketOf(REP);
    await server.database().query(sql`UPDATE ticket SET expires_at = now() WHERE kind = 'second-step'`);
    assert.equal((await step(old, codes[0] ?? '')).status, 422, 'expired');
    const id = await idOf(REP);
    const changed = await ticketOf(REP);
    const [{ hash } = { hash: '' }] = await server
      .database()
      .query<{ hash: string }>(sql`SELECT password_hash AS hash FROM employee WHERE id = ${id}`);
    await server.database().query(sql`UPDATE employee SET password_hash = 'another' WHERE id = ${id}`);
    assert.equal((await step(changed, codes[0] ?? '')).status, 422, 'the ticket is from the former password');
    await server
      .database()
      .query(sql`UPDATE employee SET password_hash = ${hash}, disabled_at = now() WHERE id = ${id}`);
    assert.equal((await step(changed, codes[0] ?? '')).status, 422, 'the employee is disabled');
    await server.database().query(sql`UPDATE employee SET disabled_at = NULL WHERE id = ${id}`);
    assert.equal((await state(REP)).RecoveryCodesLeft, 10, 'no refused step has used up a code');
  });

  test('can’t be guessed by someone who knows the password, and its owner can still sign in on known devices (FACT-09)', async () => {
    const { secret, codes } = await enrol(REP);
    await rest();
    const known = (await step(await ticketOf(REP), codeOf(secret))).headers.get('x-device') ?? '';
    await rest();
    const attack = await ticketOf(REP);
    const wrong = codeOf(secret) === '000000' ? '111111' : '000000';
    for (let count = 0; count < 10; count += 1) assert.equal((await step(attack, wrong)).status, 422);
    const refused = await step(attack, codeOf(secret));
    assert.equal(refused.status, 429);
    assert.ok(Number(refused.headers.get('retry-after')) > 0);
    // However slowly somebody guesses, at most a hundred of a million codes can be tried.
    await server.database().query(sql`DELETE FROM throttle`);
    await server.database().query(sql`UPDATE totp SET failures = 99`);
    assert.equal((await step(attack, wrong)).status, 422);
    assert.equal((await step(attack, codeOf(secret))).status, 429);
    assert.equal((await step(await ticketOf(REP), codes[0] ?? '')).status, 200, 'with a recovery code');
    const own = await step(await ticketOf(REP, known), codeOf(secret), known);
    assert.equal(own.status, 200, 'on the known device');
    const [row] = await server.database().query(sql`SELECT failures FROM totp`);
    assert.deepEqual(row, { failures: 0 });
  });

  test('can be required of an employee type, which then can’t sign in without it (API-281, API-283, API-284, FACT-08)', async () => {
    assert.deepEqual((await require(['Sales'])).body, { EmployeeTypes: ['Sales'] });
    assert.equal((await lastAudit())?.action, 'second factor requirement changed');
    assert.equal((await login(OPS)).status, 200, 'an employee of another type');
    const { status, body } = await login(REP);
    assert.ok(status === 401 && typeof body === 'object' && body.secondStep?.isEnrolment === true);
    const { ticket: Ticket } = body.secondStep;
    const begun = await server.call<Enrolment>('POST', '/account/secondstep/enrolment', { body: { Ticket } });
    assert.equal((await step(Ticket, '12345')).status, 422);
    const answer = await step(Ticket, codeOf(begun.body.Secret));
    assert.equal(answer.body.RecoveryCodes?.length, 10);
    assert.equal((await server.call('GET', '/v1/employees', { token: answer.body.Token })).status, 200);
    assert.equal((await post('app/removal', REP, password)).status, 422, 'it stays');
    assert.equal((await state(REP)).IsRequired, true);
    const next = await ticketOf(REP);
    const stolen = await server.call('POST', '/account/secondstep/enrolment', { body: { Ticket: next } });
    assert.equal(stolen.status, 422, 'knowing the password isn’t enough to set up a second app');
  });

  test('is reset by Operations, which signs the employee out; the audit log says who did it (API-282, FACT-10)', async () => {
    const { secret } = await enrol(OTHER);
    await rest();
    const { body } = await step(await ticketOf(OTHER), codeOf(secret));
    const reset = (id: number) => server.call('DELETE', `/v1/people/${id}/second-factor`, { as: OPS });
    assert.equal((await reset(await idOf(OTHER))).body, true);
    assert.deepEqual(await lastAudit(), {
      action: 'second factor reset',
      record: `employee/${await idOf(OTHER)}`,
    });
    assert.equal((await server.call('GET', '/v1/employees', { token: body.Token })).status, 401);
    assert.equal(typeof (await login(OTHER)).body, 'string');
    assert.equal((await reset(await idOf(OPS))).status, 422, 'their own');
  });

  test('a reset signs out and is audited even if there was nothing to remove (FACT-10)', async () => {
    const { body: token } = await login(REP);
    assert.ok(typeof token === 'string');
    const id = await idOf(REP);
    const { body } = await server.call('DELETE', `/v1/people/${id}/second-factor`, { as: OPS });
    assert.equal(body, true);
    assert.deepEqual(await lastAudit(), { action: 'second factor reset', record: `employee/${id}` });
    assert.equal((await server.call('GET', '/v1/employees', { token })).status, 401);
  });
});
