import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Value } from 'typebox/value';
import { calls } from './everyCall.ts';
import type { Activity } from '#server/activities/contract';
import type { Company } from '#server/companies/contract';
import type { Contact } from '#server/contacts/contract';
import type { CountsResponse, TrendGroupsResponse } from '@galley/shared/contract/lookups';
import type { OrderLine } from '#server/orders/contract';
import sql from 'sql-template-tag';
import { MANAGER, onBothServers, OTHER, post, REP } from './testing.ts';

const page = (extra: object = {}) => ({ PageNo: 1, PageSize: 20, ...extra });
const HEADER_ACTIVITIES = { Filter_ActivityForID: 0, Filter_Status: 4, Filter_Apply: true };

interface Totals {
  TotalCount: number;
  UnfilteredCount: number;
}
type Activities = { Activities: Activity[] } & Totals;
type Companies = { Customers: Company[] } & Totals;
type Contacts = { Contacts: Contact[] } & Totals;
type Orders = { Orders: OrderLine[] } & Totals;

async function everyPage<T>(read: (pageNo: number) => Promise<T[]>): Promise<T[]> {
  const all: T[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const rows = await read(pageNo);
    if (rows.length === 0) return all;
    all.push(...rows);
  }
}

onBothServers('The lists', (server) => {
  const options = async () =>
    (await server.call<TrendGroupsResponse>('GET', '/v1/customers/trendgroups', { as: REP })).body;

  test('match the contract', async () => {
    const parent = { ParentID: 1, CompanyID: 0, SelectedParentID: 1, SelectedCompanyID: 0 };
    const answers = {
      activityPaged: await post(server, '/v1/activity/paged', page({ ...parent, ...HEADER_ACTIVITIES })),
      companyPaged: await post(server, '/v1/customers/paged', page(parent)),
      contactPaged: await post(server, '/v1/individuals/paged', page(parent)),
      orderPaged: await post(server, '/v1/orders/paged', page(parent)),
      counts: await post(server, '/v1/customers/counts', { ParentCompanyID: 1, CompanyID: 0 }),
      trendGroups: await options(),
      activityTypes: (await server.call('GET', '/v1/activity/types', { as: REP })).body,
      salesReps: (await server.call('GET', '/v1/individuals/salesreps?parentId=1&companyId=0', { as: REP }))
        .body,
      contact: (await server.call('GET', '/v1/individuals?id=2', { as: REP })).body,
    };
    for (const [name, answer] of Object.entries(answers)) {
      const { response } = calls[name as keyof typeof answers];
      assert.deepEqual([...Value.Errors(response, answer)].slice(0, 3), [], name);
    }
  });

  test('a name typed exactly as it’s stored is found', async () => {
    const database = server.database();
    for (const name of ['DİSK İstanbul', 'ΛΟΓΟΣ', 'ΜΕΓΑΣ ΔΡΟΜΟΣ 50%']) {
      const wanted = encodeURIComponent(name);
      await database.query(sql`INSERT INTO trend_group (name) VALUES (${name})`);
      await database.query(
        sql`UPDATE product SET name = ${name} WHERE id = (SELECT min(product_id) FROM order_line)`,
      );
      const path = `/v1/parents/search?searchterm=${wanted}`;
      const found = await server.call<{ results: { label: string }[] }>('GET', path, { as: MANAGER });
      assert.deepEqual(
        found.body.results.map(({ label }) => label),
        [name],
      );
      const filters = { ParentID: 0, CompanyID: 0, Filter_DateRange: 7, Filter_ProductNames: name };
      const orders = await post<Orders>(server, '/v1/orders/paged', page(filters), MANAGER);
      assert.ok(orders.TotalCount > 0, name);
    }
  });

  test('every header count is the total of the list it opens, for every kind of selection and person (PAGE-05)', async () => {
    const { Customers } = await options();
    const selections = [
      { parent: 0, company: 0 },
      ...[1, 2, 3, 17].map((parent) => ({ parent, company: 0 })),
      ...[0, 5, 41, 150].map((index) => ({
        parent: Customers[index]?.TrendGroupId ?? 0,
        company: Customers[index]?.value ?? 0,
      })),
    ];
    for (const as of [REP, OTHER, MANAGER]) {
      for (const { parent, company } of selections) {
        const counts = await post<CountsResponse>(
          server,
          '/v1/customers/counts',
          { ParentCompanyID: parent, CompanyID: company },
          as,
        );
        const selection = { ParentID: parent, CompanyID: company };
        const selected = { SelectedParentID: parent, SelectedCompanyID: company };
        const filters =
          parent === 0
            ? { Filter_ActivityForID: -1, Filter_Status: 0, Filter_Apply: false }
            : HEADER_ACTIVITIES;
        const totals = await Promise.all([
          post<Totals>(server, '/v1/customers/paged', page(selection), as),
          post<Totals>(server, '/v1/individuals/paged', page(selection), as),
          post<Totals>(server, '/v1/orders/paged', page(selection), as),
          post<Totals>(server, '/v1/activity/paged', page({ ...selected, ...filters }), as),
        ]);
        assert.deepEqual(
          Object.values(counts),
          totals.map(({ TotalCount }) => TotalCount),
          `${as}, parent ${parent}, company ${company}`,
        );
      }
    }
  });

  test('pages never overlap or skip records in either direction; a page beyond the end is empty and has the total (PAGE-03)', async () => {
    const filters = { Filter_ActivityForID: 0, Filter_Status: 3, Filter_DateRange: 7, SelectedParentID: 1 };
    const read = (SortOrder: number) =>
      everyPage(async (PageNo) => {
        const { Activities } = await post<Activities>(server, '/v1/activity/paged', {
          ...filters,
          PageNo,
          PageSize: 50,
          SortOrder,
        });
        return Activities;
      });
    const forward = await read(0);
    const backward = await read(1);
    assert.equal(new Set(forward.map(({ ID }) => ID)).size, forward.length);
    assert.deepEqual(
      backward.map(({ ID }) => ID).reverse(),
      forward.map(({ ID }) => ID),
    );
    const sorted = forward.map(({ StartDate }) => StartDate);
    assert.deepEqual(sorted, [...sorted].sort());
    const beyond = await post<Activities>(server, '/v1/activity/paged', page({ ...filters, PageNo: 9_999 }));
    assert.deepEqual([beyond.Activities.length, beyond.TotalCount], [0, forward.length]);
  });

  test('a page size other than 20, 50, 100 or 200, and a page before the first, are refused, naming the field (PAGE-01)', async () => {
    for (const [field, value] of [
      ['PageSize', 30],
      ['PageSize', '20'],
      ['PageNo', 0],
      ['PageNo', null],
      ['PageNo', 1.5],
    ] as const) {
      const { status, body } = await server.call<{ errors: { field: string }[] }>(
        'POST',
        '/v1/customers/paged',
        {
          as: REP,
          body: page({ [field]: value }),
        },
      );
      assert.equal(status, 400, `${field} ${String(value)}`);
      assert.equal(body.errors[0]?.field, field);
    }
  });

  test('companies can be sorted, and filtered by kind and rep, and say whether they’re associated', async () => {
    const list = (extra: object, as = REP) =>
      post<Companies>(
        server,
        '/v1/customers/paged',
        { ParentID: 1, CompanyID: 0, PageNo: 1, PageSize: 200, ...extra },
        as,
      );
    const all = await list({});
    const names = all.Customers.map(({ CustomerDisplayName }) => CustomerDisplayName.toLowerCase());
    assert.deepEqual(names, [...names].sort());
    assert.deepEqual(
      (await list({ SortOrder: 1 })).Customers.map(({ CustomerID }) => CustomerID),
      all.Customers.map(({ CustomerID }) => CustomerID).reverse(),
    );
    const prospects = await list({ FilterProspect: 2 });
    assert.ok(prospects.Customers.length > 0 && prospects.Customers.every(({ Prospect }) => Prospect));
    assert.equal(prospects.UnfilteredCount, all.TotalCount);
    assert.equal((await list({ FilterProspect: 1 })).TotalCount + prospects.TotalCount, all.TotalCount);
    assert.ok(
      (await list({ FilterSalesRep: 1 })).Customers.every(
        ({ AccountManager }) => AccountManager === 'Robin Sample',
      ),
    );
    // PAGE-06: a sales rep's companies are listed even without a selection; the unfiltered count is then 0.
    const everywhere = await list({ ParentID: 0, FilterSalesRep: 1 });
    assert.ok(everywhere.TotalCount > (await list({ FilterSalesRep: 1 })).TotalCount);
    assert.equal(everywhere.UnfilteredCount, 0);
    for (const [as, own] of [
      [REP, [1, 2]],
      [OTHER, [3, 4]],
      [MANAGER, [5]],
    ] as const) {
      const { Customers } = await list({}, as);
      assert.ok(
        Customers.every(
          ({ IsAssociated, AccountTypeID }) => IsAssociated === own.some((id) => id === AccountTypeID),
        ),
        as,
      );
    }
  });

  test('contacts can be sorted by name and by email, show up to five companies, and one can be found without a selection (PAGE-07)', async () => {
    const list = (extra: object) =>
      post<Contacts>(
        server,
        '/v1/individuals/paged',
        page({ ParentID: 1, CompanyID: 0, PageSize: 200, ...extra }),
      );
    const byEmail = (await list({ SortBy: 1 })).Contacts.map(({ IndividualEmail }) => IndividualEmail);
    assert.deepEqual(byEmail, [...byEmail].sort());
    const { Contacts } = await list({ SortBy: 0 });
    const byName = Contacts.map(({ IndividualName }) => IndividualName.toLowerCase());
    assert.deepEqual(byName, [...byName].sort());
    assert.ok(
      Contacts.every(
        ({ Associations, AssociationCount }) => Associations.length === Math.min(5, AssociationCount),
      ),
    );
    assert.ok(
      Contacts.every(({ Associations }) => Associations.filter(({ isDefault }) => isDefault).length === 1),
    );
    assert.ok(Contacts.every(({ Inactive }) => !Inactive));
    const chosen = await list({ ParentID: 0, FilterContact: 1 });
    assert.deepEqual(
      chosen.Contacts.map(({ IndividualId }) => IndividualId),
      [1],
    );
    assert.equal(chosen.UnfilteredCount, 0);
    const whole = await server.call<Contact>('GET', '/v1/individuals?id=1', { as: REP });
    assert.equal(whole.body.Associations.length, whole.body.AssociationCount);
    assert.equal((await server.call('GET', '/v1/individuals?id=999999', { as: REP })).status, 404);
  });

  test('order lines are visible to employees of the company’s account owner, and with an override (VIS-04, VIS-05)', async () => {
    const [mine] = await server.database().query<{ id: number }>(sql`
      SELECT company_id AS id FROM order_line WHERE account_type_id = 1 GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1`);
    const total = async (as: string, extra: object = {}) =>
      (
        await post<Orders>(
          server,
          '/v1/orders/paged',
          page({ ParentID: 0, CompanyID: mine?.id, ...extra }),
          as,
        )
      ).TotalCount;
    assert.ok((await total(REP)) > 0);
    assert.equal(await total(OTHER), 0);
    assert.equal(await total(MANAGER), await total(REP));
    const search = page({
      ParentID: 0,
      CompanyID: 0,
      Filter_Apply: true,
      Filter_DateRange: 7,
      Filter_CompanyID: mine?.id,
    });
    assert.equal((await post<Orders>(server, '/v1/orders/paged', search, OTHER)).TotalCount, 0);
    assert.ok((await post<Orders>(server, '/v1/orders/paged', search, REP)).TotalCount > 0);
  });
});
