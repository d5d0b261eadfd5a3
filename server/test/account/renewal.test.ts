import assert from 'node:assert/strict';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import { tokenSecret } from '#server/account/secret';
import { signToken } from '#server/account/token';
import { DEMO_PASSWORD } from '#server/demo/accounts';
import { onBothServers, OTHER, REP } from '../testing.ts';

const MINUTES = 15;

interface Claims {
  sub: string;
  jti: string;
  iat: number;
  exp: number;
}

const claimsOf = (token: string): Claims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;

onBothServers('A browser’s session', (server) => {
  const page = () => ({ origin: server.url() });
  const query = (text: Parameters<ReturnType<typeof server.database>['query']>[0]) =>
    server.database().query(text);

  async function signIn(email = REP, headers: Record<string, string> = page()) {
    const answer = await server.call<string>('POST', '/account/login', {
      body: { email, password: DEMO_PASSWORD },
      headers: { 'x-renewal': '1', ...headers },
    });
    assert.equal(answer.status, 200);
    const [cookie = ''] = answer.headers.getSetCookie();
    return {
      token: answer.body,
      cookie: cookie.split(';')[0] ?? '',
      whole: cookie,
      ...claimsOf(answer.body),
    };
  }
  async function renew(
    { jti, cookie }: { jti: string; cookie: string },
    headers: Record<string, string> = page(),
  ) {
    const answer = await server.call<string>('POST', '/account/renewal', {
      body: { Session: jti },
      headers: { cookie, ...headers },
    });
    const [next = ''] = answer.headers.getSetCookie();
    const misused = (answer.body as { sessionMisused?: boolean }).sessionMisused === true;
    return { status: answer.status, token: answer.body, misused, cookie: next.split(';')[0] ?? '', jti };
  }
  const status = async (token: string) => (await server.call('GET', '/v1/employees', { token })).status;
  /** The same token, as if this many seconds had passed. */
  const aged = async ({ sub: uid, jti, iat }: Claims, seconds: number) =>
    signToken(
      await tokenSecret(server.database()),
      {
        uid,
        givenName: '',
        familyName: '',
        employeeType: 'Sales',
        canaryKey: '',
        jti,
        issuedAt: iat - seconds,
      },
      MINUTES * 60,
    );

  test('that requests renewal gets a short-lived token and an HTTP-only cookie; others get a token for 12 hours (SESS-04)', async () => {
    const { iat, exp, whole } = await signIn();
    assert.equal(exp - iat, MINUTES * 60);
    const port = new URL(server.url()).port;
    assert.match(
      whole,
      new RegExp(`^galley-renewal-${port}=[\\w-]{43}; Path=/; Max-Age=43200; HttpOnly; SameSite=Strict$`),
    );
    const secure = await signIn(REP, { origin: 'https://galley.example', 'sec-fetch-site': 'same-origin' });
    assert.match(secure.whole, /^__Host-galley-renewal=.+; Secure$/);
    const body = { email: REP, password: DEMO_PASSWORD };
    const program = await server.call<string>('POST', '/account/login', { body, headers: page() });
    const { iat: from, exp: until } = claimsOf(program.body);
    assert.deepEqual([until - from, program.headers.getSetCookie()], [43_200, []]);
    // A page of another origin would never send the cookie.
    const foreign = await signIn(REP, { origin: 'https://elsewhere.example' });
    assert.deepEqual([foreign.exp - foreign.iat, foreign.whole], [43_200, '']);
  });

  test('is useless to a token thief once the token has expired, and continues with its cookie (API-342, SESS-04)', async () => {
    const begun = await signIn();
    const stolen = await aged(begun, MINUTES * 60 + 61);
    assert.equal(await status(stolen), 401);
    const renewed = await renew(begun);
    assert.equal(renewed.status, 200);
    assert.notEqual(renewed.cookie, begun.cookie);
    const { jti, sub, iat, exp } = claimsOf(renewed.token);
    assert.deepEqual([jti, sub, exp - iat], [begun.jti, begun.sub, MINUTES * 60]);
    assert.deepEqual([await status(renewed.token), await status(stolen)], [200, 401]);
    const stored = await query(sql`SELECT * FROM renewal WHERE jti = ${jti}`);
    const secret = renewed.cookie.split('=')[1] ?? '';
    assert.ok(stored.length === 2 && !JSON.stringify(stored).includes(secret), 'only digests are stored');
  });

  test('survives lost responses and twenty renewals at once: whichever response arrives last works (SESS-05)', async () => {
    const begun = await signIn();
    const all = await Promise.all(Array.from({ length: 20 }, () => renew(begun)));
    assert.deepEqual(new Set(all.map((one) => one.status)), new Set([200]));
    const [kept, sibling] = [all[7], all[3]];
    assert.ok(kept !== undefined && sibling !== undefined);
    const next = await renew(kept);
    assert.equal(next.status, 200);
    assert.equal((await renew(kept)).status, 200, 'its response was lost');
    assert.equal(await status(begun.token), 200);
    assert.equal((await renew(sibling)).misused, true, 'another response’s secret counts as a copy by now');
    assert.equal(await status(begun.token), 401);
  });

  test('ends at once, with an audit log entry, when a replaced secret is used again (SESS-05)', async () => {
    const victim = await signIn(OTHER);
    const bystander = await signIn(OTHER);
    const first = await renew(victim);
    const second = await renew(first);
    assert.equal(second.status, 200);
    const thief = await renew(victim);
    assert.deepEqual([thief.status, thief.misused, thief.cookie], [401, true, '']);
    assert.deepEqual(
      [await status(victim.token), await status(second.token), await status(bystander.token)],
      [401, 401, 200],
    );
    const after = await renew(second);
    assert.deepEqual([after.status, after.misused], [401, true], 'the person gets the reason');
    const trail = await query(sql`
      SELECT record FROM audit_log WHERE action = 'session ended: renewal cookie was reused'
        AND record = (SELECT 'employee/' || id FROM employee WHERE email = ${OTHER})`);
    assert.equal(trail.length, 1);
  });

  test('is renewed only by pages of this server, and not with the cookie of another session (SESS-06)', async () => {
    const begun = await signIn();
    const other = await signIn(OTHER);
    for (const headers of [
      {},
      { origin: 'null' },
      { origin: 'https://elsewhere.example' },
      { ...page(), 'sec-fetch-site': 'cross-site' },
      { ...page(), 'sec-fetch-site': 'same-site' },
    ])
      assert.equal((await renew(begun, headers)).status, 403, JSON.stringify(headers));
    assert.equal((await renew({ jti: begun.jti, cookie: other.cookie })).status, 401);
    assert.equal((await renew({ jti: begun.jti, cookie: '' })).status, 401);
    assert.equal(
      (await renew({ jti: begun.jti, cookie: `${begun.cookie.split('=')[0]}=made-up` })).status,
      401,
    );
    assert.deepEqual(
      [(await renew(begun)).status, (await renew(other)).status],
      [200, 200],
      'both sessions continue',
    );
  });

  test('can’t be renewed after signing out, expiry, four idle hours, being ended elsewhere, or disabling (SESS-06)', async () => {
    const out = await signIn();
    const answer = await server.call('POST', '/account/logout', {
      token: out.token,
      headers: { ...page(), cookie: out.cookie },
    });
    assert.match(answer.headers.getSetCookie()[0] ?? '', /^galley-renewal-\d+=; Path=\/; Max-Age=0;/);
    assert.equal((await renew(out)).status, 401);
    const ended = async (change: (jti: string) => ReturnType<typeof sql>, undo?: ReturnType<typeof sql>) => {
      const begun = await signIn();
      await query(change(begun.jti));
      const { status: found, misused } = await renew(begun);
      if (undo !== undefined) await query(undo);
      return [found, misused];
    };
    assert.deepEqual(
      [
        await ended((jti) => sql`UPDATE session SET expires_at = now() WHERE jti = ${jti}`),
        await ended((jti) => sql`UPDATE session SET seen_at = now() - interval '4 hours' WHERE jti = ${jti}`),
        await ended((jti) => sql`UPDATE session SET revoked_at = now() WHERE jti = ${jti}`),
        await ended(
          () => sql`UPDATE employee SET disabled_at = now() WHERE email = ${REP}`,
          sql`UPDATE employee SET disabled_at = NULL WHERE email = ${REP}`,
        ),
      ],
      Array.from({ length: 4 }, () => [401, false]),
    );
  });

  test('isn’t extended beyond its twelve hours by a renewal, which doesn’t count as use (SESS-06)', async () => {
    const begun = await signIn();
    await query(sql`
      UPDATE session SET seen_at = now() - interval '3 hours', expires_at = now() + interval '5 minutes'
      WHERE jti = ${begun.jti}`);
    const { token } = await renew(begun);
    const { iat, exp } = claimsOf(token);
    assert.ok(exp - iat <= 300 && exp - iat > 290);
    const [row] = await query(sql`
      SELECT seen_at < now() - interval '2 hours' AS "isIdle" FROM session WHERE jti = ${begun.jti}`);
    assert.deepEqual(row, { isIdle: true });
  });

  test('receives live events until its token expires, and then with the next one (SESS-08)', async () => {
    const begun = await signIn();
    /** Opens the stream with a token that has seconds left, and tries again if the token expires on the way. */
    const open = async (): Promise<IncomingMessage> => {
      const [row] = await server
        .database()
        .query<{ now: number }>(sql`SELECT floor(extract(epoch FROM now()))::float8 AS now`);
      const token = await aged({ ...begun, iat: row?.now ?? 0 }, MINUTES * 60 + 58);
      const headers = { authorization: `Bearer ${token}` };
      const [answer] = (await once(get(`${server.url()}/v1/live`, { headers }), 'response')) as [
        IncomingMessage,
      ];
      if (answer.statusCode !== 401) return answer;
      answer.resume();
      return open();
    };
    const answer = await open();
    assert.equal(answer.statusCode, 200);
    answer.resume();
    await once(answer, 'end');
  });
});
