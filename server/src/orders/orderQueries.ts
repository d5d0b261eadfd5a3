import type { OrderLine, OrderPagedRequest } from './contract.ts';
import type { Day } from '@galley/shared/domain/calendar';
import type { Queryable } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import type { Caller } from '../http/caller.ts';
import { offsetOf } from '../http/page.ts';
import { findOrders } from './search/findOrders.ts';
import { toOrderLine, type OrderRow } from './toOrderLine.ts';

/** Call 27. */
export async function orderPage(database: Queryable, caller: Caller, today: Day, request: OrderPagedRequest) {
  const scope = { caller, today, selection: { parentId: request.ParentID, companyId: request.CompanyID } };
  const page = { from: offsetOf(request), size: request.PageSize };
  const { ids, total, unfilteredTotal } = await findOrders(database, scope, request, request, page);
  return {
    Orders: await readOrderLines(database, today, ids),
    TotalCount: total,
    UnfilteredCount: unfilteredTotal,
  };
}

/**
 * Reads lines by id, in the ids' order, with today's status. Names come from subqueries, like those of activities.
 */
export async function readOrderLines(database: Queryable, today: Day, ids: number[]): Promise<OrderLine[]> {
  const rows = await database.query<OrderRow>(prepared('order_lines')`
    SELECT order_line.order_line_num, order_line.status, (SELECT name FROM advertiser WHERE id = advertiser_id) AS advertiser, cost, qty,
      (SELECT name FROM product WHERE id = product_id) AS product, size_live, size_finished, design, unit_numbers, ship_method, ship_to, ship_to_person,
      ship_to_address1, ship_to_address2, ship_to_city, ship_to_state, ship_to_zip, tracking_url, proof_link,
      order_date, ship_date, delivery_date, post_date, client_po, client_job_ref, contract_num, line_item_custom1,
      line_item_custom2, sequence_num, COALESCE((SELECT name FROM contact WHERE id = sales_contact_id), '') AS sales_contact,
      COALESCE((SELECT name FROM contact WHERE id = graphics_contact_id), '') AS graphics_contact,
      company_id, (SELECT name FROM company WHERE id = company_id) AS company, trend_group_id AS parent_id,
      sales_contact_id, graphics_contact_id
    FROM unnest(${ids}::bigint[]) WITH ORDINALITY AS page (id, place)
    JOIN order_line ON order_line.id = page.id
    WHERE order_line.id = ANY(${ids}::bigint[]) ORDER BY place`);
  return rows.map((row) => toOrderLine(row, today));
}
