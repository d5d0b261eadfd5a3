import sql, { join, raw, type Sql } from 'sql-template-tag';
import { historyStart } from '@galley/shared/domain/businessDay';
import { partsOfPeriod, type Period } from '@galley/shared/domain/spendPeriods';
import type { Queryable } from '../db/database.ts';
import { isEmpty } from '../db/selection.ts';
import { visibleDays } from './lineCounts.ts';
import {
  asksOnly,
  DATE_FILTERS,
  dateRange,
  isNarrowed,
  ofAccounts,
  type OrderFilters,
  type Scope,
} from './orderConditions.ts';
import { orderBy, type OrderSort } from './orderSort.ts';

/** As far into a list by priority, lines are read one by one. */
const FIRST_LINES = 400;
/** How many of an account's lines are looked at beyond those that may be on the page: hardly any of all are too old or lie ahead. */
const SPARE = 100;

interface Page {
  from: number;
  size: number;
}

/** What `lines` says of each `account` of the caller. */
const ofEachAccount = ({ caller }: Scope, lines: Sql): Sql => sql`
  (SELECT id AS account_type_id FROM account_type) AS account CROSS JOIN LATERAL (${lines}) AS line WHERE true${ofAccounts(caller)}`;

/** FROM …: how many lines the caller's accounts have of each period of the days. */
function periodsOf({ caller }: Scope, days: Period): Sql {
  const parts = partsOfPeriod(days).map(
    ({ from, to, wholeMonths }) =>
      sql`unit = ${raw(wholeMonths ? "'month'" : "'day'")} AND begins BETWEEN ${from} AND ${to}`,
  );
  return sql`FROM order_period WHERE (${join(parts, ' OR ')})${ofAccounts(caller)}`;
}

/**
 * What each month has says in which months the page lies, and what each day has, on which days of them. Each account gives its lines
 * of these days, as many as may be on the page, in the order of its index.
 */
function pageByDate(scope: Scope, days: Period, sort: OrderSort, page: Page): Sql {
  const order = raw(sort.SortOrder);
  const isOnPage = sql`before < ${page.from + page.size} AND before + lines > ${page.from}`;
  const skipped = sql`(SELECT ${page.from}::bigint - before FROM shown)`;
  return sql`
    WITH period AS MATERIALIZED (
      SELECT begins, ends, lines, sum(lines) OVER (ORDER BY begins ${order}) - lines AS before
      FROM (SELECT begins, (begins + ('1 ' || unit)::interval)::date - 1 AS ends, sum(lines)::int AS lines
        ${periodsOf(scope, days)} GROUP BY unit, begins) AS one),
    shown AS MATERIALIZED (
      SELECT min(begins) AS first_day, max(begins) AS last_day, min(before)::bigint AS before FROM (
        SELECT one.begins, one.lines,
          before + sum(one.lines) OVER (PARTITION BY period.begins ORDER BY one.begins ${order}) - one.lines AS before
        FROM (SELECT begins, ends, before FROM period WHERE ${isOnPage}) AS period
        CROSS JOIN LATERAL (
          SELECT begins, sum(lines)::int AS lines FROM order_period
          WHERE unit = 'day' AND begins BETWEEN period.begins AND period.ends${ofAccounts(scope.caller)} GROUP BY begins) AS one) AS day
      WHERE ${isOnPage})
    SELECT (SELECT COALESCE(sum(lines), 0) FROM period) AS total, true AS known,
      ARRAY(SELECT id FROM ${ofEachAccount(
        scope,
        sql`
          SELECT order_date, id FROM order_line WHERE order_line.account_type_id = account.account_type_id
            AND order_date BETWEEN (SELECT first_day FROM shown) AND (SELECT last_day FROM shown)
          ORDER BY ${orderBy(sort)} LIMIT ${page.size}::bigint + ${skipped}`,
      )} ORDER BY ${orderBy(sort)} LIMIT ${page.size} OFFSET ${skipped})::float8[] AS ids`;
}

/**
 * Those of the days among the first lines of each account. Not `known` where an account has more lines than were looked at, and too
 * few of these are of the days.
 */
function pageByPriority(scope: Scope, days: Period, sort: OrderSort, page: Page): Sql {
  const wanted = page.from + page.size;
  const looked = wanted + SPARE;
  return sql`
    WITH line AS MATERIALIZED (
      SELECT account_type_id, priority, id, order_date BETWEEN ${days.from} AND ${days.to} AS listed FROM ${ofEachAccount(
        scope,
        sql`
          SELECT priority, id, order_date FROM order_line WHERE order_line.account_type_id = account.account_type_id
          ORDER BY ${orderBy(sort)} LIMIT ${looked}`,
      )})
    SELECT (SELECT COALESCE(sum(lines), 0) ${periodsOf(scope, days)}) AS total,
      NOT EXISTS (SELECT FROM line GROUP BY account_type_id
        HAVING count(*) = ${looked} AND count(*) FILTER (WHERE listed) < ${wanted}) AS known,
      ARRAY(SELECT id FROM line WHERE listed ORDER BY ${orderBy(sort)} LIMIT ${page.size} OFFSET ${page.from})::float8[] AS ids`;
}

/**
 * A page of all lines of the caller's accounts, of all order dates or some: what has to be read for it does not grow with how many
 * lines there are. Undefined of any other list, and of orders and pages that this can't be done for.
 */
export async function everyLinePage(
  database: Queryable,
  scope: Scope,
  request: OrderFilters & OrderSort,
  page: Page,
): Promise<{ total: number; ids: number[] } | undefined> {
  const { column, ...range } = dateRange(scope.today, request);
  if (!isEmpty(scope.selection) || !isNarrowed(request)) return undefined;
  if (column !== 'order_date' || !asksOnly(request, DATE_FILTERS)) return undefined;
  const days = visibleDays(scope.today, range);
  if (days === undefined) return { total: 0, ids: [] };
  const isByDate = request.SortBy === 'OrderDate';
  const isFirst = page.from + page.size <= FIRST_LINES && days.from === historyStart(scope.today);
  if (!isByDate && !(request.SortBy === 'Priority' && isFirst)) return undefined;
  const find = isByDate ? pageByDate : pageByPriority;
  const [row] = await database.query<{ total: number; known: boolean; ids: number[] }>(
    find(scope, days, request, page),
  );
  return row?.known ? row : undefined;
}
