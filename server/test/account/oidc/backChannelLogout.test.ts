import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import sql from 'sql-template-tag';
import { openLive } from '../../day/live/testing.ts';
import { onOneServer, REP } from '../../testing.ts';
import type { Told } from './identityProvider.ts';
import { oidcEnv, openBrowser, PUBLIC_URL, startIdentityProvider } from './testing.ts';

const provider = await startIdentityProvider();
after(provider.stop);

const EVENTS = { 'http://schemas.openid.net/event/backchannel-logout': {} };

describe('Being signed out by the identity provider', () => {
  onOneServer(
    'by a logout token',
    (server) => {
      before(() =>
        provider.tell({
          reached: { publicUrl: PUBLIC_URL, url: server.url() },
          people: { robin: { email: REP, email_verified: true } },
        }),
      );
      const works = async (token: string) =>
        (await server.call('GET', '/v1/employees', { token })).status === 200;
      const now = () => Math.floor(Date.now() / 1000);
      const claims = (more: Record<string, unknown> = {}) => ({
        iss: provider.issuer,
        aud: 'galley',
        iat: now(),
        exp: now() + 120,
        jti: randomUUID(),
        sub: 'robin',
        events: EVENTS,
        ...more,
      });
      const tokenOf = async (sign: NonNullable<Told['sign']>) => (await provider.tell({ sign })) ?? '';
      const send = async (logoutToken: string) =>
        (
          await server.call('POST', '/account/oidc/logout', {
            headers: { 'content-type': 'application/x-www-form-urlencoded' },
            body: new URLSearchParams({ logout_token: logoutToken }).toString(),
          })
        ).status;

      test('signing out at the provider ends that session here, and its live stream, and no other session (OIDC-07)', async () => {
        const [first, second] = [openBrowser(server), openBrowser(server)];
        const [{ token: ended }, { token: other }] = [
          await first.signIn('robin'),
          await second.signIn('robin'),
        ];
        const live = await openLive(server.url(), { token: ended });
        const form = await first.go(`${provider.issuer}/session/end`);
        const xsrf = /name="xsrf" value="([^"]+)"/.exec(form.text)?.[1] ?? '';
        await first.go(`${provider.issuer}/session/end/confirm`, {
          method: 'POST',
          body: new URLSearchParams({ xsrf, logout: 'yes' }),
        });
        assert.deepEqual([await works(ended), await works(other)], [false, true]);
        await live.ended;
        const [row] = await server
          .database()
          .query(sql`SELECT FROM audit_log WHERE action = 'signed out by company account'`);
        assert.ok(row);
      });

      test('a token that only names the person ends all their sessions, even one whose page hasn’t arrived yet (OIDC-07)', async () => {
        const [{ token: one }, { token: two }] = [
          await openBrowser(server).signIn('robin'),
          await openBrowser(server).signIn('robin'),
        ];
        const waiting = openBrowser(server);
        await waiting.comeBack(await waiting.toCallback('robin'));
        const withPassword = await server.tokenOf(REP);
        assert.equal(await send(await tokenOf({ claims: claims(), type: 'logout+jwt' })), 200);
        assert.deepEqual(
          [await works(one), await works(two), await works(withPassword)],
          [false, false, true],
        );
        assert.equal((await waiting.takeToken()).status, 400);
      });

      test('a token that was already used ends nothing (OIDC-07)', async () => {
        const logoutToken = await tokenOf({ claims: claims(), type: 'logout+jwt' });
        assert.equal(await send(logoutToken), 200);
        const { token } = await openBrowser(server).signIn('robin');
        assert.equal(await send(logoutToken), 400);
        assert.equal(await works(token), true);
      });

      const wrong: [
        what: string,
        Omit<NonNullable<Told['sign']>, 'claims'> & { claims: Record<string, unknown> },
      ][] = [
        ['without a signature', { claims: {}, type: 'logout+jwt', signedWith: 'nothing' }],
        ['signed with the client’s secret', { claims: {}, type: 'logout+jwt', signedWith: 'client secret' }],
        [
          'signed with the public key as a secret',
          { claims: {}, type: 'logout+jwt', signedWith: 'public key' },
        ],
        ['signed with another key', { claims: {}, type: 'logout+jwt', signedWith: 'foreign key' }],
        ['for another audience', { claims: { aud: 'other' }, type: 'logout+jwt' }],
        ['of another issuer', { claims: { iss: 'https://login.attacker.example' }, type: 'logout+jwt' }],
        ['with a nonce, as an ID token has', { claims: { nonce: 'n' }, type: 'logout+jwt' }],
        ['of no logout', { claims: { events: { other: {} } }, type: 'logout+jwt' }],
        ['of another type', { claims: {}, type: 'at+jwt' }],
        ['of nobody', { claims: { sub: undefined }, type: 'logout+jwt' }],
        ['without an id', { claims: { jti: undefined }, type: 'logout+jwt' }],
        ['that is an hour old', { claims: { iat: now() - 3600 }, type: 'logout+jwt' }],
        ['that has expired', { claims: { exp: now() - 60 }, type: 'logout+jwt' }],
      ];
      for (const [what, { claims: other, ...sign }] of wrong)
        test(`a token ${what} ends nothing (OIDC-07)`, async () => {
          const { token } = await openBrowser(server).signIn('robin');
          assert.equal(await send(await tokenOf({ ...sign, claims: claims(other) })), 400);
          assert.equal(await works(token), true);
        });
    },
    { env: () => oidcEnv(provider), live: { checkRightsEveryMs: 50 } },
  );
});
