import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { decodeJwt } from 'jose';
import sql from 'sql-template-tag';
import type { EmployeeListResponse } from '#server/account/employees/contract';
import type { PasskeyCreation } from '#server/account/passkeys/contract';
import { passwordSignIn } from '#server/account/passwordSignIn';
import type { Enrolment } from '#server/account/secondFactor/contract';
import { permitHash } from '#server/common/permit';
import { passkeysOf } from '../passkeys/testing.ts';
import { codeOf, factorsOf } from '../secondFactor/testing.ts';
import { onOneServer, REP } from '../../testing.ts';
import { oidcEnv, openBrowser, PUBLIC_URL, sentenceOf, startIdentityProvider } from './testing.ts';

const provider = await startIdentityProvider();
after(provider.stop);

const OPS = 'ops@galley.example';

describe('Signing in with company accounts only', () => {
  onOneServer(
    'where claims say who somebody is, and passwords are turned off',
    (server) => {
      before(() => provider.tell({ reached: { publicUrl: PUBLIC_URL, url: server.url() } }));
      const found = async (email: string): Promise<EmployeeListResponse> => {
        const token = await breakGlassToken();
        const path = `/v1/people?searchterm=${email}&WithDisabled=true`;
        return (await server.call<EmployeeListResponse>('GET', path, { token })).body;
      };
      const employee = async (email: string) => (await found(email)).Employees[0];
      const password = (email: string) =>
        server.call<string & { detail: string }>('POST', '/account/login', {
          body: { email, password: 'press-room-1' },
        });
      let breakGlass: Promise<string> | undefined;
      const breakGlassToken = () => (breakGlass ??= password(OPS).then(({ body }) => body));
      const person = (groups: string[]) => ({
        email: 'new.person@galley.example',
        email_verified: true,
        name: 'New van Person',
        groups,
      });

      test('a new person is added with type and account owners by their groups (OIDC-05, OIDC-06)', async () => {
        await provider.tell({ people: { fresh: person(['cn=sales,dc=galley', 'west']) } });
        const { token } = await openBrowser(server).signIn('fresh');
        const claims = decodeJwt(token);
        assert.deepEqual(
          [claims.given_name, claims.family_name, claims.employee_type],
          ['New', 'van Person', 'Sales'],
        );
        const added = await employee('new.person@galley.example');
        assert.deepEqual(
          added?.AccountOwners.map(({ label, isDefault }) => [label, isDefault]),
          [['Rocky Mountain', true]],
        );
        assert.equal(added?.HasCompanyAccount, true);
      });

      test('Operations sees who has a company account, and who alone can have a password (API-160)', async () => {
        const { Employees, OnlyPasswordOf } = await found(OPS);
        assert.deepEqual([Employees[0]?.HasCompanyAccount, OnlyPasswordOf], [false, OPS]);
      });

      test('the type and the account owners follow the groups at the next sign-in, and the change is audited (OIDC-06, OIDC-09)', async () => {
        await provider.tell({ people: { fresh: person(['operations']) } });
        const { token } = await openBrowser(server).signIn('fresh');
        assert.equal(decodeJwt(token).employee_type, 'Operations');
        const changed = await employee('new.person@galley.example');
        assert.deepEqual([changed?.EmployeeType, changed?.AccountOwners], ['Operations', []]);
        const { status } = await server.call('GET', '/v1/audit?record=activity/0', { token });
        assert.equal(status, 200);
        const [row] = await server.database().query<{
          before: { type: string };
          after: { type: string };
        }>(sql`
          SELECT before, after FROM audit_log WHERE action = 'rights set at sign-in' ORDER BY id DESC LIMIT 1`);
        assert.deepEqual([row?.before.type, row?.after.type], ['Sales', 'Operations']);
      });

      test('people can no longer sign in if their groups have no role here (OIDC-06)', async () => {
        await provider.tell({ people: { fresh: person(['warehouse']) } });
        const { page } = await openBrowser(server).signIn('fresh');
        assert.equal(page.status, 403);
        assert.match(sentenceOf(page), /no role in Galley/);
      });

      test('a new person without a verified email is not added (OIDC-05)', async () => {
        await provider.tell({
          people: { hidden: { ...person(['operations']), email: 'h@galley.example', email_verified: false } },
        });
        const { page } = await openBrowser(server).signIn('hidden');
        assert.equal(page.status, 403);
        assert.match(sentenceOf(page), /no verified email/);
      });

      test('the server refuses a password, a reset and an invitation; the break-glass account keeps its own (OIDC-08)', async () => {
        const refused = await password(REP);
        assert.equal(refused.status, 403);
        assert.match(refused.body.detail, /^Password sign-in is turned off here\./);
        assert.equal((await password(OPS)).status, 200);

        const forgot = (email: string) => server.call('POST', '/account/forgotpassword', { body: { email } });
        assert.equal((await forgot(REP)).status, 403);
        assert.equal((await forgot(OPS)).status, 200);

        const added = await employee('new.person@galley.example');
        const invited = await server.call<{ detail: string }>('POST', `/v1/people/${added?.ID}/invitation`, {
          token: await breakGlassToken(),
        });
        assert.equal(invited.status, 422, JSON.stringify(invited.body));
        assert.match(invited.body.detail, /nobody needs an invitation/);
      });

      test('a link that was emailed earlier no longer sets a password (OIDC-08)', async () => {
        const link = 'L'.repeat(43);
        await server.database().query(sql`
          INSERT INTO password_reset (token_hash, employee_id, expires_at)
          SELECT ${permitHash(link)}, id, now() + interval '5 minutes' FROM employee WHERE email = ${REP}`);
        const { status } = await server.call('POST', '/account/resetpassword', {
          body: { resetToken: link, password: 'another-one' },
        });
        assert.equal(status, 403);
      });

      test('like a password, a passkey is only for the break-glass account (OIDC-08, PKEY-04)', async () => {
        const { enrol, options, signIn } = passkeysOf(server);
        await provider.tell({ people: { fresh: person(['operations']) } });
        const { token } = await openBrowser(server).signIn('fresh');
        const begun = await server.call('POST', '/v1/passkeys/options', {
          token,
          body: { Password: 'press-room-1' },
        });
        assert.equal(begun.status, 403);
        const { authenticator } = await enrol(OPS);
        assert.equal((await signIn(authenticator.use(await options()))).status, 200);
        const [rep] = await server.database().query<{ uid: string }>(sql`
          UPDATE passkey SET employee_id = employee.id FROM employee WHERE email = ${REP} RETURNING uid`);
        const userHandle = Buffer.from(rep?.uid ?? '').toString('base64url');
        const refused = await signIn(authenticator.use(await options(), { userHandle }));
        assert.equal(refused.status, 403, JSON.stringify(refused.body));
        await server.database().query(sql`DELETE FROM passkey`);
        await server.database().query(sql`DELETE FROM recovery_code`);
      });

      test('each sign-in to the break-glass account is audited once, whatever it needs besides the password (OIDC-09)', async () => {
        const { enrol, rest, forget, step, ticketOf } = factorsOf(server);
        const passkeys = passkeysOf(server);
        const uses = async () => {
          const [row] = await server.database().query<{ count: number }>(sql`
            SELECT count(*)::int AS count FROM audit_log JOIN employee ON employee.id = employee_id
            WHERE action = 'signed in with the break-glass account' AND email = ${OPS}
              AND record = 'employee/' || employee.id`);
          return row?.count ?? 0;
        };
        const isNotedOnce = async (signIn: () => Promise<{ status: number }>) => {
          const before = await uses();
          const { status } = await signIn();
          assert.deepEqual([status, (await uses()) - before], [200, 1]);
        };
        await isNotedOnce(() => password(OPS));

        const { secret, codes } = await enrol(OPS);
        await rest();
        const before = await uses();
        const ticket = await ticketOf(OPS);
        assert.equal((await step(ticket, '000000')).status, 422);
        assert.equal(await uses(), before, 'no session has begun');
        await isNotedOnce(() => step(ticket, codeOf(secret)));
        await isNotedOnce(async () => step(await ticketOf(OPS), codes[0] ?? ''));

        const { authenticator } = await passkeys.enrol(OPS);
        await isNotedOnce(async () => passkeys.signIn(authenticator.use(await passkeys.options())));
        await isNotedOnce(async () => {
          const { ticket: Ticket } = await passkeys.needed(OPS);
          return passkeys.step(Ticket, authenticator.use(await passkeys.options(Ticket)));
        });
        await passkeys.forget();

        await server.database().query(sql`
          INSERT INTO second_factor_required SELECT employee_type FROM employee WHERE email = ${OPS}`);
        await isNotedOnce(async () => {
          const { ticket: Ticket } = await passkeys.needed(OPS);
          const { body } = await passkeys.post<PasskeyCreation>('/account/secondstep/passkey/enrolment', {
            Ticket,
          });
          const Credential = passkeys.authenticator().create(body);
          return passkeys.post('/account/secondstep/passkey/confirmation', { Ticket, Credential });
        });
        await passkeys.forget();

        await server.database().query(sql`
          INSERT INTO second_factor_required SELECT employee_type FROM employee WHERE email = ${OPS}`);
        await isNotedOnce(async () => {
          const { ticket: Ticket } = await passkeys.needed(OPS);
          const { body } = await passkeys.post<Enrolment>('/account/secondstep/enrolment', { Ticket });
          return step(Ticket, codeOf(body.Secret));
        });
        await forget();
      });

      test('the server warns at start if the break-glass account cannot sign in (OIDC-08)', async () => {
        const database = server.database();
        assert.equal(await passwordSignIn(database, OPS).warning(), undefined);
        assert.match(
          (await passwordSignIn(database, 'nobody@galley.example').warning()) ?? '',
          /^BREAK_GLASS_EMAIL is nobody@galley\.example, but this account doesn’t exist, is disabled or has no password/,
        );
        const disable = (at: Date | null) =>
          database.query(sql`UPDATE employee SET disabled_at = ${at} WHERE email = ${OPS}`);
        await disable(new Date());
        assert.match((await passwordSignIn(database, OPS).warning()) ?? '', /is disabled/);
        await disable(null);
      });

      test('the break-glass account signs in only with its password, and its use is audited (OIDC-08, OIDC-09)', async () => {
        await provider.tell({
          people: { boss: { email: OPS, email_verified: true, groups: ['warehouse', 'cn=sales,dc=galley'] } },
        });
        const { page } = await openBrowser(server).signIn('boss');
        assert.equal(page.status, 403);
        assert.match(sentenceOf(page), /for emergencies/);
        const used = await server
          .database()
          .query(sql`SELECT FROM audit_log WHERE action = 'signed in with the break-glass account'`);
        assert.ok(used.length > 0);
      });
    },
    {
      env: () =>
        oidcEnv(provider, {
          OIDC_SCOPES: 'openid email profile groups',
          OIDC_CREATE: 'on',
          OIDC_TYPES: 'operations=Operations; cn=sales,dc=galley=Sales',
          OIDC_OWNERS: 'west=Rocky Mountain; operations=Nobody Has This Name',
          PASSWORD_SIGN_IN: 'off',
          BREAK_GLASS_EMAIL: 'OPS@galley.example',
        }),
    },
  );
});
