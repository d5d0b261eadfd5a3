import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, test } from 'node:test';
import { decodeJwt, SignJWT, type JWTHeaderParameters } from 'jose';
import sql from 'sql-template-tag';
import { DEMO_PASSWORD } from '#server/demo/accounts';
import { MANAGER, onOneServer, OTHER, REP, type TestServer } from '../testing.ts';
import { tokenSecret } from '#server/account/secret';
import { tempFolder } from '../tempFolder.ts';
import { resetMail } from './testing.ts';

const folder = tempFolder();
const outbox = path.join(folder, 'outbox');
const env = () => ({ DATA_DIR: folder, PUBLIC_URL: 'https://galley.example' });

const signIn = (server: TestServer, email: string, password: string, headers: Record<string, string> = {}) =>
  server.call<string>('POST', '/account/login', { body: { email, password }, headers });
const count = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;
const times = <T>(length: number, make: (index: number) => T): T[] =>
  Array.from({ length }, (_, index) => make(index));

onOneServer(
  'An attacker who guesses passwords',
  (server) => {
    beforeEach(() => server.database().query(sql`DELETE FROM throttle`));

    test('has ten tries per email address, even when a hundred are sent at once', async () => {
      const answers = await Promise.all(times(100, (index) => signIn(server, OTHER, `guess ${index}`)));
      assert.deepEqual([count(answers, 400), count(answers, 429)], [10, 90]);
      assert.equal((await signIn(server, OTHER, DEMO_PASSWORD)).status, 429);
    });

    test('has ten tries per IP address, whatever the email addresses', async () => {
      const answers = [];
      for (let index = 0; index < 15; index += 1)
        answers.push(await signIn(server, `person.${index}@galley.example`, 'summer'));
      assert.deepEqual([count(answers, 400), count(answers, 429)], [10, 5]);
    });

    test('gains nothing by spelling an email address differently', async () => {
      const spellings = [REP, REP.toUpperCase(), ` ${REP}`, `${REP}\t`, 'Rep@Galley.example'];
      for (let index = 0; index < 10; index += 1)
        await signIn(server, spellings[index % spellings.length] ?? '', 'wrong');
      const [row] = await server
        .database()
        .query<{ subjects: number }>(sql`SELECT count(DISTINCT subject) AS subjects FROM throttle`);
      assert.equal(row?.subjects, 2, 'one row for the email and one for the address');
    });

    test('gains nothing by claiming another IP address in a header', async () => {
      const answers = [];
      for (let index = 0; index < 15; index += 1)
        answers.push(
          await signIn(server, `person.${index}@galley.example`, 'summer', {
            'x-forwarded-for': `203.0.113.${index}`,
            'x-real-ip': `203.0.113.${index}`,
            forwarded: `for=203.0.113.${index}`,
            'true-client-ip': `203.0.113.${index}`,
          }),
        );
      assert.equal(count(answers, 429), 5);
    });

    test('does not lock out a colleague at the same IP address who knows the password', async () => {
      for (let index = 0; index < 9; index += 1) await signIn(server, 'nobody@galley.example', 'wrong');
      const answers = [];
      for (let index = 0; index < 5; index += 1) answers.push(await signIn(server, REP, DEMO_PASSWORD));
      assert.equal(count(answers, 200), 5);
    });
  },
  { env },
);

onOneServer(
  'An attacker who guesses passwords through a trusted proxy',
  (server) => {
    const through = (email: string, forwarded: string) =>
      signIn(server, email, 'summer', { 'x-forwarded-for': forwarded });

    test('is identified by the IP address that the proxy saw, whatever the request claims', async () => {
      await server.database().query(sql`DELETE FROM throttle`);
      const answers = [];
      for (let index = 0; index < 15; index += 1)
        answers.push(await through(`person.${index}@galley.example`, `198.51.100.${index}, 203.0.113.7`));
      assert.equal(count(answers, 429), 5);
      assert.equal((await through('somebody.else@galley.example', '203.0.113.8')).status, 400);
    });

    test('is identified by the network, if a sender has a whole one', async () => {
      await server.database().query(sql`DELETE FROM throttle`);
      const answers = [];
      for (let index = 0; index < 15; index += 1)
        answers.push(await through(`person.${index}@galley.example`, `2001:db8:0:1::${index + 1}`));
      assert.equal(count(answers, 429), 5);
    });
  },
  { env: () => ({ ...env(), TRUST_PROXY: '127.0.0.1' }) },
);

onOneServer(
  'An attacker who forges a token',
  (server) => {
    const claimsOf = async () => decodeJwt(await server.tokenOf(REP));
    const header: JWTHeaderParameters = { alg: 'HS256', typ: 'JWT' };
    const sign = async (change: object, protectedHeader = header, key?: Uint8Array) =>
      new SignJWT({ ...(await claimsOf()), ...change })
        .setProtectedHeader(protectedHeader)
        .sign(key ?? (await tokenSecret(server.database())));
    const now = () => Math.floor(Date.now() / 1000);

    test('is refused for every known trick (SIGN-01)', async () => {
      const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
      const pem = publicKey.export({ type: 'spki', format: 'pem' });
      const own = Buffer.alloc(32, 7);
      const jwk = { kty: 'oct', k: own.toString('base64url') };
      const [head = '', payload = '', signature = ''] = (await server.tokenOf(REP)).split('.');
      const { jti: _jti, ...unnamed } = await claimsOf();
      const { sub: _sub, ...nobody } = await claimsOf();
      const { iat: _iat, ...undated } = await claimsOf();
      const secret = await tokenSecret(server.database());
      const bare = (claims: object) => new SignJWT({ ...claims }).setProtectedHeader(header).sign(secret);
      const manager = decodeJwt(await server.tokenOf(MANAGER));
      const { body: revoked } = await signIn(server, REP, DEMO_PASSWORD);
      await server.call('POST', '/account/logout', { token: revoked });
      const swapped = Buffer.from(JSON.stringify({ ...(await claimsOf()), sub: manager.sub })).toString(
        'base64url',
      );
      const tokens = {
        'algorithm none': `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`,
        'algorithm NONE with a signature': `${Buffer.from('{"alg":"NONE"}').toString('base64url')}.${payload}.${signature}`,
        'a key pair of one’s own': await new SignJWT(await claimsOf())
          .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
          .sign(privateKey),
        'a public key as the secret': await sign({}, header, Buffer.from(pem)),
        'the right key with another algorithm': await sign({}, { alg: 'HS384', typ: 'JWT' }),
        'an empty key': await sign({}, header, Buffer.alloc(1)).catch(() => 'a.b.c'),
        'another key': await sign({}, header, own),
        'a key in the header': await sign({}, { ...header, jwk }, own),
        'a key elsewhere': await sign({}, { ...header, jku: 'https://evil.example/keys' }, own),
        'a key by a path': await sign({}, { ...header, kid: '../../../../dev/null' }, Buffer.alloc(32)),
        'a key by a statement': await sign({}, { ...header, kid: "' UNION SELECT 'x" }, own),
        'another audience': await sign({ aud: 'elsewhere' }),
        'another issuer': await sign({ iss: 'elsewhere' }),
        'another type': await sign({}, { alg: 'HS256', typ: 'at+jwt' }),
        'run out': await sign({ exp: now() - 61 }),
        'from tomorrow': await sign({ iat: now() + 86_400, exp: now() + 90_000 }),
        'not yet': await sign({ nbf: now() + 600 }),
        'for ever, from long ago': await sign({ iat: 1, exp: now() + 1e9 }),
        'without a session': await bare(unnamed),
        'without an employee': await bare(nobody),
        'without a date': await bare(undated),
        'another’s employee': await sign({ sub: manager.sub }),
        'another’s session': await sign({ jti: manager.jti }),
        'a session that has ended': revoked,
        'a statement for a session': await sign({ jti: "' OR '1'='1" }),
        'other claims under the old signature': `${head}.${swapped}.${signature}`,
        'half a signature': `${head}.${payload}.${signature.slice(0, 20)}`,
        'no signature': `${head}.${payload}.`,
        'two parts': `${head}.${payload}`,
        'four parts': `${head}.${payload}.${signature}.x`,
        'cut off': (await server.tokenOf(REP)).slice(0, -1),
      };
      for (const [what, token] of Object.entries(tokens)) {
        const { status, body } = await server.call('GET', '/v1/employees', { token });
        assert.equal(status, 401, `${what}: ${JSON.stringify(body)}`);
      }
      assert.equal((await server.call('GET', '/v1/employees', { token: await sign({}) })).status, 200);
    });

    test('is refused if the right token is in the wrong place', async () => {
      const token = await server.tokenOf(REP);
      for (const [path, headers] of [
        [`/v1/employees?access_token=${token}`, {}],
        [`/v1/employees?token=${token}`, {}],
        ['/v1/employees', { cookie: `token=${token}` }],
        ['/v1/employees', { 'x-authorization': `Bearer ${token}` }],
        ['/v1/employees', { authorization: `Basic ${token}` }],
        ['/v1/employees', { authorization: `Bearer ${token}, Bearer x` }],
      ] as const)
        assert.equal((await server.call('GET', path, { headers })).status, 401, path.slice(0, 30));
    });
  },
  { env },
);

onOneServer(
  'An attacker who abuses the password reset',
  (server) => {
    const mails = () => readdirSync(outbox).sort();
    const forgot = (headers: Record<string, string> = {}) =>
      server.call<boolean>('POST', '/account/forgotpassword', { body: { email: OTHER }, headers });
    beforeEach(async () => {
      rmSync(outbox, { recursive: true, force: true });
      await server.database().query(sql`DELETE FROM throttle`);
    });

    test('sends at most ten emails, even when forty are requested at once', async () => {
      const answers = await Promise.all(times(40, () => forgot()));
      assert.deepEqual([count(answers, 200), count(answers, 429)], [10, 30]);
      assert.equal(mails().length, 10);
    });

    test('cannot choose the target of the emailed link', async () => {
      await forgot({
        'x-forwarded-host': 'evil.example',
        origin: 'https://evil.example',
        referer: 'https://evil.example/',
      });
      assert.equal(resetMail(outbox).url, 'https://galley.example');
    });

    test('keeps no session of the old password, not even one opened meanwhile', async () => {
      for (let round = 0; round < 5; round += 1) {
        await server.database().query(sql`DELETE FROM throttle`);
        await forgot();
        const { token: resetToken } = resetMail(outbox);
        const [old, fresh] =
          round % 2 === 0 ? [DEMO_PASSWORD, 'fresh-ink-2'] : ['fresh-ink-2', DEMO_PASSWORD];
        const reset = () =>
          server.call<boolean>('POST', '/account/resetpassword', { body: { resetToken, password: fresh } });
        const [done, ...opened] = await Promise.all([reset(), ...times(8, () => signIn(server, OTHER, old))]);
        assert.equal(done.body, true);
        for (const { status, body } of opened)
          if (status === 200)
            assert.equal(
              (await server.call('GET', '/v1/employees', { token: body })).status,
              401,
              `round ${round}`,
            );
      }
    });
  },
  { env },
);
