import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { OrderAttentionResponse, OrderPagedResponse } from '#server/orders/contract';
import { ATTENTION_STATUSES } from '#server/orders/rules/orderStatus';
import { MANAGER, onOneServer, OTHER, post, REP } from '../testing.ts';

onOneServer('Order lines that need attention (ORD-14)', (server) => {
  const attention = (as: string, ParentID = 0) =>
    post<OrderAttentionResponse>(server, '/v1/orders/attention', { ParentID, CompanyID: 0 }, as);

  for (const [title, as, parentId] of [
    ['with nothing selected', REP, 0],
    ['under a parent', REP, 1],
    ['for somebody who sees every line', MANAGER, 0],
  ] as const) {
    test(`are counted by status, equal to the totals of the lists, ${title}`, async () => {
      const { Statuses } = await attention(as, parentId);
      assert.ok(Statuses.length > 0);
      for (const { Status, Count } of Statuses) {
        assert.ok(ATTENTION_STATUSES.includes(Status));
        const { TotalCount } = await post<OrderPagedResponse>(
          server,
          '/v1/orders/paged',
          {
            ParentID: parentId,
            CompanyID: 0,
            PageNo: 1,
            PageSize: 20,
            Filter_Status: Status,
            Filter_DateRange: 7,
          },
          as,
        );
        assert.equal(Count, TotalCount);
      }
    });
  }

  test('exclude those of companies that aren’t the employee’s own', async () => {
    const [foreign] = await server.database().query<{ id: number }>(sql`
      SELECT trend_group_id AS id FROM company GROUP BY 1 HAVING NOT bool_or(account_type_id IN (
        SELECT account_type_id FROM employee_account JOIN employee ON employee.id = employee_id
        WHERE email = ${OTHER})) LIMIT 1`);
    assert.ok(foreign);
    assert.deepEqual((await attention(OTHER, foreign.id)).Statuses, []);
  });

  test('a line is found by its CAP number', async () => {
    const [line] = await server
      .database()
      .query<{ cap_num: string }>(sql`SELECT cap_num FROM order_line WHERE cap_num <> '' LIMIT 1`);
    assert.ok(line);
    const { Orders } = await post<OrderPagedResponse>(
      server,
      '/v1/orders/paged',
      { PageNo: 1, PageSize: 20, Filter_cap: line.cap_num.toLowerCase(), Filter_DateRange: 7 },
      MANAGER,
    );
    assert.ok(Orders.length > 0);
  });
});
