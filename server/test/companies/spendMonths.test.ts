import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { SpendMonth } from '#server/companies/contract';
import { MANAGER, onOneServer, OTHER, REP } from '../testing.ts';
import { lineAdder } from './testing.ts';

let clock = new Date('2026-11-21T19:00:00Z');

onOneServer(
  'A company’s spend by month (call 219)',
  (server) => {
    const monthsOf = (id: number, as = MANAGER) =>
      server.call<SpendMonth[]>('GET', `/v1/customers/${id}/spendmonths`, { as });
    /** The months, computed as a plain sum over the lines. */
    const plainSums = (id: number, from: string) =>
      server.database().query<SpendMonth>(sql`
        SELECT to_char(order_date, 'YYYY-MM') AS "Month", sum(cost) AS "Spend" FROM order_line
        WHERE company_id = ${id} AND status <> 10 AND order_date >= ${from}::date GROUP BY 1 ORDER BY 1`);
    const addLine = lineAdder(server);

    test('is the sum of its order lines in each of the last 12 months, the current one last (QUEUE-10)', async () => {
      clock = new Date('2026-11-21T19:00:00Z');
      for (const id of [1, 2, 3]) {
        const { body } = await monthsOf(id);
        assert.deepEqual([body.length, body[0]?.Month, body[11]?.Month], [12, '2025-12', '2026-11']);
        const spent = body.filter(({ Spend }) => Spend !== 0);
        assert.deepEqual(
          spent,
          (await plainSums(id, '2025-12-01')).filter(({ Month }) => Month <= '2026-11'),
        );
      }
    });

    test('counts a line in the month of its order date, and excludes canceled ones', async () => {
      clock = new Date('2028-02-29T19:00:00Z');
      const before = (await monthsOf(1)).body;
      const lines = [
        ['2027-02-28', 1, 25],
        ['2027-03-01', 10, 25],
        ['2027-12-31', 100, 25],
        ['2028-01-01', 1000, 25],
        ['2028-02-29', 10_000, 25],
        ['2028-02-29', 100_000, 10],
      ] as const;
      for (const [index, [day, cost, status]] of lines.entries())
        await addLine(1, 930_000 + index, day, cost, status);
      const after = (await monthsOf(1)).body;
      const gained = after
        .map(({ Month, Spend }, index) => [Month, Math.round(Spend - (before[index]?.Spend ?? 0))])
        .filter(([, spend]) => spend !== 0);
      assert.deepEqual(gained, [
        ['2027-03', 10],
        ['2027-12', 100],
        ['2028-01', 1000],
        ['2028-02', 10_000],
      ]);
    });

    test('is shown only to those who can see the company’s orders (VIS-09)', async () => {
      for (const as of [REP, OTHER]) {
        const [one] = await server.database().query<{ own: number; other: number }>(sql`
          SELECT min(company.id) FILTER (WHERE sees) AS own, min(company.id) FILTER (WHERE NOT sees) AS other
          FROM company, LATERAL (SELECT EXISTS (
            SELECT FROM employee_account AS own JOIN employee ON employee.id = employee_id
            WHERE email = ${as} AND own.account_type_id = company.account_type_id) AS sees) AS seen`);
        assert.ok(one);
        assert.equal((await monthsOf(one.own, as)).body.length, 12);
        assert.deepEqual((await monthsOf(one.other, as)).body, []);
      }
      assert.deepEqual((await monthsOf(999_999)).body, []);
    });

    test('needs a sign-in and a valid id', async () => {
      assert.equal((await server.call('GET', '/v1/customers/1/spendmonths')).status, 401);
      for (const wrong of ['x', '-1', '1.5', '2147483648'])
        assert.equal(
          (await server.call('GET', `/v1/customers/${wrong}/spendmonths`, { as: REP })).status,
          400,
        );
    });
  },
  { now: () => clock },
);
