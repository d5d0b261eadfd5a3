import sql, { raw, type Sql } from 'sql-template-tag';
import { pick, type Random } from '../randomRequests.ts';

/** Writes of order lines as the provider's systems make them, for tests. */

let lastOrder = 1_000_000;
const copied = `trend_group_id, company_id, account_type_id, sales_rep_id, order_date, cost, qty, product_id, advertiser_id,
  size_live, ship_method, ship_to, ship_to_city, tracking_url`;
/** One write, of one line or of several whose ids are up to `last`. */
export function randomWrite(random: Random, last: number): Sql {
  const line = 1 + Math.floor(random() * last);
  const some = Math.floor(random() * 1_000);
  const day = raw(random() < 0.3 ? 'NULL' : `DATE '2026-01-01' + ${some}`);
  const text = random() < 0.2 ? '' : `Said ${some % 40}`;
  const list = pick(random, ['', `U-${some}`, `U-${some}, U-${some % 7};G ${some},U-${some}`, ', ']);
  return pick(random, [
    () => sql`UPDATE order_line SET status = ${some % 39} WHERE id = ${line}`,
    () => sql`UPDATE order_line SET status = ${some % 39}, ship_date = ${day}, delivery_date = ${day}, post_date = ${day}
      WHERE id BETWEEN ${line} AND ${line + (some % 50)}`,
    () => sql`UPDATE order_line SET design = ${text}, client_po = ${text}, ship_to_person = ${text}, part = ${text},
      line_item_custom1 = ${text}, ship_to = ${text}, tracking_url = ${`https://c${some % 5}.example/t?n=${some}`}
      WHERE id = ${line}`,
    () => sql`UPDATE order_line SET unit_numbers = ${list}, geopath_ids = ${list}, reorder = ${text}
      WHERE id BETWEEN ${line} AND ${line + (some % 50)}`,
    () => sql`UPDATE order_line SET tracking_url = '' WHERE id = ${line}`,
    () =>
      sql`UPDATE order_line SET qty = qty + 1 WHERE order_id = (SELECT order_id FROM order_line WHERE id = ${line})`,
    () =>
      sql`UPDATE company SET account_type_id = ${1 + (some % 8)}, sales_rep_id = ${1 + (some % 5)} WHERE id = ${1 + (some % 200)}`,
    () => sql`DELETE FROM order_line WHERE id = ${line}`,
    () =>
      sql`UPDATE order_line SET order_date = DATE '2026-01-01' + ${some % 90}::int WHERE id BETWEEN ${line} AND ${line + (some % 50)}`,
    () => sql`INSERT INTO order_line (order_id, line_num, status, design, client_job_ref, unit_numbers, ${raw(copied)})
      SELECT ${(lastOrder += 1)}::int, row_number() OVER (ORDER BY id), ${some % 39}::int, ${text}, ${text}, ${list}, ${raw(copied)}
      FROM order_line WHERE id BETWEEN ${line} AND ${line + (some % 40)}`,
  ])();
}
