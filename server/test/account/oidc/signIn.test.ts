import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { decodeJwt } from 'jose';
import sql from 'sql-template-tag';
import { peopleOf } from '../employees/testing.ts';
import { scrape, valueIn } from '../../operations/metrics/scrape.ts';
import { MANAGER, onOneServer, OTHER, REP } from '../../testing.ts';
import { oidcEnv, openBrowser, PUBLIC_URL, sentenceOf, startIdentityProvider } from './testing.ts';

const provider = await startIdentityProvider();
after(provider.stop);

describe('Signing in with a company account', () => {
  onOneServer(
    'an employee whom Operations has added',
    (server) => {
      before(() =>
        provider.tell({
          reached: { publicUrl: PUBLIC_URL, url: server.url() },
          people: {
            robin: { email: REP.toUpperCase(), email_verified: true, given_name: 'Robin' },
            unverified: { email: OTHER, email_verified: false },
            silent: { email: OTHER },
            thief: { email: REP, email_verified: true },
            stranger: { email: 'stranger@galley.example', email_verified: true },
          },
        }),
      );
      const linked = (subject: string) =>
        server.database().query<{ email: string }>(sql`
          SELECT email FROM oidc_identity JOIN employee ON employee.id = employee_id WHERE subject = ${subject}`);

      test('finds the employee by verified email address, then by subject, and gives a session (OIDC-03, OIDC-05)', async () => {
        const { token } = await openBrowser(server).signIn('robin');
        assert.equal(decodeJwt(token).given_name, 'Robin');
        const { status, body } = await server.call<{ EmployeeEmail: string }>('GET', '/v1/employees', {
          token,
        });
        assert.deepEqual([status, body.EmployeeEmail], [200, REP]);

        await provider.tell({
          people: { robin: { email: 'renamed@galley.example', email_verified: false } },
        });
        const again = await openBrowser(server).signIn('robin');
        assert.equal(decodeJwt(again.token).sub, decodeJwt(token).sub);
      });

      test('gives the page a short-lived token, and a cookie that renews it (SESS-04)', async () => {
        const browser = openBrowser(server);
        const { token } = await browser.signIn('robin');
        const { jti, iat = 0, exp = 0 } = decodeJwt(token);
        const name = '__Host-galley-renewal';
        const cookie = `${name}=${browser.jar(PUBLIC_URL).get(name)}`;
        const renewed = await server.call<string>('POST', '/account/renewal', {
          body: { Session: jti },
          headers: { cookie, origin: PUBLIC_URL },
        });
        assert.deepEqual([exp - iat, renewed.status, decodeJwt(renewed.body).jti], [900, 200, jti]);
      });

      test('doesn’t find an employee by an unverified email address (OIDC-05)', async () => {
        for (const account of ['unverified', 'silent']) {
          const { page, token } = await openBrowser(server).signIn(account);
          assert.deepEqual([page.status, token], [403, '']);
          assert.match(sentenceOf(page), /^Galley doesn’t know this company account\./);
          assert.deepEqual(await linked(account), []);
        }
      });

      test('doesn’t let another account with the same email address take over (OIDC-05)', async () => {
        await openBrowser(server).signIn('robin');
        const { page, token } = await openBrowser(server).signIn('thief');
        assert.deepEqual([page.status, token], [403, '']);
        assert.match(sentenceOf(page), /signs in with another company account/);
        assert.deepEqual(await linked('thief'), []);
      });

      test('links a new company account once Operations has disabled and enabled the employee (OIDC-05)', async () => {
        await provider.tell({
          people: {
            former: { email: MANAGER, email_verified: true },
            renewed: { email: MANAGER, email_verified: true },
          },
        });
        const statusOf = async (account: string) => (await openBrowser(server).signIn(account)).page.status;
        assert.deepEqual([await statusOf('former'), await statusOf('renewed')], [303, 403]);
        const { setDisabled } = peopleOf(server);
        await setDisabled(MANAGER, true);
        assert.equal((await linked('former')).length, 1);
        await setDisabled(MANAGER, false);
        assert.deepEqual([await statusOf('renewed'), await statusOf('former')], [303, 403]);
      });

      test('doesn’t add an unknown person unless that is switched on (OIDC-05)', async () => {
        const { page } = await openBrowser(server).signIn('stranger');
        assert.equal(page.status, 403);
        assert.match(sentenceOf(page), /Ask Operations to add you/);
        const found = await server
          .database()
          .query(sql`SELECT FROM employee WHERE email = 'stranger@galley.example'`);
        assert.equal(found.length, 0);
      });

      test('tells a disabled employee so and gives no session (OIDC-05)', async () => {
        const database = server.database();
        await openBrowser(server).signIn('robin');
        await database.query(sql`UPDATE employee SET disabled_at = now() WHERE email = ${REP}`);
        const { page, token } = await openBrowser(server).signIn('robin');
        await database.query(sql`UPDATE employee SET disabled_at = NULL WHERE email = ${REP}`);
        assert.deepEqual(
          [page.status, token, sentenceOf(page)],
          [403, '', 'Your Galley account is disabled. Ask Operations.'],
        );
      });

      test('tells people if they canceled at the provider (OIDC-02)', async () => {
        const { page } = await openBrowser(server).signIn('nobody that it knows');
        assert.deepEqual([page.status, sentenceOf(page)], [403, 'Your company’s sign-in didn’t let you in.']);
      });

      test('twice at the same moment for the first time links once and gives two sessions (OIDC-05)', async () => {
        await provider.tell({ people: { twin: { email: OTHER, email_verified: true } } });
        const both = await Promise.all([1, 2].map(() => openBrowser(server).signIn('twin')));
        assert.deepEqual(
          both.map(({ page }) => page.status),
          [303, 303],
        );
        assert.equal((await linked('twin')).length, 1);
      });

      test('puts the token in no address, page or cookie, only in a response to its own browser, once (OIDC-04)', async () => {
        const browser = openBrowser(server);
        const page = await browser.comeBack(await browser.toCallback('robin', 'orders'));
        assert.equal(page.headers.get('location'), '/orders#arrived');
        const cookies = page.headers.getSetCookie();
        assert.ok(
          cookies.some((one) =>
            /^__Host-galley-arrival=[\w-]{43}; .*HttpOnly; SameSite=Strict; Secure$/.test(one),
          ),
        );
        assert.ok(cookies.some((one) => one.startsWith('__Host-galley-oidc=;')));
        const held = new Map(browser.jar(PUBLIC_URL));
        const { token } = await browser.takeToken();
        assert.equal(token.split('.').length, 3);
        for (const text of [page.text, page.url, ...cookies]) assert.ok(!text.includes(token.slice(0, 30)));
        assert.deepEqual(page.headers.get('cache-control'), 'no-store');
        assert.equal(page.headers.get('referrer-policy'), 'no-referrer');

        for (const [name, value] of held) browser.jar(PUBLIC_URL).set(name, value);
        assert.equal((await browser.takeToken()).status, 400);
        assert.equal((await openBrowser(server).takeToken()).status, 400);
      });

      test('reports our own failures, and can be retried (OIDC-02)', async () => {
        const database = server.database();
        await database.query(sql`ALTER TABLE oidc_arrival RENAME TO oidc_away`);
        const { page } = await openBrowser(server).signIn('robin');
        await database.query(sql`ALTER TABLE oidc_away RENAME TO oidc_arrival`);
        assert.deepEqual([page.status, sentenceOf(page)], [500, 'Something went wrong on our side.']);
        assert.equal((await openBrowser(server).signIn('robin')).page.status, 303);
      });

      test('counts in the metrics as a sign-in that succeeded or failed (METR-03)', async () => {
        const counted = async () => {
          const samples = await scrape(server);
          return ['succeeded', 'failed'].map((outcome) =>
            valueIn(samples, 'galley_sign_ins_total', { outcome }),
          );
        };
        const before = await counted();
        await openBrowser(server).signIn('robin');
        await openBrowser(server).signIn('unverified');
        const after = await counted();
        assert.deepEqual(
          after.map((count, index) => count - (before[index] ?? 0)),
          [1, 1],
        );
      });

      test('is in the audit log, from the link to each sign-in (OIDC-09)', async () => {
        const actions = await server.database().query<{ action: string }>(sql`
          SELECT action FROM audit_log JOIN employee ON employee.id = employee_id WHERE email = ${REP} ORDER BY audit_log.id`);
        const told = actions.map(({ action }) => action);
        assert.equal(told.filter((action) => action === 'company account linked').length, 1);
        assert.ok(told.filter((action) => action === 'signed in with company account').length > 2);
      });
    },
    { env: () => oidcEnv(provider, { METRICS_PORT: '0' }) },
  );
});
