import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import sql from 'sql-template-tag';
import { peopleOf } from '../../account/employees/testing.ts';
import { sharesOf } from '../../orders/shares/testing.ts';
import { onOneServer } from '../../testing.ts';
import { calendarOf } from '../calendarFeed/testing.ts';
import { LAST_DAY } from '../tokens/lastDay.ts';
import { feedOf, feedProvider } from './testing.ts';

const WORKS = { session: 200, calendar: 200, line: 200, emailedLink: true, serviceToken: 200 };
const ENDED = { session: 401, calendar: 404, line: 404, emailedLink: false, serviceToken: 401 };

onOneServer('An employee whom a feed disables', (server) => {
  const { feed, tokenOf } = feedOf(server);
  const people = peopleOf(server);
  const calendar = calendarOf(server);
  const { addLine, share, open } = sharesOf(server);
  const query = <Row extends object>(statement: ReturnType<typeof sql>) =>
    server.database().query<Row>(statement);
  before(() => feedProvider(feed));

  const recordOf = (externalId: string) => ({
    externalId,
    email: `${externalId}@example.com`,
    givenName: 'Sky',
    familyName: 'Fiction',
    type: 'Sales',
    accountOwners: ['ao-1'],
  });

  /** Feeds an employee, who then gets each kind of access. @returns the employee's id, and what still works */
  async function feedEmployee(record: ReturnType<typeof recordOf>, name: string) {
    await feed('employees', [record], { query: `?import=${name}` });
    const { email } = record;
    const id = await people.idOf(email);
    // A sign-in with a company account can change the type, and then the service token stays with the employee (PEOP-22).
    await query(sql`UPDATE employee SET employee_type = 'Operations' WHERE id = ${id}`);
    const [employee] = (await people.list(`searchterm=${email}`)).Employees;
    assert.ok(employee);
    const token = await people.signIn(employee);
    const made = await server.call<{ secret: string }>('POST', '/v1/service-tokens', {
      token,
      body: { name: 'Night shift', source: 'plant', scopes: ['feed:parents'], expiresOn: LAST_DAY },
    });
    assert.equal(made.status, 200, JSON.stringify(made.body));
    await query(sql`UPDATE employee SET employee_type = 'Sales' WHERE id = ${id}`);
    const [owner] = await query<{ accountType: number }>(
      sql`SELECT id AS "accountType" FROM account_type WHERE name = 'Feed Owner'`,
    );
    const { path: line } = await share(await addLine(owner), undefined, email);
    const address = await calendar.make(email);
    await server.call('POST', '/account/forgotpassword', { body: { email } });
    const access = async () => {
      const links = await query(
        sql`SELECT FROM password_reset WHERE employee_id = ${id} AND used_at IS NULL`,
      );
      const secret = made.body.secret;
      return {
        session: (await server.call('GET', '/v1/employees', { token })).status,
        calendar: (await calendar.read(address)).status,
        line: (await open(line)).status,
        emailedLink: links.length > 0,
        serviceToken: (await server.call('POST', '/v1/feed/parents', { token: secret, body: [] })).status,
      };
    };
    assert.deepEqual(await access(), WORKS);
    return { id, access };
  }

  const endedIn = async (id: number) => {
    const [row] = await people.audited(`employee/${id}`);
    return (row?.after as { ended?: unknown } | null)?.ended;
  };

  for (const [how, change] of [
    ['disables', { disabled: true }],
    ['deletes', { deleted: true }],
  ] as const)
    test(`loses the same access as one whom Operations disables, for good, if it ${how} them (FEED-06, PEOP-04, PEOP-21)`, async () => {
      const record = recordOf(how);
      const { id, access } = await feedEmployee(record, how);
      const changed = [{ externalId: record.externalId, ...change }];
      await feed('employees', changed, { query: '?dryRun=true' });
      assert.deepEqual(await access(), WORKS);
      await feed('employees', changed);
      assert.deepEqual(await access(), ENDED);
      assert.deepEqual(await endedIn(id), [{ Kind: 'service token', Name: 'Night shift' }]);
      await feed('employees', [{ ...record, disabled: false }]);
      assert.deepEqual(await query(sql`SELECT disabled_at FROM employee WHERE id = ${id}`), [
        { disabled_at: null },
      ]);
      assert.deepEqual(await access(), ENDED);
    });

  test('loses the same access if the import that created them is undone (FEED-06, FEED-10)', async () => {
    const { access } = await feedEmployee(recordOf('undone'), 'undone');
    const token = await tokenOf();
    assert.equal((await server.call('DELETE', '/v1/feed-imports/undone', { token })).status, 200);
    assert.deepEqual(await access(), ENDED);
  });
});
