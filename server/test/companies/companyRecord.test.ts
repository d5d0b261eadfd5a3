import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { CompanyPage } from '#server/companies/page/contract';
import type { CompanyPagedResponse } from '#server/companies/contract';
import { MANAGER, onOneServer, OTHER, post, REP } from '../testing.ts';

const TODAY = '2026-11-21';
const LINE = sql`trend_group_id, account_type_id, sales_rep_id, ship_date, delivery_date, qty, product_id, advertiser_id`;

onOneServer(
  'The page of a company (call 255)',
  (server) => {
    const page = (id: number, as = MANAGER) =>
      server.call<CompanyPage>('GET', `/v1/customers/${id}/page`, { as });
    /** Replaces a company's lines with one per day, with these gaps between the days, the last `silence` days ago. */
    const orders = async (company: number, gaps: number[], silence: number, cost = 100) => {
      await server.database().query(sql`
        CREATE TABLE IF NOT EXISTS example_line AS SELECT * FROM order_line ORDER BY id LIMIT 1`);
      await server.database().query(sql`DELETE FROM order_line WHERE company_id = ${company}`);
      const ago = [silence];
      for (const gap of gaps.toReversed()) ago.push((ago.at(-1) ?? 0) + gap);
      await server.database().query(sql`
        INSERT INTO order_line (order_id, line_num, company_id, status, order_date, cost, ${LINE})
        SELECT 950000 + ${company} * 1000 + nr, 1, company.id, 25, ${TODAY}::date - ago, ${cost}, company.trend_group_id,
          company.account_type_id, company.sales_rep_id, ship_date, delivery_date, qty, product_id, advertiser_id
        FROM example_line, company, unnest(${ago}::int[]) WITH ORDINALITY AS day (ago, nr) WHERE company.id = ${company}`);
    };

    test('shows the company as in its list, and its active contacts by name (COPG-01)', async () => {
      for (const as of [REP, MANAGER]) {
        const { Customers } = await post<CompanyPagedResponse>(
          server,
          '/v1/customers/paged',
          { PageNo: 1, PageSize: 20, CompanyID: 3 },
          as,
        );
        assert.deepEqual((await page(3, as)).body.Company, Customers[0]);
      }
      await server.database().query(sql`
        UPDATE contact SET inactive = true WHERE id = (SELECT min(contact_id) FROM contact_company WHERE company_id = 3)`);
      const named = await server.database().query<{ name: string }>(sql`
        SELECT name FROM contact JOIN contact_company ON contact_id = contact.id
        WHERE company_id = 3 AND NOT inactive ORDER BY lower(name), contact.id`);
      const { Contacts, ContactCount } = (await page(3)).body;
      assert.deepEqual(
        Contacts.map(({ IndividualName }) => IndividualName),
        named.slice(0, 20).map(({ name }) => name),
      );
      assert.equal(ContactCount, named.length);
    });

    test('shows the rhythm of its orders with figures, and how its spend has changed (COPG-02)', async () => {
      // Every 21 days, give or take two: 35 orders, the last one 64 days ago.
      const gaps = Array.from({ length: 34 }, (_, index) => [21, 20, 22, 21, 21, 19, 23][index % 7] ?? 21);
      await orders(5, gaps, 64);
      const { Rhythm } = (await page(5)).body;
      assert.deepEqual(
        [Rhythm?.State, Rhythm?.Orders, Rhythm?.Silence, Rhythm?.MedianGap, Rhythm?.LastOrder],
        ['late', 35, 64, 21, '2026-09-18T00:00:00'],
      );
      const [spent] = await server.database().query<{ change: number }>(sql`
        SELECT round(100.0 * (count(*) FILTER (WHERE order_date > DATE '2025-11-21') - count(*) FILTER (WHERE order_date <= DATE '2025-11-21'))
          / count(*) FILTER (WHERE order_date <= DATE '2025-11-21'))::int AS change
        FROM order_line WHERE company_id = 5 AND order_date > DATE '2024-11-21'`);
      assert.ok(spent !== undefined && spent.change < 0);
      assert.equal(Rhythm?.SpendChange, spent.change);
      await orders(5, [30], 10);
      assert.deepEqual(
        [(await page(5)).body.Rhythm?.State, (await page(5)).body.Rhythm?.SpendChange],
        ['unknown', null],
      );
    });

    test('shows the spend of each month since January five years ago, equal to a plain sum (COPG-04)', async () => {
      for (const id of [1, 3]) {
        const { Months } = (await page(id)).body;
        assert.deepEqual([Months.length, Months[0]?.Month, Months.at(-1)?.Month], [71, '2021-01', '2026-11']);
        const sums = await server.database().query<{ month: string; spend: number }>(sql`
          SELECT to_char(order_date, 'YYYY-MM') AS month, sum(cost)::float8 AS spend FROM order_line
          WHERE company_id = ${id} AND status <> 10 AND order_date BETWEEN DATE '2021-01-01' AND DATE '2026-11-30'
          GROUP BY 1 ORDER BY 1`);
        assert.deepEqual(
          Months.filter(({ Spend }) => Spend !== 0).map(({ Month, Spend }) => ({
            month: Month,
            spend: Spend,
          })),
          sums.filter(({ spend }) => spend !== 0),
        );
      }
    });

    test('shows orders only to those who can see them, and doesn’t exist for a deleted company (COPG-01, VIS-09)', async () => {
      const [far] = await server.database().query<{ id: number }>(sql`
        SELECT min(company.id) AS id FROM company WHERE NOT EXISTS (
          SELECT FROM employee_account AS own JOIN employee ON employee.id = employee_id
          WHERE email = ${OTHER} AND own.account_type_id = company.account_type_id)`);
      const { body, status } = await page(far?.id ?? 0, OTHER);
      assert.deepEqual([status, body.Rhythm, body.Months], [200, undefined, []]);
      assert.notEqual((await page(far?.id ?? 0)).body.Rhythm, undefined);
      assert.equal((await page(999_999)).status, 404);
      await server.database().query(sql`UPDATE company SET deleted_at = now() WHERE id = 9`);
      assert.equal((await page(9)).status, 404);
      assert.equal((await server.call('GET', '/v1/customers/9/timeline', { as: MANAGER })).status, 404);
      assert.equal((await server.call('GET', '/v1/customers/1/page')).status, 401);
      assert.equal((await server.call('GET', '/v1/customers/x/page', { as: REP })).status, 400);
    });
  },
  { now: () => new Date(`${TODAY}T19:00:00Z`) },
);
