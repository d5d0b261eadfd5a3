import sql, { join, raw, type Sql } from 'sql-template-tag';
import { isEmpty } from '../lookups/selection.ts';
import { visiblePeriods } from './lineCounts.ts';
import {
  asksOnly,
  dateRange,
  isNarrowed,
  ofAccounts,
  type OrderFilters,
  type Scope,
} from './orderConditions.ts';
import type { OrderSort } from './orderSort.ts';

/** What may be asked of all lines by what order_period counts. */
const OF_PERIODS = new Set<string>([
  'Filter_DateRange',
  'Filter_DateType',
  'Filter_DateStart',
  'Filter_DateEnd',
  'Filter_Total',
  'Filter_Apply',
] satisfies (keyof OrderFilters)[]);

/** Whether it is a list of all lines of the caller's accounts, of all order dates or some, in their order. */
export const isOfPeriods = ({ selection, today }: Scope, request: OrderFilters & OrderSort): boolean =>
  isEmpty(selection) &&
  isNarrowed(request) &&
  request.SortBy === 'OrderDate' &&
  dateRange(today, request).column === 'order_date' &&
  asksOnly(request, OF_PERIODS);

/**
 * The totals and the ids of a page of call 27, of a request that `isOfPeriods`. What each month has says in which the page begins, and
 * what each day has, in which day of it. From there on, each account gives as many lines as may be on the page, in its index's order.
 */
export function everyLinePage(
  scope: Scope,
  filters: OrderFilters & OrderSort,
  page: { from: number; size: number },
): Sql {
  const { caller, today } = scope;
  const parts = visiblePeriods(today, dateRange(today, filters));
  const asked = parts.map(
    ({ from, to, wholeMonths }) =>
      sql`unit = ${raw(wholeMonths ? "'month'" : "'day'")} AND begins BETWEEN ${from} AND ${to}`,
  );
  const [order, onwards] = filters.SortOrder === 'desc' ? [raw('DESC'), raw('<=')] : [raw('ASC'), raw('>=')];
  const begins = sql`before <= ${page.from} AND before + lines > ${page.from}`;
  const skipped = sql`(SELECT ${page.from}::bigint - before FROM first)`;
  return sql`
    WITH period AS MATERIALIZED (
      SELECT begins, ends, lines, sum(lines) OVER (ORDER BY begins ${order}) - lines AS before
      FROM (SELECT begins, (begins + ('1 ' || unit)::interval)::date - 1 AS ends, sum(lines)::int AS lines
        FROM order_period WHERE (${join([sql`false`, ...asked], ' OR ')})${ofAccounts(caller)} GROUP BY unit, begins) AS one),
    first AS MATERIALIZED (
      SELECT begins, before::bigint FROM (
        SELECT one.begins, one.lines, before + sum(one.lines) OVER (ORDER BY one.begins ${order}) - one.lines AS before
        FROM (SELECT begins, ends, before FROM period WHERE ${begins}) AS period
        CROSS JOIN LATERAL (
          SELECT begins, sum(lines)::int AS lines FROM order_period
          WHERE unit = 'day' AND begins BETWEEN period.begins AND period.ends${ofAccounts(caller)} GROUP BY begins) AS one) AS day
      WHERE ${begins})
    SELECT (SELECT COALESCE(sum(lines), 0) FROM period) AS total, 0 AS unfiltered,
      ARRAY(SELECT line.id FROM (SELECT id AS account_type_id FROM account_type) AS account CROSS JOIN LATERAL (
          SELECT order_date, id FROM order_line
          WHERE order_line.account_type_id = account.account_type_id AND order_date BETWEEN ${parts[0]?.from ?? null} AND ${parts.at(-1)?.to ?? null} AND order_date ${onwards} (SELECT begins FROM first)
          ORDER BY order_date ${order}, id ${order} LIMIT ${page.size}::bigint + ${skipped}) AS line
        WHERE true${ofAccounts(caller)}
        ORDER BY order_date ${order}, id ${order} LIMIT ${page.size} OFFSET ${skipped})::float8[] AS ids`;
}
