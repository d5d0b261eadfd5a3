import sql from 'sql-template-tag';
import type { OrderLine, OrderPagedRequest } from '@galley/shared/contract/orders';
import type { Day } from '@galley/shared/domain/calendar';
import type { Database, Queryable } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import type { Caller } from '../http/caller.ts';
import { offsetOf } from '../http/page.ts';
import { everyLinePage } from './everyLinePage.ts';
import { sizeOf } from './lineBits.ts';
import { linesOfSelection } from './lineCounts.ts';
import { listLineBits } from './lineFilters.ts';
import { pageOf } from './linePage.ts';
import { orderConditions, type Scope } from './orderConditions.ts';
import { orderIds } from './orderIds.ts';
import { isOfIndex, selectionPage } from './selectionPage.ts';
import { toOrderLine, type OrderRow } from './toOrderLine.ts';

/** What chooses and orders the lines of a list, whichever page of it is shown. */
export type OrderListRequest = Omit<OrderPagedRequest, 'EmployeeUID' | 'PageNo' | 'PageSize'>;

interface FoundPage {
  total: number;
  unfiltered: number;
  ids: number[];
}

/** How many lines there are with the filters and without them, and which ones are on the page. */
async function findPage(database: Queryable, scope: Scope, request: OrderPagedRequest): Promise<FoundPage> {
  const page = { from: offsetOf(request), size: request.PageSize };
  const ofAll = await everyLinePage(database, scope, request, page);
  if (ofAll !== undefined) return { ...ofAll, unfiltered: 0 };
  const query = isOfIndex(scope.selection, scope.today, request)
    ? selectionPage(scope, request, page)
    : sql`
      WITH ${pageOf(await listLineBits(database, scope, request), request, page)}
      SELECT (SELECT COALESCE(sum(size), 0)::bigint FROM part) AS total, ${linesOfSelection(scope)} AS unfiltered,
        ARRAY(SELECT id FROM page)::float8[] AS ids`;
  const [row] = await database.query<FoundPage>(query);
  return row ?? { total: 0, unfiltered: 0, ids: [] };
}

/** Call 27. */
export async function orderPage(database: Queryable, caller: Caller, today: Day, request: OrderPagedRequest) {
  const selection = { parentId: request.ParentID, companyId: request.CompanyID };
  const { total, unfiltered, ids } = await findPage(database, { caller, today, selection }, request);
  return {
    Orders: await readOrderLines(database, today, ids),
    TotalCount: total,
    UnfilteredCount: unfiltered,
  };
}

/** All that call 27 pages through, in its order: how many lines, and their ids in batches of `size`. */
export async function wholeOrderList(
  database: Database,
  { caller, today, request }: { caller: Caller; today: Day; request: OrderListRequest },
  size: number,
): Promise<{ total: number; ids: AsyncIterable<{ id: number }[]> }> {
  const selection = { parentId: request.ParentID, companyId: request.CompanyID };
  const conditions = orderConditions(caller, today, selection, request);
  const lines = await listLineBits(database, { caller, today, selection }, request);
  const [row] = await database.query<{ total: number }>(sql`SELECT (${sizeOf(lines)}) AS total`);
  return { total: row?.total ?? 0, ids: orderIds(database, conditions, request, size) };
}

/** The lines of these ids as they stand today, in the ids' order. Names are asked for one by one, as those of activities. */
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
    ORDER BY place`);
  return rows.map((row) => toOrderLine(row, today));
}
