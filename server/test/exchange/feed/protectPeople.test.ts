import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { before, test } from 'node:test';
import sql from 'sql-template-tag';
import type { InboxPage } from '#server/day/inbox/contract';
import { onOneServer } from '../../testing.ts';
import { tempFolder } from '../../tempFolder.ts';
import { countsOf, feedOf, feedProvider } from './testing.ts';

const dataDir = tempFolder();
const OPS = 'ops@galley.example';
const MINE = 'intruder@example.com';

onOneServer(
  'A feeding system',
  (server) => {
    const { feed, makeToken } = feedOf(server);
    const employee = { givenName: 'In', familyName: 'Truder', accountOwners: ['ao-1'] };
    const errorsOf = async (record: object) =>
      (await feed('employees', [record])).records[0]?.errors.map(({ field }) => field);
    const query = <Row extends object>(statement: ReturnType<typeof sql>) =>
      server.database().query<Row>(statement);
    before(() => feedProvider(feed));

    test('can’t make anybody an Operations employee, whether new or existing (FEED-09)', async () => {
      const sales = { ...employee, externalId: 'x-1', email: MINE, type: 'Sales' };
      assert.deepEqual(await errorsOf({ ...sales, type: 'Operations' }), ['type']);
      assert.deepEqual(countsOf(await feed('employees', [sales])), { created: 1 });
      assert.deepEqual(await errorsOf({ externalId: 'x-1', type: 'Operations' }), ['type']);
      const [one] = await query(sql`SELECT employee_type AS type FROM employee WHERE email = ${MINE}`);
      assert.deepEqual(one, { type: 'Sales' });
    });

    test('can’t get a password link for its employees: Operations invites them (SIGN-10)', async () => {
      const { status, body } = await server.call('POST', '/account/forgotpassword', {
        body: { email: MINE },
      });
      assert.deepEqual([status, body], [200, true]);
      const outbox = path.join(dataDir, 'outbox');
      const mail = readFileSync(path.join(outbox, readdirSync(outbox).sort().at(-1) ?? ''), 'utf8');
      assert.match(mail, /Subject: Your Galley account has no password yet/);
      assert.doesNotMatch(mail, /reset-password/);
      assert.deepEqual(await query(sql`SELECT FROM password_reset`), []);
    });

    test('can’t change the type, email or access of an Operations employee (FEED-09)', async () => {
      await query(sql`UPDATE employee SET employee_type = 'Operations' WHERE email = ${MINE}`);
      assert.deepEqual(await errorsOf({ externalId: 'x-1', email: 'other@example.com', disabled: true }), [
        'email',
        'disabled',
      ]);
      assert.deepEqual(await errorsOf({ externalId: 'x-1', deleted: true }), ['disabled']);
      assert.deepEqual(countsOf(await feed('employees', [{ externalId: 'x-1', phone: '303-555-0177' }])), {
        changed: 1,
      });
    });

    test('can’t change the email address of an employee who signs in (FEED-09)', async () => {
      await query(sql`
        UPDATE employee SET password_hash = (SELECT password_hash FROM employee WHERE email = ${OPS})
        WHERE email = 'feed.rep@example.com'`);
      assert.deepEqual(await errorsOf({ externalId: 'e-1', email: 'elsewhere@example.com' }), ['email']);
      await query(sql`UPDATE employee SET password_hash = NULL WHERE email = 'feed.rep@example.com'`);
      await query(sql`
        INSERT INTO oidc_identity (employee_id, issuer, subject)
        SELECT id, 'https://id.example', 'rep' FROM employee WHERE email = 'feed.rep@example.com'`);
      assert.deepEqual(await errorsOf({ externalId: 'e-1', email: 'elsewhere@example.com' }), ['email']);
      await query(sql`DELETE FROM oidc_identity`);
      assert.equal(await errorsOf({ externalId: 'e-1', email: 'feed.rep2@example.com' }), undefined);
    });

    test('that changes the email address of an invited employee ends the invitation (PEOP-03)', async () => {
      const [one] = await query<{ id: number }>(
        sql`SELECT id FROM employee WHERE email = 'feed.rep2@example.com'`,
      );
      const { status } = await server.call('POST', `/v1/people/${one?.id}/invitation`, { as: OPS });
      assert.equal(status, 200);
      const invitations = () =>
        query(sql`SELECT used_at IS NULL AS works FROM password_reset WHERE employee_id = ${one?.id}`);
      await feed('employees', [{ externalId: 'e-1', phone: '303-555-0178' }]);
      assert.deepEqual(await invitations(), [{ works: true }]);
      await feed('employees', [{ externalId: 'e-1', email: 'feed.rep3@example.com' }]);
      assert.deepEqual(await invitations(), [{ works: false }]);
    });

    test('that tries is audited each time, and reported to all Operations employees once a day (FEED-09)', async () => {
      const [refused] = await query<{ count: number }>(sql`
        SELECT count(*)::int FROM audit_log WHERE action = 'fed: refused' AND service_token_id IS NOT NULL`);
      assert.equal(refused?.count, 6);
      const { body } = await server.call<InboxPage>('GET', '/v1/inbox?PageNo=1&PageSize=20&Shows=remote', {
        as: OPS,
      });
      assert.deepEqual(
        body.Items.map(({ Text, Address }) => [Text, Address]),
        [
          [
            'A feed or import from the source “orders” tried to give someone the type Operations, or to change someone’s type, email or access. Galley refused the change. See the audit log.',
            '/audit',
          ],
        ],
      );
    });

    test('can’t do it with another source’s token either (FEED-09)', async () => {
      const token = await makeToken('another', ['feed:employees']);
      const { records } = await feed(
        'employees',
        [{ givenName: 'A', familyName: 'B', externalId: 'o', email: OPS, type: 'Sales', accountOwners: [] }],
        { token },
      );
      assert.equal(records[0]?.verdict, 'refused');
    });
  },
  { env: () => ({ DATA_DIR: dataDir }) },
);
