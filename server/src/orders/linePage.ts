import sql, { empty, raw, type Sql } from 'sql-template-tag';
import type { OrderSortBy } from '@galley/shared/contract/orders';
import { BLOCK, type LineBits } from './lineBits.ts';
import { NO_DAY, type Trait } from '../db/lineTraits.ts';
import type { OrderSort } from './orderSort.ts';

/** What each order goes by; the lines of a hundred orders are put in their order when they are read. */
const TRAITS: Record<OrderSortBy, Trait> = {
  Priority: 'priority',
  OrderDate: 'order_date',
  OrderLine: 'hundred_orders',
  ShipDate: 'ship_date',
  DeliveryDate: 'delivery_date',
};

/**
 * CTEs that end in `page`, the ids of a page in its order; `found` names the lines of the list, and `part` their sizes.
 * The sizes of the parts of the list, by block of its order and chunk, say in which blocks the page lies; those of the
 * values of these blocks, in which values: only what these have in common with the list is taken apart into lines.
 * OFFSET 0 has the bits of `found` and the sizes of places made once: without it, each time that they are looked at.
 * @param page how many lines lie before it, and how many it has at most
 */
export function pageOf(
  lines: LineBits,
  { SortBy, SortOrder }: OrderSort,
  page: { from: number; size: number },
): Sql {
  const trait = raw(`'${TRAITS[SortBy]}'`);
  const order = raw(SortOrder);
  const undatedLast = sql`value = ${raw(String(NO_DAY))}`;
  const isOnPage = sql`before < ${page.from + page.size} AND before + size > ${page.from}`;
  // No row of one without the other: but only such a join is never made by going through one table for each row of the other.
  const size = sql`COALESCE(bit_count(found.bits & keys.bits), 0)`;
  const ofFound = sql`chunk BETWEEN (SELECT min(chunk) FROM found) AND (SELECT max(chunk) FROM found)`;
  const isByLine = SortBy === 'OrderLine';
  // Within a day the lines go by their ids, as chunks do; within a hundred orders they don't, so it is placed as a whole.
  const chunkOrder = isByLine ? empty : sql`, chunk ${order}`;
  const placed = isByLine ? sql`sum(size) OVER (PARTITION BY value)` : sql`size`;
  return sql`
    found AS MATERIALIZED (SELECT chunk, bits FROM (${lines} OFFSET 0) AS line WHERE bits <> B'0'::bit(8192)),
    part AS MATERIALIZED (
      SELECT value AS block, chunk, ${size} AS size
      FROM found FULL JOIN (SELECT value, chunk, bits FROM order_blocks WHERE trait = ${trait} AND ${ofFound}) AS keys USING (chunk)),
    block AS MATERIALIZED (
      SELECT block, before FROM (
        SELECT block, sum(size) AS size,
          sum(sum(size)) OVER (ORDER BY block = ${raw(String(Math.floor(NO_DAY / BLOCK)))}, block ${order}) - sum(size) AS before
        FROM part WHERE size > 0 GROUP BY block) AS block
      WHERE ${isOnPage}),
    place AS MATERIALIZED (
      SELECT value, chunk, ${placed} AS size, (SELECT min(before) FROM block)
        + sum(size) OVER (ORDER BY ${undatedLast}, value ${order}${chunkOrder}) - ${placed} AS before
      FROM (
        SELECT value, chunk, ${size} AS size FROM found FULL JOIN (
          SELECT value, chunk, bits FROM order_bits WHERE trait = ${trait} AND ${ofFound}
          AND value = ANY(ARRAY(SELECT block * ${BLOCK} + nth FROM block CROSS JOIN generate_series(0, ${BLOCK - 1}) AS nth))) AS keys USING (chunk) OFFSET 0) AS value
      WHERE size > 0),
    shown AS MATERIALIZED (
      SELECT value, chunk, before, found.bits & keys.bits AS bits
      FROM place JOIN found USING (chunk) JOIN order_bits AS keys USING (value, chunk)
      WHERE trait = ${trait} AND ${isOnPage}),
    page AS (
      SELECT id FROM (
        SELECT value, chunk::bigint * 8192 + word * 64 + bit AS id
        FROM shown CROSS JOIN generate_series(0, 127) AS word CROSS JOIN generate_series(0, 63) AS bit
        WHERE substring(bits FROM word * 64 + 1 FOR 64) <> B'0'::bit(64) AND get_bit(bits, word * 64 + bit) = 1) AS line
      ${isByLine ? sql`JOIN order_line USING (id)` : empty}
      ORDER BY ${undatedLast}, value ${order}, ${isByLine ? sql`order_id ${order}, line_num ${order}, ` : empty}id ${order}
      LIMIT ${page.size} OFFSET (SELECT ${page.from}::bigint - COALESCE(min(before), 0)::bigint FROM shown))`;
}
