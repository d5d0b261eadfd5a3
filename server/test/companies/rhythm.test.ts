import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { CompanyPagedResponse, CompanyRisk } from '#server/companies/contract';
import { todayIn } from '@galley/shared/domain/businessDay';
import { addDays, type Day } from '@galley/shared/domain/calendar';
import { TEST_ZONE } from '../db/testing.ts';
import { companiesAtRisk } from '#server/companies/rhythm';
import { callerOf, MANAGER, onOneServer, OTHER, post, REP } from '../testing.ts';
import { viewsOf } from '../day/views/testing.ts';
import { lineAdder } from './testing.ts';

const FIRST_DAY = todayIn(TEST_ZONE, new Date());
let today = FIRST_DAY;
/** Noon of the day, in the business time zone. */
const clock = () => new Date(`${today}T19:00:00Z`);

onOneServer(
  'Companies at risk',
  (server) => {
    const list = (filters: object, as = MANAGER) =>
      post<CompanyPagedResponse>(
        server,
        '/v1/customers/paged',
        { PageNo: 1, PageSize: 200, FilterAtRisk: true, ...filters },
        as,
      );
    const countOf = async (parent: number, as = MANAGER) =>
      (
        await server.call<{ Count: number }>('GET', `/v1/customers/atrisk?ParentID=${parent}&CompanyID=0`, {
          as,
        })
      ).body.Count;
    const risksOf = (CompaniesRequested: number[], as: string) =>
      post<CompanyRisk[]>(server, '/v1/customers/risks', { CompaniesRequested }, as);
    const idsOf = ({ Customers }: CompanyPagedResponse) =>
      Customers.map(({ CustomerID }) => CustomerID).toSorted((a, b) => a - b);

    /** The same in plain SQL: the customers at risk on a day, among the first `most` companies. */
    const oracle = async (day: Day, most: number): Promise<number[]> => {
      const rows = await server.database().query<{ id: number }>(sql`
        WITH ordered AS (
          SELECT DISTINCT company_id AS id, order_date AS day FROM order_line
          WHERE status <> 10 AND order_date <= ${day}::date AND order_date >= ${day}::date - interval '5 years' AND company_id <= ${most}),
        gap AS (
          SELECT id, previous, day, day - previous AS days FROM (
            SELECT id, day, lag(day) OVER (PARTITION BY id ORDER BY day) AS previous FROM ordered) AS pair
          WHERE previous IS NOT NULL),
        middle AS (SELECT id, percentile_cont(0.5) WITHIN GROUP (ORDER BY days) AS m FROM gap GROUP BY id),
        deviation AS (
          SELECT id, m, percentile_cont(0.5) WITHIN GROUP (ORDER BY abs(days - m)) AS mad FROM gap JOIN middle USING (id) GROUP BY id, m),
        known AS (
          SELECT id, greatest(2 * m, m + 3 * 1.4826 * mad) AS late_after, ${day}::date - max(day) AS silence,
            count(*) AS orders, min(day) AS first
          FROM ordered JOIN deviation USING (id) GROUP BY id, m, mad)
        SELECT id FROM known
        WHERE orders >= 6 AND first <= (${day}::date - interval '1 year')::date - 30 AND silence > late_after AND NOT EXISTS (
          SELECT FROM gap WHERE gap.id = known.id AND days > late_after AND silence <= 1.5 * days
            AND (${day}::date - interval '1 year')::date BETWEEN previous - 30 AND gap.day + 30)
        ORDER BY id`);
      return rows.map(({ id }) => id);
    };

    test('match plain SQL for 200 customers, on days after the last order and in all seasons (RHYT-05, RHYT-06)', async () => {
      // A third of them order only in spring, so the shown silence depends on the previous year.
      await server.database().script(`
        UPDATE order_line SET order_date = date_trunc('year', order_date)::date + 60 + (order_date - date_trunc('year', order_date)::date) % 90
        WHERE company_id % 3 = 0`);
      const found = new Set<number>();
      for (const days of [0, 20, 45, 75, 120, 170, 250, 330, 420]) {
        today = addDays(FIRST_DAY, days);
        const expected = await oracle(today, 200);
        const told = await companiesAtRisk(
          server.database(),
          callerOf([], true),
          today,
          sql`company.id <= 200`,
        );
        assert.deepEqual(
          told.toSorted((a, b) => a - b),
          expected,
          today,
        );
        for (const id of expected) found.add(id);
      }
      assert.ok(found.size > 100, 'most companies are at risk on one of the days');
      today = FIRST_DAY;
    });

    test('are filtered and counted together with the other filters, page by page (RHYT-06)', async () => {
      today = addDays(FIRST_DAY, 200);
      const all = await list({ ParentID: 1, CompanyID: 0 });
      assert.ok(all.TotalCount > 3);
      assert.equal(await countOf(1), all.TotalCount);
      assert.ok(all.UnfilteredCount > all.TotalCount);
      const first = await list({ ParentID: 1, CompanyID: 0, PageSize: 20 });
      assert.deepEqual(first.Customers, all.Customers.slice(0, 20));
      const rep = await server.database().query<{ id: number }>(sql`
        SELECT id FROM company WHERE sales_rep_id = 1 AND id = ANY(${idsOf(all)}::int[]) ORDER BY id`);
      assert.deepEqual(
        idsOf(await list({ ParentID: 1, CompanyID: 0, FilterSalesRep: 1 })),
        rep.map(({ id }) => id),
      );
      assert.equal((await list({ ParentID: 1, CompanyID: 0, FilterProspect: 2 })).TotalCount, 0);
      assert.equal((await list({ ParentID: 0, CompanyID: 0 })).TotalCount, 0);
      assert.equal(await countOf(0), 0);
    });

    test('are shown only if the user can see their orders (RHYT-06, VIS-09)', async () => {
      today = addDays(FIRST_DAY, 200);
      const all = idsOf(await list({ ParentID: 1, CompanyID: 0 }));
      for (const as of [REP, OTHER]) {
        const seen = await server.database().query<{ id: number }>(sql`
          SELECT company.id FROM company JOIN employee_account AS own ON own.account_type_id = company.account_type_id
          JOIN employee ON employee.id = employee_id
          WHERE email = ${as} AND company.id = ANY(${all}::int[]) ORDER BY company.id`);
        const expected = seen.map(({ id }) => id);
        assert.ok(expected.length < all.length);
        assert.deepEqual(idsOf(await list({ ParentID: 1, CompanyID: 0 }, as)), expected);
        assert.equal(await countOf(1, as), expected.length);
        const risks = await risksOf([...all, 1], as);
        assert.deepEqual(
          risks.map(({ CompanyId }) => CompanyId).toSorted((a, b) => a - b),
          expected,
        );
        for (const { Silence, MedianGap } of risks) assert.ok(Silence >= 2 * (MedianGap - 1));
      }
    });

    test('stop being at risk at once with an order today; a canceled order doesn’t count (RHYT-05)', async () => {
      today = addDays(FIRST_DAY, 200);
      const [id = 0] = idsOf(await list({ ParentID: 1, CompanyID: 0 }));
      const addLine = lineAdder(server);
      const isAtRisk = async () => (await list({ ParentID: 0, CompanyID: id })).TotalCount === 1;
      await addLine(id, 940_001, today, 10, 10);
      assert.equal(await isAtRisk(), true);
      await addLine(id, 940_002, today, 10);
      assert.equal(await isAtRisk(), false);
    });

    test('can be saved as a view, whose count is that of the list (RHYT-06, VIEW-06)', async () => {
      today = addDays(FIRST_DAY, 200);
      const { save, pin, counts } = viewsOf(server);
      assert.equal((await save({ List: 'companies', Query: 'parent=1&risk=2' }, MANAGER)).status, 400);
      const { body: view } = await save({ List: 'companies', Query: 'parent=1&risk=1' }, MANAGER);
      assert.equal(await pin('companies', [view.ID], MANAGER), 200);
      assert.equal((await counts('companies', MANAGER)).get(view.ID), await countOf(1));
    });

    test('need a sign-in and a valid selection', async () => {
      assert.equal((await server.call('GET', '/v1/customers/atrisk?ParentID=1&CompanyID=0')).status, 401);
      for (const query of ['ParentID=x', 'ParentID=1&CompanyID=-1', 'ParentID=2147483648'])
        assert.equal((await server.call('GET', `/v1/customers/atrisk?${query}`, { as: REP })).status, 400);
    });
  },
  { now: clock },
);
