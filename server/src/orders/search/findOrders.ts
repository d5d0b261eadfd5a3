import sql, { raw, type Sql } from 'sql-template-tag';
import { ATTENTION_STATUSES, CANCELED } from '../rules/orderStatus.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { isEmpty } from '../../db/selection.ts';
import { narrowed, plainly, traitSql, type Condition } from './bitmaps.ts';
import { conditionsOf, inDateRange, inScope, visible, type Scope } from './conditions.ts';
import { DEFAULT_ORDER_FILTERS, type OrderFilters } from './filters.ts';
import { everyId, inLog, linesOf, pageOf, type OrderSort } from './page.ts';
import { NUMBERS, type NumberTrait } from './traits.ts';

/**
 * The entry point of order search: which order lines a list has, and how many. Only this folder knows how they're found. Each result
 * reflects one state of the lines, including acknowledged writes (SRCH-01).
 */
export { DEFAULT_ORDER_FILTERS, type OrderFilters } from './filters.ts';
export type { Scope } from './conditions.ts';
export type { OrderSort } from './page.ts';

/** How many lines precede a page, and its maximum size. */
export interface Page {
  from: number;
  size: number;
}

export interface FoundOrders {
  /** The lines on the page, in its order. */
  ids: number[];
  /** Count with the filters, on all pages. */
  total: number;
  /** Count of the selection without filters; 0 without a selection. */
  unfilteredTotal: number;
}

/** Counts a selection's visible lines that meet further conditions; 0 without a selection. */
const countIn = (scope: Scope, more: Condition[]): Sql =>
  isEmpty(scope.selection)
    ? sql`0`
    : sql`(SELECT count(*) FROM order_line WHERE ${plainly([...inScope(scope), ...more])})`;

/** An SQL expression: how many lines a selection's list opens with. */
export const openingCount = (scope: Scope): Sql =>
  countIn(scope, inDateRange(scope.today, DEFAULT_ORDER_FILTERS));

/** The lines of a list as CTEs. @throws HttpProblem 400 for invalid filters */
const listed = (scope: Scope, filters: OrderFilters, sort: OrderSort): Sql =>
  linesOf(conditionsOf(scope, filters), sort);

/** A page of a list, with totals. @throws as `listed` */
export async function findOrders(
  database: Queryable,
  scope: Scope,
  filters: OrderFilters,
  sort: OrderSort,
  page: Page,
): Promise<FoundOrders> {
  const [row] = await database.query<FoundOrders>(sql`
    WITH ${listed(scope, filters, sort)}, ${pageOf(sort, page)}
    SELECT (SELECT COALESCE(sum(size), 0)::bigint FROM part) AS total, ${countIn(scope, [])} AS "unfilteredTotal",
      ARRAY(SELECT id FROM page)::float8[] AS ids`);
  return row ?? { ids: [], total: 0, unfilteredTotal: 0 };
}

/** A query that counts a list's lines. @throws as `listed` */
export const orderTotal = (scope: Scope, filters: OrderFilters): Sql => sql`
  WITH ${listed(scope, filters, { SortBy: 'Priority', SortOrder: 'asc' })}
  SELECT COALESCE(sum(bit_count(bits)), 0) FROM (SELECT bits FROM found UNION ALL SELECT bits FROM fresh) AS line`;

/** All lines of a list in its order: their count, and their ids in batches of `size`, all from one state of the lines. */
export async function exportOrders(
  database: Database,
  scope: Scope,
  filters: OrderFilters,
  sort: OrderSort,
  size: number,
): Promise<{ total: number; ids: AsyncIterable<number[]> }> {
  const lines = database.cursor<{ id: number; total: number }>(
    sql`WITH ${listed(scope, filters, sort)} ${everyId(sort)}`,
    size,
  );
  const batches = lines[Symbol.asyncIterator]();
  const first = await batches.next();
  const total = first.done === true ? 0 : (first.value[0]?.total ?? 0);
  const ids = async function* () {
    try {
      for (let next = first; next.done !== true; next = await batches.next())
        yield next.value.map(({ id }) => id);
    } finally {
      await batches.return?.();
    }
  };
  return { total, ids: ids() };
}

/** A condition on rows of order_line: whether a list contains them. @throws HttpProblem 400 for invalid filters */
export const isListed = (scope: Scope, filters: OrderFilters): Sql => plainly(conditionsOf(scope, filters));

/** @throws HttpProblem 400 for invalid filters */
export const refuseBadFilters = (scope: Scope, filters: OrderFilters): void =>
  void conditionsOf(scope, filters);

/** A query of (value, count): how many lines meet the conditions, for each of these values of a trait; without zeros. */
function countsBy(trait: NumberTrait, values: readonly number[], conditions: readonly Condition[]): Sql {
  const isAsked = sql`= ANY(${[...values]}::int[])`;
  const column = raw(NUMBERS[trait]);
  return sql`
    WITH found AS MATERIALIZED (${narrowed(conditions)})
    SELECT value, sum(lines)::int AS count FROM (
      SELECT value, bit_count(found.bits & order_bits.bits) AS lines FROM order_bits JOIN found USING (chunk)
      WHERE trait = ${traitSql(trait)} AND value ${isAsked}
      UNION ALL SELECT ${column}, count(*) FROM order_line WHERE ${inLog(plainly(conditions))} AND ${column} ${isAsked} GROUP BY ${column}
    ) AS one WHERE lines > 0 GROUP BY value`;
}

/** Counts the lines of a scope in each status that needs attention, the largest count first. */
export const attentionCounts = (
  database: Queryable,
  scope: Scope,
): Promise<{ Status: number; Count: number }[]> =>
  database.query(sql`
    SELECT value AS "Status", count AS "Count" FROM (${countsBy('status', ATTENTION_STATUSES, inScope(scope))}) AS status
    ORDER BY 2 DESC, 1`);

/** How many lines of a list each of these sales reps has, without reps who have none. @throws as `listed` */
export const countsByRep = (
  database: Queryable,
  scope: Scope,
  filters: OrderFilters,
  reps: readonly number[],
): Promise<{ value: number; count: number }[]> =>
  database.query(countsBy('sales_rep', reps, conditionsOf(scope, filters)));

/** The visible lines whose order-line id begins with these digits and a dash, in the order of their ids. */
export const ordersNumbered = (
  database: Queryable,
  { caller, today }: Omit<Scope, 'selection'>,
  beginning: string,
  limit: number,
): Promise<{ id: number }[]> =>
  database.query(sql`
    SELECT id FROM order_line WHERE order_line_num LIKE ${`${beginning}%`} AND ${plainly(visible(caller, today))}
    ORDER BY order_line_num LIMIT ${limit}`);

/** (company_id, month, total): what companies spend, without canceled lines. For lines in the log, the indexed amounts are subtracted. */
export const spentByMonth: Sql = sql`
  SELECT company_id, month, total FROM company_spend
  UNION ALL SELECT company_id, month, -spent FROM order_indexed WHERE ${inLog(sql`true`)}
  UNION ALL SELECT company_id, spend_month(order_date), cost FROM order_line WHERE ${inLog(sql`status <> ${CANCELED}`)}`;
