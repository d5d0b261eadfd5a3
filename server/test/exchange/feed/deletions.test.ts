import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import sql from 'sql-template-tag';
import { OPS } from '../../account/employees/testing.ts';
import { inboxOf } from '../../day/inbox/testing.ts';
import { onOneServer, post, REP } from '../../testing.ts';
import { countsOf, feedOf, feedProvider, PROVIDER } from './testing.ts';

const recordOf = (wanted: string) => PROVIDER.find(([resource]) => resource === wanted)?.[1][0] ?? {};
const PAGE = { PageNo: 1, PageSize: 20 };

onOneServer(
  'A deleted record',
  (server) => {
    const { feed, read } = feedOf(server);
    const idOf = async (resource: string) => {
      const [row] = await server.database().query<{ id: number }>(sql`
      SELECT record_id AS id FROM feed_record JOIN feed_source ON feed_source.id = source_id
      WHERE resource = ${resource} AND feed_source.name = 'orders' ORDER BY external_id LIMIT 1`);
      return row?.id ?? 0;
    };
    const found = async (path: string) => {
      const { body } = await server.call<{ results: unknown[] } | unknown[]>('GET', path, { as: REP });
      return (Array.isArray(body) ? body : body.results).length;
    };
    before(async () => {
      await feedProvider(feed);
      // The rep sees the company's lines.
      await server.database().query(sql`
      INSERT INTO employee_account (employee_id, account_type_id) VALUES (1, ${await idOf('account-owners')})`);
    });

    test('of a company is removed from lists and pickers, and its order lines and activities keep its name (FEED-06)', async () => {
      const [company, parent, contact] = [
        await idOf('companies'),
        await idOf('parents'),
        await idOf('contacts'),
      ];
      const listed = async () =>
        (
          await post<{ TotalCount: number }>(server, '/v1/customers/paged', {
            ...PAGE,
            ParentID: parent,
            CompanyID: 0,
          })
        ).TotalCount;
      const orders = async () =>
        (
          await post<{ TotalCount: number }>(server, '/v1/orders/paged', {
            ...PAGE,
            ParentID: 0,
            CompanyID: company,
            SortBy: 'OrderDate',
          })
        ).TotalCount;
      const saved = await server.call<{ ID: number }>('POST', '/v1/activity', {
        as: REP,
        body: {
          saveMode: 0,
          ID: 0,
          CompanyID: company,
          IndividualID: contact,
          ActivityForID: 1,
          TypeID: 3,
          StartDate: '2026-12-01',
          Comments: 'Call',
          FollowUpRecurrenceType: 0,
          FollowUpEndDate: null,
        },
      });
      assert.equal(saved.status, 200);
      assert.deepEqual(
        [await listed(), await orders(), await found('/v1/companies/search?searchterm=feed%20comp')],
        [1, 1, 1],
      );
      assert.deepEqual(countsOf(await feed('companies', [{ externalId: 'c-1', deleted: true }])), {
        deleted: 1,
      });
      assert.deepEqual(
        [await listed(), await orders(), await found('/v1/companies/search?searchterm=feed%20comp')],
        [0, 1, 0],
      );
      const { Customers } = (
        await server.call<{ Customers: { value: number }[] }>('GET', '/v1/customers/trendgroups', { as: REP })
      ).body;
      assert.ok(Customers.every(({ value }) => value !== company));
      const { Activities } = await post<{
        Activities: { CustomerDisplayName?: string; CompanyID: number }[];
      }>(server, '/v1/activity/paged', {
        ...PAGE,
        SelectedParentID: 0,
        SelectedCompanyID: company,
        Filter_ActivityForID: 0,
        Filter_Status: 4,
        Filter_Apply: true,
      });
      assert.ok(JSON.stringify(Activities).includes('Feed Company'));
      assert.deepEqual(countsOf(await feed('companies', [{ externalId: 'c-1', deleted: true }])), {
        unchanged: 1,
      });
      assert.deepEqual((await read('companies')).records, [{ externalId: 'c-1', deleted: true }]);
    });

    test('of a company can’t be watched, and is no longer in the list of what people watch, until it comes back (FEED-06, INBOX-18)', async () => {
      const { setWatched, watches } = inboxOf(server);
      const id = await idOf('companies');
      const watched = async () => (await watches()).map(({ Kind, ID }) => `${Kind} ${ID}`);
      await feed('companies', [recordOf('companies')]);
      assert.equal((await setWatched('customer', id)).status, 200);
      assert.deepEqual(await watched(), [`customer ${id}`]);
      await feed('companies', [{ externalId: 'c-1', deleted: true }]);
      assert.deepEqual(await watched(), []);
      assert.equal((await setWatched('customer', id)).status, 404);
      await feed('companies', [recordOf('companies')]);
      assert.deepEqual(await watched(), [`customer ${id}`]);
      assert.equal((await setWatched('customer', id, false)).status, 200);
      await feed('companies', [{ externalId: 'c-1', deleted: true }]);
    });

    test('frees its name for another one, and comes back when fed again (FEED-06)', async () => {
      const company = recordOf('companies');
      assert.deepEqual(countsOf(await feed('companies', [{ ...company, externalId: 'c-2' }])), {
        created: 1,
      });
      assert.deepEqual(countsOf(await feed('companies', [company])), { refused: 1 });
      assert.deepEqual(
        countsOf(await feed('companies', [{ externalId: 'c-2', name: 'Feed Next' }, company])),
        {
          changed: 1,
          refused: 1,
        },
      );
      assert.deepEqual(countsOf(await feed('companies', [company])), { changed: 1 });
      assert.equal(await found('/v1/companies/search?searchterm=feed%20comp'), 1);
    });

    test('of a contact is inactive, and of an employee disabled (FEED-06)', async () => {
      await feed('contacts', [{ externalId: 'k-1', deleted: true }]);
      assert.equal(await found('/v1/individuals/search?searchterm=feed%20con'), 0);
      assert.deepEqual(countsOf(await feed('contacts', [recordOf('contacts')])), { changed: 1 });
      assert.equal(await found('/v1/individuals/search?searchterm=feed%20con'), 1);
      await feed('employees', [{ externalId: 'e-1', deleted: true }]);
      const [employee] = await server.database().query(sql`
      SELECT disabled_at IS NOT NULL AS disabled FROM employee WHERE email = 'feed.rep@example.com'`);
      assert.deepEqual(employee, { disabled: true });
      assert.deepEqual(countsOf(await feed('employees', [recordOf('employees')])), { changed: 1 });
    });

    test('of an order line is gone from lists and spend, and comes back as it was (FEED-06)', async () => {
      const company = await idOf('companies');
      const spend = async () => {
        const [one] = await post<{ YTD: number }[]>(server, '/v1/customers/totalspend', {
          CompaniesRequested: [company],
        });
        return one?.YTD;
      };
      assert.equal(await spend(), 1234.56);
      assert.deepEqual(countsOf(await feed('orders', [{ externalId: '900001-1', deleted: true }])), {
        deleted: 1,
      });
      assert.equal(await spend(), 0);
      assert.deepEqual(countsOf(await feed('orders', [{ externalId: '900001-1', qty: 4 }])), { changed: 1 });
      assert.equal(await spend(), 1234.56);
      assert.deepEqual((await read('orders')).records, [{ ...recordOf('orders'), qty: 4 }]);
    });

    test('that people deleted in Galley stays deleted when it’s fed again, and the response says so (FEED-07)', async () => {
      await server.call('DELETE', `/v1/customers/ShippingAddresses?id=${await idOf('addresses')}`, {
        as: REP,
      });
      const answer = await feed('addresses', [recordOf('addresses')]);
      assert.deepEqual(
        answer.records.map(({ verdict, errors }) => [verdict, errors[0]?.field]),
        [['kept', 'externalId']],
      );
    });

    test('of an account owner whom Operations deleted refuses records that refer to it, and names the field (FEED-01)', async () => {
      await feed('account-owners', [{ externalId: 'ao-9', name: 'Unused Owner' }]);
      const [owner] = await server
        .database()
        .query<{ id: number }>(sql`SELECT id FROM account_type WHERE name = 'Unused Owner'`);
      const path = `/v1/account-owners?id=${owner?.id}`;
      assert.equal((await server.call('DELETE', path, { as: OPS })).status, 200);
      const company = { ...recordOf('companies'), externalId: 'c-9', name: 'Owned', accountOwner: 'ao-9' };
      const employee = {
        ...recordOf('employees'),
        externalId: 'e-9',
        email: 'owned@example.com',
        accountOwners: ['ao-9'],
        defaultAccountOwner: null,
      };
      for (const [resource, record, field] of [
        ['companies', company, 'accountOwner'],
        ['employees', employee, 'accountOwners'],
      ] as const)
        assert.deepEqual(
          (await feed(resource, [record])).records.map(({ verdict, errors }) => [verdict, errors]),
          [['refused', [{ field, message: '"ao-9" is unknown in account-owners' }]]],
        );
    });
  },
  { now: () => new Date('2026-11-24T18:00:00Z') },
);
