import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodeJwt, SignJWT } from 'jose';
import sql from 'sql-template-tag';
import { MANAGER, onBothServers, OTHER, REP, type TestServer } from '../testing.ts';
import { tokenSecret } from '#server/account/secret';

const OPTIONS = '/v1/customers/trendgroups';

/** A token with the claims of the rep's own session, modified and signed as a case requires. */
async function forged(
  server: TestServer,
  change: { claims?: object; alg?: string; typ?: string; key?: Uint8Array },
) {
  const [, payload = ''] = (await server.tokenOf(REP)).split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  return new SignJWT({ ...claims, ...change.claims })
    .setProtectedHeader({ alg: change.alg ?? 'HS256', typ: change.typ ?? 'JWT' })
    .sign(change.key ?? (await tokenSecret(server.database())));
}

onBothServers('Signing in', (server) => {
  test('the right email address, in any case, and password give a token with the names and the UID (AUTH-03, AUTH-06)', async () => {
    const { status, body, headers } = await server.call<string>('POST', '/account/login/', {
      body: { email: ' Rep@Galley.Example', password: 'press-room-1' },
    });
    assert.equal(status, 200);
    assert.match(headers.get('content-type') ?? '', /application\/json/);
    const claims = JSON.parse(Buffer.from(body.split('.')[1] ?? '', 'base64url').toString()) as Record<
      string,
      unknown
    >;
    assert.match(String(claims.sub), /^[0-9a-f-]{36}$/);
    assert.equal(claims.given_name, 'Robin');
    assert.equal(claims.employee_type, 'Sales');
    assert.equal(claims.family_name, 'Sample');
    assert.equal(Number(claims.exp) - Number(claims.iat), 12 * 60 * 60);
  });

  test('a wrong password and an unknown email address get the same response, 400 (AUTH-04)', async () => {
    const wrong = await server.call('POST', '/account/login', { body: { email: OTHER, password: 'wrong' } });
    const unknown = await server.call('POST', '/account/login', {
      body: { email: 'nobody@galley.example', password: 'wrong' },
    });
    assert.equal(wrong.status, 400);
    assert.equal(unknown.status, 400);
    const detail = ({ body }: { body: unknown }) => (body as { detail: string }).detail;
    assert.equal(detail(wrong), detail(unknown));
  });

  test('a password counts exactly as typed, and is stored only as argon2id (SIGN-03)', async () => {
    for (const password of [
      ' press-room-1',
      'press-room-1 ',
      'Press-LimitedDisk-1',
      'press-room-',
      'press-room-11',
    ]) {
      const { status } = await server.call('POST', '/account/login', { body: { email: MANAGER, password } });
      assert.equal(status, 400, password);
    }
    const kept = await server.database().query<{ hash: string }>(sql`
      SELECT password_hash AS hash FROM employee`);
    assert.ok(kept.length > 0);
    for (const { hash } of kept) assert.match(hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('requests of an unattended page don’t keep a session alive (SIGN-02)', async () => {
    const token = await server.tokenOf(REP);
    const { jti } = decodeJwt(token);
    const seen = async (headers: Record<string, string>) => {
      const database = server.database();
      await database.query(sql`UPDATE session SET seen_at = now() - interval '2 hours' WHERE jti = ${jti}`);
      assert.equal((await server.call('GET', '/v1/activity/types', { token, headers })).status, 200);
      const [row] = await database.query<{ isNew: boolean }>(
        sql`SELECT seen_at > now() - interval '1 hour' AS "isNew" FROM session WHERE jti = ${jti}`,
      );
      return row?.isNew;
    };
    assert.equal(await seen({ 'x-unattended': '1' }), false);
    assert.equal(await seen({}), true);
  });

  test('without a token, or with a foreign one, every call is refused with 401', async () => {
    const secret = await tokenSecret(server.database());
    const unsigned = (await server.tokenOf(REP)).split('.');
    const none = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${unsigned[1]}.`;
    const tokens = {
      'no token': undefined,
      'not a token': 'abc',
      'algorithm none': none,
      'another algorithm': await forged(server, { alg: 'HS512' }),
      'a foreign key': await forged(server, { key: Buffer.alloc(32, 7) }),
      'a changed signature': `${unsigned[0]}.${unsigned[1]}.${'A'.repeat(43)}`,
      expired: await forged(server, { claims: { exp: 1_700_000_000 } }),
      'no expiry': await forged(server, { claims: { exp: undefined } }),
      'another issuer': await forged(server, { claims: { iss: 'elsewhere' } }),
      'another type': await forged(server, { typ: 'at+jwt' }),
      'an unknown session': await forged(server, { claims: { jti: 'made-up' } }),
      'another employee': await forged(server, { claims: { sub: '00000000-0000-4000-8000-000000000000' } }),
    };
    for (const [what, token] of Object.entries(tokens)) {
      const { status, body } = await server.call<{ status: number }>(
        'GET',
        OPTIONS,
        token === undefined ? {} : { token },
      );
      assert.equal(status, 401, what);
      assert.equal(body.status, 401, what);
    }
    const good = await forged(server, { key: secret });
    assert.equal((await server.call('GET', OPTIONS, { token: good })).status, 200);
  });

  test('a token’s times can differ from the database’s clock by a minute, but not more', async () => {
    const now = Math.floor(Date.now() / 1000);
    const statusOf = async (claims: object) => {
      const token = await forged(server, { claims });
      return (await server.call('GET', OPTIONS, { token })).status;
    };
    for (const [good, bad] of [
      [{ iat: now + 50 }, { iat: now + 90 }],
      [{ nbf: now + 50 }, { nbf: now + 90 }],
      [{ exp: now - 50 }, { exp: now - 70 }],
      [{ iat: now - 12 * 3600 - 50 }, { iat: now - 12 * 3600 - 70 }],
    ] as const) {
      assert.equal(await statusOf(good), 200, JSON.stringify(good));
      assert.equal(await statusOf(bad), 401, JSON.stringify(bad));
    }
  });

  test('signing out ends only that session, at once (AUTH-07)', async () => {
    const signIn = () =>
      server.call<string>('POST', '/account/login', { body: { email: REP, password: 'press-room-1' } });
    const [first, second] = [(await signIn()).body, (await signIn()).body];
    assert.equal((await server.call('POST', '/account/logout', { token: first })).status, 200);
    assert.equal((await server.call('GET', OPTIONS, { token: first })).status, 401);
    assert.equal((await server.call('GET', OPTIONS, { token: second })).status, 200);
  });

  test('an idle session and a disabled employee are refused (SIGN-02)', async () => {
    const { body: token } = await server.call<string>('POST', '/account/login', {
      body: { email: MANAGER, password: 'press-room-1' },
    });
    const database = server.database();
    await database.query(sql`UPDATE session SET seen_at = now() - interval '5 hours'`);
    assert.equal((await server.call('GET', OPTIONS, { token })).status, 401);
    await database.query(sql`UPDATE session SET seen_at = now()`);
    await database.query(sql`UPDATE employee SET disabled_at = now() WHERE email = ${MANAGER}`);
    assert.equal((await server.call('GET', OPTIONS, { token })).status, 401);
    await database.query(sql`UPDATE employee SET disabled_at = NULL`);
    assert.equal((await server.call('GET', OPTIONS, { token })).status, 200);
  });

  test('another employee’s EmployeeUID is refused with 403; the caller’s own is accepted in upper or lower case (VIS-07)', async () => {
    const { body: me } = await server.call<{ UID: string }>('GET', '/v1/employees', { as: REP });
    const counts = (uid: string) =>
      server.call('POST', '/v1/customers/counts', {
        as: REP,
        body: { EmployeeUID: uid, ParentCompanyID: 0, CompanyID: 0 },
      });
    assert.equal((await counts(me.UID)).status, 200);
    assert.equal((await counts(me.UID.toLowerCase())).status, 200);
    assert.equal((await counts('11111111-1111-4111-8111-111111111111')).status, 403);
    const header = await server.call('GET', '/v1/employees', {
      as: REP,
      headers: { EmployeeUID: 'somebody' },
    });
    assert.equal(header.status, 403);
  });

  const attempt = (password: string) =>
    server.call('POST', '/account/login', { body: { email: OTHER, password } });
  async function failTenTimes() {
    await server.database().query(sql`DELETE FROM throttle`);
    for (let count = 0; count < 10; count += 1) assert.equal((await attempt('wrong')).status, 400);
  }
  /** Asserts a lock of at most a quarter of an hour. */
  async function isClosed() {
    const { status, headers } = await attempt('press-room-1');
    assert.equal(status, 429);
    const wait = Number(headers.get('retry-after'));
    assert.ok(wait > 0 && wait <= 900, `retry after ${wait} s`);
  }

  test('the tenth failure locks the email address, with the time to wait, and a restart keeps the lock', async () => {
    await failTenTimes();
    await isClosed();
    await server.database().query(sql`UPDATE throttle SET at = at - interval '16 minutes'`);
    assert.equal((await attempt('press-room-1')).status, 200);
  });

  test('a lock that began while the clock was fast lasts at most a quarter of an hour once the clock is right', async () => {
    await failTenTimes();
    await server.database().query(sql`UPDATE throttle SET at = at + interval '2 days'`);
    await isClosed();
    // Another attempt does not extend the lock.
    await server.database().query(sql`UPDATE throttle SET at = at - interval '14 minutes'`);
    assert.equal((await attempt('press-room-1')).status, 429);
    await server.database().query(sql`UPDATE throttle SET at = at - interval '2 minutes'`);
    assert.equal((await attempt('press-room-1')).status, 200);
  });

  test('the account shows the user and their account owners, the default first (calls 16 and 30)', async () => {
    const { body: me } = await server.call<Record<string, unknown>>('GET', '/v1/employees', { as: REP });
    assert.equal(me.EmployeeEmail, REP);
    assert.equal(me.EmployeeType, 'Sales');
    assert.equal(me.OrderMasterOverride, false);
    const { body: owners } = await server.call('GET', `/v1/associations/account/${String(me.UID)}`, {
      as: REP,
    });
    assert.deepEqual(owners, [
      { value: 1, label: 'Rocky Mountain', isDefault: true },
      { value: 2, label: 'Great Plains', isDefault: false },
    ]);
  });
});
