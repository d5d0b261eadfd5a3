import sql from 'sql-template-tag';
import type { PaletteOrder } from '@galley/shared/contract/palette';
import type { Day } from '@galley/shared/domain/calendar';
import type { Queryable } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';
import { ordersNumbered } from '../orders/search/findOrders.ts';

/** The beginning of an order-line id: 10, 100234, 100234-1. */
const BEGINNING = /^\d{2}[\d-]{0,28}$/;

/** The order lines that `caller` may see whose id begins with the term, in the order of their ids. */
export async function searchOrderLines(
  database: Queryable,
  caller: Caller,
  today: Day,
  options: { term: string; limit: number },
): Promise<PaletteOrder[]> {
  const term = options.term.trim();
  if (!BEGINNING.test(term)) return [];
  const found = await ordersNumbered(database, { caller, today }, term, options.limit);
  return database.query<PaletteOrder>(sql`
    SELECT order_line_num AS label, advertiser.name AS "Advertiser"
    FROM unnest(${found.map(({ id }) => id)}::bigint[]) WITH ORDINALITY AS found (id, place)
    JOIN order_line ON order_line.id = found.id JOIN advertiser ON advertiser.id = advertiser_id ORDER BY place`);
}
