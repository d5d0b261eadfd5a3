import assert from 'node:assert/strict';
import sql from 'sql-template-tag';
import type { Queryable } from '#server/db/database';

/** Asserts that what is derived from order lines is what plain SQL says of them: spend, and lines by day and account owner. */
export async function assertFigures(database: Queryable): Promise<void> {
  const [wrong] = await database.query<Record<string, number>>(sql`
    SELECT (SELECT count(*) FROM (
        SELECT company_id, spend_month(order_date) AS month, COALESCE(sum(cost) FILTER (WHERE status <> 10), 0) AS total,
          count(*) AS lines FROM order_line GROUP BY 1, 2) AS plain
      FULL JOIN (SELECT * FROM company_spend WHERE lines <> 0 OR total <> 0) AS kept USING (company_id, month)
      WHERE plain.total IS DISTINCT FROM kept.total OR plain.lines IS DISTINCT FROM kept.lines) AS spend,
      (SELECT count(*) FROM order_line JOIN company ON company.id = company_id
        WHERE (order_line.trend_group_id, order_line.account_type_id, order_line.sales_rep_id)
          <> (company.trend_group_id, company.account_type_id, company.sales_rep_id)) AS "lines apart from their company",
      (SELECT count(*) FROM feed_record LEFT JOIN order_line ON order_line.id = record_id
        WHERE resource = 'orders' AND (deleted_at IS NULL) <> (order_line.id IS NOT NULL)) AS "lines apart from their external id"`);
  for (const [what, count] of Object.entries(wrong ?? {})) assert.equal(count, 0, what);
}
