import assert from 'node:assert/strict';
import sql from 'sql-template-tag';
import type { Database } from '#server/db/database';
import { spentByMonth } from '#server/orders/search/findOrders';
import { verify } from '#server/orders/search/upkeep';

/** Asserts that everything derived from order lines matches them: spend, the lines' companies, and the search index. */
export async function assertFigures(database: Database): Promise<void> {
  const [wrong] = await database.query<Record<string, number>>(sql`
    SELECT (SELECT count(*) FROM (
        SELECT company_id, spend_month(order_date) AS month, sum(cost) FILTER (WHERE status <> 10) AS total FROM order_line GROUP BY 1, 2) AS plain
      FULL JOIN (SELECT company_id, month, sum(total) AS total FROM (${spentByMonth}) AS spent GROUP BY 1, 2) AS kept
        USING (company_id, month)
      WHERE COALESCE(plain.total, 0) <> COALESCE(kept.total, 0)) AS spend,
      (SELECT count(*) FROM order_line JOIN company ON company.id = company_id
        WHERE (order_line.trend_group_id, order_line.account_type_id, order_line.sales_rep_id)
          <> (company.trend_group_id, company.account_type_id, company.sales_rep_id)) AS "lines apart from their company",
      (SELECT count(*) FROM feed_record LEFT JOIN order_line ON order_line.id = record_id
        WHERE resource = 'orders' AND (deleted_at IS NULL) <> (order_line.id IS NOT NULL)) AS "lines apart from their external id"`);
  for (const [what, count] of Object.entries(wrong ?? {})) assert.equal(count, 0, what);
  assert.deepEqual(await verify(database, () => undefined), []);
}
