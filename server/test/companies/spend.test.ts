import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { Spend } from '#server/companies/contract';
import type { Day } from '@galley/shared/domain/calendar';
import { spendPeriods, SPEND_FIGURES } from '#server/companies/rules/spendPeriods';
import { MANAGER, onOneServer, OTHER, post, REP, type TestServer } from '../testing.ts';
import { lineAdder } from './testing.ts';

/** By default as somebody who sees the order lines of every company. */
const totalSpend = (server: TestServer, ids: number[], as = MANAGER) =>
  post<Spend[]>(server, '/v1/customers/totalspend', { CompaniesRequested: ids }, as);

/** The figures, computed as a plain sum over the lines. */
async function plainSums(server: TestServer, today: Day, ids: number[]): Promise<Spend[]> {
  const periods = spendPeriods(today);
  return Promise.all(
    ids.map(async (id) => {
      const figures = await Promise.all(
        SPEND_FIGURES.map(async (figure) => {
          const { from, to } = periods[figure];
          const [row] = await server.database().query<{ sum: number }>(sql`
            SELECT COALESCE(sum(cost), 0) AS sum FROM order_line JOIN company ON company.id = company_id
            WHERE company_id = ${id} AND status <> 10 AND order_date >= ${from}::date AND order_date <= ${to}::date`);
          return [figure, row?.sum] as const;
        }),
      );
      return { CompanyId: id, ...Object.fromEntries(figures) } as Spend;
    }),
  );
}

let clock = new Date();

onOneServer(
  'The spend of companies (call 12)',
  (server) => {
    const COMPANIES = Array.from({ length: 60 }, (_, index) => index + 1);
    const onDay = (day: Day) => {
      clock = new Date(`${day}T19:00:00Z`);
    };
    const matches = async (today: Day, ids = COMPANIES) => {
      onDay(today);
      const figures = await totalSpend(server, ids);
      assert.deepEqual(figures, await plainSums(server, today, ids));
      return figures;
    };
    const addLine = lineAdder(server);

    test('is the sum of their order lines, whatever day it is', async () => {
      const { today } = (
        await server.database().query<{ today: Day }>(sql`SELECT max(order_date) AS today FROM order_line`)
      )[0] ?? { today: '' };
      // Early in January there may be no orders yet, so year to date proves nothing here.
      const [first] = await matches(today);
      assert.ok(first && first.L12M > 0 && first.LCY > 0 && first.L4Y > 0);
      for (const day of ['2024-02-29', '2025-02-28', '2025-12-31', '2026-01-01', '2026-03-31']) {
        await matches(day);
      }
    });

    test('counts the end of the year and February 29 in the right periods', async () => {
      const company = 1;
      const figuresOn = async (today: Day) => (await matches(today, [company]))[0];
      onDay('2028-02-29');
      const before = await figuresOn('2028-02-29');
      assert.ok(before);
      const days = ['2026-12-31', '2027-01-01', '2027-02-28', '2027-03-01', '2028-02-29'];
      // Each digit of the figures shows which day it includes.
      for (const [index, day] of days.entries()) await addLine(company, 900_000 + index, day, 10 ** index);
      const after = await figuresOn('2028-02-29');
      const gained = (figure: keyof Spend) => Math.round((after?.[figure] ?? 0) - before[figure]);
      assert.deepEqual(
        [gained('YTD'), gained('LYTD'), gained('L12M'), gained('LCY'), gained('L2Y')],
        [10_000, 110, 11_000, 1110, 1],
      );
      await figuresOn('2029-02-28');
      await figuresOn('2028-01-01');
    });

    test('stays right through all kinds of changes to the lines, and excludes canceled ones', async () => {
      const today = '2026-11-21';
      const change = async (statement: ReturnType<typeof sql>) => {
        await server.database().query(statement);
        await matches(today);
      };
      await addLine(2, 910_000, today, 1234.56);
      const [, second] = await matches(today, [1, 2]);
      await change(sql`UPDATE order_line SET status = 10 WHERE order_id = 910000`);
      const [, canceled] = await matches(today, [1, 2]);
      assert.equal(Math.round(((second?.YTD ?? 0) - (canceled?.YTD ?? 0)) * 100), 123_456);
      await change(sql`UPDATE order_line SET status = 25, cost = 99.99 WHERE order_id = 910000`);
      await change(
        sql`UPDATE order_line SET company_id = 3, order_date = '2023-05-05' WHERE order_id = 910000`,
      );
      await change(sql`UPDATE order_line SET order_date = order_date - 40 WHERE company_id <= 20`);
      await change(
        sql`UPDATE order_line SET company_id = 1 + company_id % 20, cost = cost * 2 WHERE id % 7 = 0`,
      );
      await change(sql`DELETE FROM order_line WHERE id % 3 = 0`);
      await change(sql`UPDATE company SET account_type_id = 8 WHERE id = 1`);
      await change(sql`DELETE FROM order_line WHERE company_id = 4`);
      assert.deepEqual(await totalSpend(server, [4]), [
        { CompanyId: 4, YTD: 0, LYTD: 0, L12M: 0, LCY: 0, L2Y: 0, L3Y: 0, L4Y: 0, L5Y: 0 },
      ]);
    });

    test('stays right with many simultaneous writes', async () => {
      await Promise.all(
        Array.from({ length: 20 }, async (_, index) => {
          await addLine(5 + (index % 2), 920_000 + index, '2026-11-21', 10);
          await server.database().query(sql`
            UPDATE order_line SET cost = cost + 1 WHERE company_id IN (5, 6) AND order_id >= 920000`);
          if (index % 3 === 0)
            await server.database().query(sql`DELETE FROM order_line WHERE order_id = ${920_000 + index}`);
        }),
      );
      await matches('2026-11-21', [5, 6]);
    });

    const companiesIn = async (ids: number[], as?: string) =>
      (await totalSpend(server, ids, as)).map(({ CompanyId }) => CompanyId);

    test('is returned once for each known company, in the requested order', async () => {
      assert.deepEqual(await companiesIn([9, 3, 999_999, 9]), [9, 3]);
      assert.deepEqual(await companiesIn([]), []);
    });

    test('is returned only for companies whose order lines the employee can see (VIS-09)', async () => {
      const seenBy = async (as: string) =>
        (
          await server.database().query<{ id: number }>(sql`
            SELECT company.id FROM company JOIN employee_account AS own USING (account_type_id)
            JOIN employee ON employee.id = employee_id WHERE email = ${as} AND company.id <= 60 ORDER BY 1`)
        ).map(({ id }) => id);
      for (const as of [REP, OTHER]) {
        const own = await seenBy(as);
        assert.ok(own.length > 0 && own.length < COMPANIES.length);
        assert.deepEqual(await companiesIn(COMPANIES, as), own);
      }
      assert.deepEqual(await companiesIn(COMPANIES, MANAGER), COMPANIES);
    });

    test('needs a sign-in and a list of ids', async () => {
      const ask = (CompaniesRequested: unknown, as?: string) =>
        server.call('POST', '/v1/customers/totalspend', {
          body: { CompaniesRequested },
          ...(as === undefined ? {} : { as }),
        });
      assert.equal((await ask([1])).status, 401);
      for (const wrong of ['1', [1.5], [-1], ['x'], [2 ** 31], null, Array(201).fill(1)]) {
        assert.equal((await ask(wrong, REP)).status, 400);
      }
    });

    test('is zero after all order lines are deleted', async () => {
      // In a transaction, which is retried if it deadlocks with the server's own work on the index.
      await server.database().transaction((transaction) => transaction.script('TRUNCATE order_line CASCADE'));
      assert.equal((await matches('2026-11-21', [1]))[0]?.L5Y, 0);
    });
  },
  { now: () => clock },
);
