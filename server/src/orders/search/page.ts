import sql, { empty, raw, type Sql } from 'sql-template-tag';
import type { OrderSortBy } from '../contract.ts';
import { BLOCK, blocksOf, idsIn, narrowed, plainly, traitSql, type Condition } from './bitmaps.ts';
import { NO_DAY, SORTED, type SortedTrait } from './traits.ts';

export interface OrderSort {
  SortBy: OrderSortBy;
  SortOrder: 'asc' | 'desc';
}

/**
 * The trait that each sort order uses to locate a page (PAGE-03, PRIO-01). Lines in the same hundred orders are sorted when they're read.
 * Every sort order ends with the id, and lines without the date come last in both directions.
 */
const SORTS: Record<OrderSortBy, SortedTrait> = {
  Priority: 'priority',
  OrderDate: 'order_date',
  OrderLine: 'hundred_orders',
  ShipDate: 'ship_date',
  DeliveryDate: 'delivery_date',
};

/** The lines in the log that meet these conditions, read from order_line itself. */
export const inLog = (conditions: Sql): Sql =>
  sql`id = ANY(ARRAY(SELECT id FROM order_log)) AND ${conditions}`;

/**
 * CTEs with the lines of a list: `found` from the index and `fresh` from the log, with the value that the list is sorted by. OFFSET 0
 * computes the bits of `found` once instead of at each use.
 */
export const linesOf = (conditions: readonly Condition[], { SortBy }: OrderSort): Sql => sql`
  found AS MATERIALIZED (SELECT chunk, bits FROM (${narrowed(conditions)} OFFSET 0) AS line WHERE bits <> B'0'::bit(8192)),
  fresh AS MATERIALIZED (
    SELECT ${raw(SORTED[SORTS[SortBy]])} AS value, (id >> 13)::int AS chunk, bit_or(set_bit(B'0'::bit(8192), (id & 8191)::int, 1)) AS bits
    FROM order_line WHERE ${inLog(plainly(conditions))} GROUP BY 1, 2)`;

/**
 * CTEs after `linesOf` that end in `page`, the ids of a page in its order; `part` has the sizes of the list's parts. The sizes per block
 * and chunk tell which blocks contain the page, and the sizes per value in these blocks tell which values do. Only the lines that have
 * these values are expanded.
 * @param page how many lines precede it, and its maximum size
 */
export function pageOf(sort: OrderSort, page: { from: number; size: number }): Sql {
  const name = SORTS[sort.SortBy];
  const trait = traitSql(name);
  const order = raw(sort.SortOrder);
  const undatedLast = sql`value = ${raw(String(NO_DAY))}`;
  const isOnPage = sql`before < ${page.from + page.size} AND before + size > ${page.from}`;
  // Every row has its match on both sides, but the planner never runs this kind of join as a nested loop.
  const size = sql`COALESCE(bit_count(found.bits & keys.bits), 0)`;
  const ofFound = sql`chunk BETWEEN (SELECT min(chunk) FROM found) AND (SELECT max(chunk) FROM found)`;
  const isByLine = name === 'hundred_orders';
  // Within a day, lines are in id order, as chunks are. Within a hundred orders they aren't, so that value is placed as a whole.
  const chunkOrder = isByLine ? empty : sql`, chunk ${order}`;
  const placed = isByLine ? sql`sum(size) OVER (PARTITION BY value)` : sql`size`;
  return sql`
    part AS MATERIALIZED (
      SELECT value AS block, chunk, ${size} AS size
      FROM found FULL JOIN (SELECT value, chunk, bits FROM order_bits WHERE trait = ${blocksOf(name)} AND ${ofFound}) AS keys USING (chunk)
      UNION ALL SELECT floor(value / ${raw(`${BLOCK}.0`)})::int, chunk, bit_count(bits) FROM fresh),
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
        SELECT value, chunk, sum(size) AS size FROM (
          SELECT value, chunk, ${size} AS size FROM found FULL JOIN (
            SELECT value, chunk, bits FROM order_bits WHERE trait = ${trait} AND ${ofFound}
            AND value = ANY(ARRAY(SELECT block * ${BLOCK} + nth FROM block CROSS JOIN generate_series(0, ${BLOCK - 1}) AS nth))) AS keys USING (chunk)
          UNION ALL SELECT value, chunk, bit_count(bits) FROM fresh
            WHERE floor(value / ${raw(`${BLOCK}.0`)})::int IN (SELECT block FROM block)) AS value
        WHERE size > 0 GROUP BY value, chunk) AS value),
    shown AS MATERIALIZED (
      SELECT value, chunk, before, found.bits & keys.bits AS bits
      FROM place JOIN found USING (chunk) JOIN order_bits AS keys USING (value, chunk)
      WHERE trait = ${trait} AND ${isOnPage}
      UNION ALL SELECT value, chunk, before, fresh.bits FROM place JOIN fresh USING (value, chunk) WHERE ${isOnPage}),
    page AS (
      SELECT id FROM (${idsIn(sql`SELECT * FROM shown`, sql`value,`)}) AS line
      ${isByLine ? sql`JOIN order_line USING (id)` : empty}
      ORDER BY ${undatedLast}, value ${order}, ${isByLine ? sql`order_id ${order}, line_num ${order}, ` : empty}id ${order}
      LIMIT ${page.size} OFFSET (SELECT ${page.from}::bigint - COALESCE(min(before), 0)::bigint FROM shown))`;
}

/** All ids after `linesOf` in the list's order, each with the total. */
export function everyId({ SortBy, SortOrder }: OrderSort): Sql {
  const columns = SortBy === 'OrderLine' ? ['order_id', 'line_num'] : [SORTS[SortBy]];
  const order = [...columns, 'id'].map((column) => `${column} ${SortOrder} NULLS LAST`).join(', ');
  return sql`
    SELECT id, count(*) OVER () AS total FROM (
      ${idsIn(sql`SELECT bits, chunk FROM found UNION ALL SELECT bits, chunk FROM fresh`)}) AS line
    JOIN order_line USING (id) ORDER BY ${raw(order)}`;
}
