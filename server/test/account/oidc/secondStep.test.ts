import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, test } from 'node:test';
import sql from 'sql-template-tag';
import type { Problem } from '@galley/shared/contract/common';
import type { Enrolment, SecondStepAnswer } from '#server/account/secondFactor/contract';
import { codeOf, factorsOf } from '../secondFactor/testing.ts';
import { onOneServer, REP } from '../../testing.ts';
import type { Forgery } from './identityProvider.ts';
import {
  oidcEnv,
  openBrowser,
  PUBLIC_URL,
  sentenceOf,
  startIdentityProvider,
  type Browser,
} from './testing.ts';

const provider = await startIdentityProvider();
after(provider.stop);

const TOO_LATE = 'This sign-in took too long. Sign in again.';
const now = () => Math.floor(Date.now() / 1000);

describe('Two-step verification of people who sign in with a company account', () => {
  onOneServer(
    'an employee',
    (server) => {
      const factors = factorsOf(server);
      const person = { email: REP, email_verified: true };
      before(() => provider.tell({ reached: { publicUrl: PUBLIC_URL, url: server.url() } }));
      beforeEach(async () => {
        await factors.forget();
        await provider.tell({ forgery: null, people: { robin: person } });
      });

      const works = async (token: string) =>
        (await server.call('GET', '/v1/employees', { token })).status === 200;
      const sessions = async () => {
        const [row] = await server.database().query<{ count: number }>(sql`
          SELECT count(*)::int AS count FROM oidc_session`);
        return row?.count;
      };
      /** Comes back from the provider, to the second step. */
      const arrive = async (browser = openBrowser(server)) => {
        await browser.comeBack(await browser.toCallback('robin'));
        const { status, secondStep } = await browser.takeToken();
        assert.equal(status, 401);
        assert.ok(secondStep);
        return { browser, ...secondStep };
      };
      const step = async (browser: Browser, Ticket: string, Code: string) => {
        const { status, body } = await browser.post('/account/secondstep/', { Ticket, Code });
        return { status, body: body as SecondStepAnswer & Problem };
      };
      const logout = async (claims: Record<string, unknown>) => {
        const signed = await provider.tell({
          sign: {
            type: 'logout+jwt',
            claims: {
              iss: provider.issuer,
              aud: 'galley',
              iat: now(),
              exp: now() + 120,
              jti: randomUUID(),
              events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
              ...claims,
            },
          },
        });
        const body = new URLSearchParams({ logout_token: signed ?? '' }).toString();
        const headers = { 'content-type': 'application/x-www-form-urlencoded' };
        assert.equal((await server.call('POST', '/account/oidc/logout', { headers, body })).status, 200);
      };

      test('is required besides the identity provider, which can sign them out later (API-267, OIDC-07, OIDC-10)', async () => {
        const { secret } = await factors.enrol(REP);
        await factors.rest();
        const { browser, ticket, isEnrolment, hasApp } = await arrive();
        assert.deepEqual([isEnrolment, hasApp, await sessions()], [false, true, 0]);
        const { status, body } = await step(browser, ticket, codeOf(secret));
        assert.deepEqual([status, await works(body.Token), await sessions()], [200, true, 1]);
        const [audited] = await server.database().query(sql`
          SELECT FROM audit_log WHERE action = 'signed in with company account'`);
        assert.ok(audited);
        await logout({ sub: 'robin' });
        assert.equal(await works(body.Token), false);
      });

      test('is set up first if Operations requires it for their type (OIDC-10, FACT-08)', async () => {
        await server.database().query(sql`
          INSERT INTO second_factor_required SELECT employee_type FROM employee WHERE email = ${REP}`);
        const { browser, ticket, isEnrolment } = await arrive();
        assert.equal(isEnrolment, true);
        const { body } = await browser.post('/account/secondstep/enrolment/', { Ticket: ticket });
        const taken = await step(browser, ticket, codeOf((body as Enrolment).Secret));
        assert.deepEqual([taken.status, taken.body.RecoveryCodes?.length], [200, 10]);
        assert.equal(await works(taken.body.Token), true);
      });

      test('is skipped if the ID token says that the sign-in there was strong (OIDC-10)', async () => {
        await factors.enrol(REP);
        for (const claims of [{ amr: ['pwd', 'mfa'] }, { amr: ['hwk'] }, { acr: 'gold' }]) {
          await provider.tell({ forgery: { claims } });
          const { token } = await openBrowser(server).signIn('robin');
          assert.equal(await works(token), true, JSON.stringify(claims));
        }
      });

      test('is required if the ID token doesn’t say so, says something else, or only UserInfo does (OIDC-10)', async () => {
        await factors.enrol(REP);
        await provider.tell({ people: { robin: { ...person, amr: ['mfa'], acr: 'gold' } } });
        for (const claims of [
          {},
          { amr: 'mfa' },
          { amr: ['pwd'] },
          { amr: [['mfa']] },
          { amr: ['gold'], acr: 'mfa' },
          { acr: ['gold'] },
          { acr: 'gold silver' },
        ]) {
          await provider.tell({ forgery: { claims: { amr: null, acr: null, ...claims } } });
          await arrive();
        }
        await provider.tell({ forgery: { claims: { amr: ['mfa'] }, signedWith: 'client secret' } });
        const page = await openBrowser(server).signIn('robin');
        assert.deepEqual([page.page.status, page.token], [400, '']);
      });

      test('can’t be bypassed without a code (OIDC-11)', async () => {
        await factors.enrol(REP);
        const before = await sessions();
        const browser = openBrowser(server);
        await browser.comeBack(await browser.toCallback('robin'));
        const held = new Map(browser.jar(PUBLIC_URL));
        const { secondStep } = await browser.takeToken();
        const ticket = secondStep?.ticket ?? '';
        assert.equal((await browser.takeToken()).status, 400);
        for (const [name, value] of held) browser.jar(PUBLIC_URL).set(name, value);
        assert.equal((await browser.takeToken()).status, 400);
        assert.equal((await step(browser, ticket, '')).status, 422);
        assert.equal(await works(ticket), false);
        const enrolment = await browser.post('/account/secondstep/enrolment/', { Ticket: ticket });
        assert.equal(enrolment.status, 422);
        assert.equal(await sessions(), before);
      });

      test('has a ticket that works only in their own browser, and once (OIDC-11)', async () => {
        const { secret } = await factors.enrol(REP);
        await factors.rest();
        const { browser, ticket } = await arrive();
        const { browser: other } = await arrive();
        for (const thief of [openBrowser(server), other]) {
          const { status, body } = await step(thief, ticket, codeOf(secret));
          assert.deepEqual([status, body.errors?.[0]?.message], [422, TOO_LATE]);
          const options = await thief.post('/account/passkey/options/', { Ticket: ticket });
          assert.equal(options.status, 422);
        }
        const both = await Promise.all([0, -1].map((off) => step(browser, ticket, codeOf(secret, off))));
        assert.deepEqual(
          both.map(({ status }) => status).toSorted((a, b) => a - b),
          [200, 422],
        );
        await factors.rest();
        assert.equal((await step(browser, ticket, codeOf(secret))).status, 422);
      });

      test('loses its ticket once the provider signs them out or Operations disables them (OIDC-07, OIDC-11)', async () => {
        const { secret } = await factors.enrol(REP);
        await factors.rest();
        const tooLate = async ({ browser, ticket }: Awaited<ReturnType<typeof arrive>>) =>
          assert.equal((await step(browser, ticket, codeOf(secret))).body.errors?.[0]?.message, TOO_LATE);
        await provider.tell({ forgery: { claims: { sid: 'session-1' } } });
        const waiting = await arrive();
        await logout({ sid: 'session-2' });
        await logout({ sub: 'somebody' });
        const options = await waiting.browser.post('/account/passkey/options/', { Ticket: waiting.ticket });
        assert.equal(options.status, 200);
        await logout({ sid: 'session-1' });
        await tooLate(waiting);
        const disabled = await arrive();
        await server.database().query(sql`UPDATE employee SET disabled_at = now() WHERE email = ${REP}`);
        await tooLate(disabled);
        await server.database().query(sql`UPDATE employee SET disabled_at = NULL WHERE email = ${REP}`);
      });

      test('can’t be guessed: ten wrong codes end the attempts, even with a new ticket (OIDC-11, FACT-09)', async () => {
        await factors.enrol(REP);
        await factors.rest();
        const first = await arrive();
        const second = await arrive();
        for (let guess = 0; guess < 10; guess += 1) {
          const { browser, ticket } = guess < 5 ? first : second;
          assert.equal((await step(browser, ticket, `00000${guess}`)).status, 422);
        }
        const third = await arrive();
        assert.equal((await step(third.browser, third.ticket, '000000')).status, 429);
      });

      test('requests a maximum age and strength from the provider, and refuses an older sign-in (OIDC-10, OIDC-12)', async () => {
        const start = await openBrowser(server).go(`${PUBLIC_URL}/account/oidc/start`, {}, '/auth');
        const { searchParams } = new URL(start.url);
        assert.deepEqual(
          [searchParams.get('max_age'), searchParams.get('acr_values')],
          ['3600', 'gold silver'],
        );
        const ages: [auth_time: unknown, status: number][] = [
          [now() - 3500, 303],
          [now() - 3700, 400],
          [null, 400],
          ['today', 400],
        ];
        for (const [auth_time, status] of ages) {
          const forgery: Forgery = { claims: { auth_time } };
          await provider.tell({ forgery });
          const { page } = await openBrowser(server).signIn('robin');
          assert.equal(page.status, status, String(auth_time));
          if (status === 400) assert.match(sentenceOf(page), /couldn’t be verified/);
        }
      });
    },
    {
      env: () =>
        oidcEnv(provider, {
          OIDC_STRONG_ACR: 'gold silver',
          OIDC_STRONG_AMR: 'mfa hwk',
          OIDC_MAX_AGE: '3600',
        }),
    },
  );
});
