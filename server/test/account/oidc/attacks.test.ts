import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { decodeJwt } from 'jose';
import { onOneServer, OTHER, REP } from '../../testing.ts';
import type { Forgery } from './identityProvider.ts';
import { oidcEnv, openBrowser, PUBLIC_URL, sentenceOf, startIdentityProvider } from './testing.ts';

const provider = await startIdentityProvider();
after(provider.stop);

const UNVERIFIED = 'The response from your company’s sign-in couldn’t be verified. Sign in again.';
const ELSEWHERE = 'This sign-in didn’t start in this browser, or it took too long. Sign in again.';

describe('Attacks on the sign-in with a company account', () => {
  onOneServer(
    'an attacker',
    (server) => {
      before(() =>
        provider.tell({
          reached: { publicUrl: PUBLIC_URL, url: server.url() },
          people: {
            robin: { email: REP, email_verified: true },
            mallory: { email: OTHER, email_verified: true },
          },
        }),
      );
      beforeEach(() => provider.tell({ forgery: null }));

      const refused = async (browser: ReturnType<typeof openBrowser>, callback: string, sentence: string) => {
        const page = await browser.comeBack(callback);
        assert.deepEqual([page.status, sentenceOf(page)], [400, sentence]);
        assert.equal((await browser.takeToken()).status, 400);
      };
      const changed = (callback: string, change: (query: URLSearchParams) => void) => {
        const url = new URL(callback);
        change(url.searchParams);
        return url.href;
      };

      test('cannot sign a victim in to the attacker’s account with an address of the attacker’s own sign-in (OIDC-03)', async () => {
        const callback = await openBrowser(server).toCallback('robin');
        await refused(openBrowser(server), callback, ELSEWHERE);
        // Nor while the victim is signing in.
        const victim = openBrowser(server);
        await victim.toCallback('robin');
        await refused(victim, callback, UNVERIFIED);
      });

      test('fails with a wrong or missing state, or a forged cookie (OIDC-03)', async () => {
        for (const change of [
          (query: URLSearchParams) => query.set('state', 'x'.repeat(43)),
          (query: URLSearchParams) => query.delete('state'),
        ]) {
          const browser = openBrowser(server);
          await refused(browser, changed(await browser.toCallback('robin'), change), UNVERIFIED);
        }
        const forger = openBrowser(server);
        const callback = await forger.toCallback('robin');
        forger.jar(PUBLIC_URL).set('__Host-galley-oidc', 'eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..a.b.c');
        await refused(forger, callback, ELSEWHERE);
      });

      test('cannot reuse a code, even with the cookies of its browser (OIDC-03)', async () => {
        const browser = openBrowser(server);
        const callback = await browser.toCallback('robin');
        const held = new Map(browser.jar(PUBLIC_URL));
        assert.equal((await browser.comeBack(callback)).status, 303);
        await browser.takeToken();
        for (const [name, value] of held) browser.jar(PUBLIC_URL).set(name, value);
        await refused(browser, callback, UNVERIFIED);
      });

      test('cannot mix up providers: a response from another issuer, or without one, is refused (OIDC-03)', async () => {
        for (const change of [
          (query: URLSearchParams) => query.set('iss', 'https://login.attacker.example'),
          (query: URLSearchParams) => query.delete('iss'),
        ]) {
          const browser = openBrowser(server);
          await refused(browser, changed(await browser.toCallback('robin'), change), UNVERIFIED);
        }
      });

      test('cannot redirect elsewhere: no parameter leads to another address (OIDC-03)', async () => {
        const evil = 'https://attacker.example/';
        const query = `?redirect_uri=${evil}&return=${evil}&url=${evil}&next=//attacker.example`;
        const browser = openBrowser(server);
        const start = await browser.go(`${PUBLIC_URL}/account/oidc/start${query}`, {}, '/auth');
        const { origin, searchParams } = new URL(start.url);
        assert.equal(origin, provider.issuer);
        assert.equal(searchParams.get('redirect_uri'), `${PUBLIC_URL}/account/oidc/callback`);
        assert.deepEqual(
          [searchParams.get('code_challenge_method'), searchParams.get('response_type')],
          ['S256', 'code'],
        );
        assert.ok(!start.url.includes('attacker'));
        const page = await browser.comeBack(`${await browser.toCallback('robin')}&${query.slice(1)}`);
        assert.equal(page.headers.get('location'), '/activities#arrived');
        // The return address can only be the name of a page.
        for (const name of ['/attacker.example', 'https:attacker', '..', 'a'.repeat(41)]) {
          const named = `${PUBLIC_URL}/account/oidc/start?page=${encodeURIComponent(name)}`;
          assert.equal((await browser.go(named, {}, '/auth')).status, 400, name);
        }
      });

      test('cannot start a sign-in from another site; the button, a bookmark and a typed address can (OIDC-13, API-265)', async () => {
        const start = (headers: Record<string, string>) =>
          openBrowser(server).go(`${PUBLIC_URL}/account/oidc/start?page=orders`, { headers }, '/auth');
        for (const site of ['cross-site', 'same-site']) {
          const page = await start({ 'sec-fetch-site': site });
          assert.deepEqual(
            [page.status, sentenceOf(page)],
            [403, 'Another website opened this link. To sign in, go to the sign-in page.'],
            site,
          );
          assert.match(page.text, /<a href="\/">Back to Sign-In<\/a>/);
          assert.deepEqual(page.headers.getSetCookie(), [], site);
        }
        for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }, {}]) {
          const { url } = await start(headers);
          assert.equal(new URL(url).origin, provider.issuer, JSON.stringify(headers));
        }
      });

      test('cannot fixate a session: planted cookies open nothing, and a sign-in replaces them (OIDC-04, SESS-05)', async () => {
        const renewal = '__Host-galley-renewal';
        const [attacker, victim] = [openBrowser(server), openBrowser(server)];
        const own = await attacker.signIn('mallory');
        const planted = attacker.jar(PUBLIC_URL).get(renewal) ?? '';
        for (const [name, value] of attacker.jar(PUBLIC_URL)) victim.jar(PUBLIC_URL).set(name, value);
        const { token } = await victim.signIn('robin');
        const { jti, sub } = decodeJwt(token);
        assert.notEqual(jti, decodeJwt(own.token).jti);
        assert.notEqual(sub, decodeJwt(own.token).sub);
        assert.notEqual(victim.jar(PUBLIC_URL).get(renewal), planted);
        const { status } = await server.call('POST', '/account/renewal', {
          body: { Session: jti },
          headers: { cookie: `${renewal}=${planted}`, origin: PUBLIC_URL },
        });
        assert.equal(status, 401);
      });

      const forgeries: [what: string, forgery: Forgery][] = [
        ['without a signature (algorithm none)', { signedWith: 'nothing' }],
        ['signed with the client’s secret (HS256)', { signedWith: 'client secret' }],
        ['signed with the public key as a secret (HS256)', { signedWith: 'public key' }],
        ['signed with another key', { signedWith: 'foreign key' }],
        ['for another audience', { claims: { aud: 'another-client' } }],
        [
          'for several audiences, and issued for another',
          { claims: { aud: ['galley', 'other'], azp: 'other' } },
        ],
        ['of another issuer', { claims: { iss: 'https://login.attacker.example' } }],
        ['with another nonce', { claims: { nonce: 'n'.repeat(43) } }],
        ['without a nonce', { claims: { nonce: null } }],
        ['that has expired', { claims: { exp: 1_700_000_000 } }],
        ['of another subject than its UserInfo', { claims: { sub: 'mallory' } }],
      ];
      for (const [what, forgery] of forgeries)
        test(`fails with an ID token ${what} (OIDC-03)`, async () => {
          await provider.tell({ forgery });
          const browser = openBrowser(server);
          await refused(browser, await browser.toCallback('robin'), UNVERIFIED);
        });

      test('leaves no codes, tokens or claims in the log (OIDC-04)', async () => {
        await provider.tell({ forgery: { claims: { nonce: 'n'.repeat(43) } } });
        const logged: unknown[] = [];
        const browser = openBrowser(server);
        const callback = await browser.toCallback('robin');
        const { log } = server.app();
        const child = log.child.bind(log);
        // Each request has its own child logger.
        log.child = (...options: Parameters<typeof child>) => {
          const own = child(...options);
          own.warn = (...entry: unknown[]) => void logged.push(...entry);
          return own;
        };
        await browser.go(callback);
        log.child = child;
        const text = JSON.stringify(logged);
        assert.match(text, /sign-in with a company account failed/);
        assert.ok(!text.includes(new URL(callback).searchParams.get('code') ?? 'no code'));
        assert.ok(!text.includes('nnnnnnnn'), text);
        assert.ok(!text.includes(REP), text);
      });
    },
    { env: () => oidcEnv(provider) },
  );
});

describe('An identity provider that is down', () => {
  onOneServer(
    'the break-glass account',
    (server) => {
      test('gets a clear message, and can still sign in (OIDC-02, OIDC-08)', async () => {
        const page = await openBrowser(server).go(`${PUBLIC_URL}/account/oidc/start`);
        assert.equal(page.status, 503);
        assert.equal(sentenceOf(page), 'Your company’s sign-in isn’t responding. Try again in a minute.');
        assert.match(page.text, /<a href="\/\?password">/);
        const { status } = await server.call('POST', '/account/login', {
          body: { email: 'ops@galley.example', password: 'press-room-1' },
        });
        assert.equal(status, 200);
      });
    },
    {
      env: () => ({
        // Nothing listens on the discard port.
        ...oidcEnv({ ...provider, issuer: 'http://127.0.0.1:9' }),
        PASSWORD_SIGN_IN: 'off',
        BREAK_GLASS_EMAIL: 'ops@galley.example',
      }),
    },
  );
});
