import sql from 'sql-template-tag';
import type { Day } from '@galley/shared/domain/calendar';
import type { TestServer } from '../testing.ts';

const COPIED = sql`trend_group_id, account_type_id, sales_rep_id, ship_date, delivery_date, qty, product_id, advertiser_id`;

/** Adds copies of a company's first line with another order number, date, cost and status. */
export const lineAdder =
  (server: TestServer) =>
  (company: number, order: number, day: Day, cost: number, status = 25) =>
    server.database().query(sql`
      INSERT INTO order_line (order_id, line_num, company_id, status, order_date, cost, ${COPIED})
      SELECT ${order}, 1, company_id, ${status}, ${day}::date, ${cost}, ${COPIED}
      FROM order_line WHERE company_id = ${company} ORDER BY id LIMIT 1`);
