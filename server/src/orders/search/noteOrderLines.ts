import sql from 'sql-template-tag';
import { LIVE_CHANNEL } from '../../db/constants.ts';
import type { Transaction } from '../../db/database.ts';

/** How many lines are listed individually, as in the triggers of other records. */
const MOST_NOTED = 20;

/**
 * Records that order lines have changed (LIVE-02), for everyone who can see their companies, including the companies they had when last
 * folded. Call it before folding them.
 */
export async function noteOrderLines(transaction: Transaction, ids: readonly number[]): Promise<void> {
  await transaction.query(sql`
    INSERT INTO live_event (topic, record_id, account_type_id)
    SELECT DISTINCT 'orders', CASE WHEN ${ids.length <= MOST_NOTED} THEN line.id END, account_type_id FROM (
      SELECT id, company_id FROM order_line WHERE id = ANY(${ids}::bigint[])
      UNION SELECT id, company_id FROM order_indexed WHERE id = ANY(${ids}::bigint[])) AS line
    JOIN company ON company.id = company_id`);
  await transaction.query(sql`SELECT pg_notify(${LIVE_CHANNEL}, '')`);
}
