import sql, { type Sql } from 'sql-template-tag';
import type { Day } from '@galley/shared/domain/calendar';
import type { Caller } from '../http/caller.ts';
import { isEmpty, type Selection } from '../lookups/selection.ts';
import {
  dateRange,
  DEFAULT_ORDER_FILTERS,
  orderConditions,
  selectedLines,
  type OrderFilters,
  type Scope,
} from './orderConditions.ts';
import { orderBy, sortColumns, type OrderSort } from './orderSort.ts';

/** What may be asked of a selection's lines by the columns that its index holds. */
const OF_INDEX = new Set<string>([
  'Filter_Status',
  'Filter_DateRange',
  'Filter_DateType',
  'Filter_DateStart',
  'Filter_DateEnd',
  'Filter_Total',
  'Filter_Apply',
] satisfies (keyof OrderFilters)[]);
const DATES_OF_INDEX = new Set(['order_date', 'ship_date', 'delivery_date']);

/** Whether the index of a selection alone answers: then reading it costs less than making bits of it. */
export const isOfIndex = (selection: Selection, today: Day, filters: OrderFilters): boolean =>
  !isEmpty(selection) &&
  DATES_OF_INDEX.has(dateRange(today, filters).column) &&
  Object.entries(DEFAULT_ORDER_FILTERS).every(
    ([filter, none]) => OF_INDEX.has(filter) || filters[filter as keyof OrderFilters] === none,
  );

/** How many lines the orders list of a selection opens with. */
export const openingCount = (caller: Caller, today: Day, selection: Selection): Sql =>
  sql`SELECT count(*) FROM order_line WHERE ${orderConditions(caller, today, selection, DEFAULT_ORDER_FILTERS)}`;

/**
 * The totals and the ids of a page of call 27, of a request that `isOfIndex`. OFFSET 0 keeps the database at the selection's
 * index: for the first of an order it would go through all lines in that order.
 */
export function selectionPage(
  { caller, today, selection }: Scope,
  filters: OrderFilters & OrderSort,
  page: { from: number; size: number },
): Sql {
  const listed = orderConditions(caller, today, selection, filters);
  return sql`
    SELECT count(*) FILTER (WHERE ${listed}) AS total, count(*) AS unfiltered, ARRAY(
      SELECT id FROM (SELECT id, ${sortColumns(filters)} FROM order_line WHERE ${listed} OFFSET 0) AS listed
      ORDER BY ${orderBy(filters)} LIMIT ${page.size} OFFSET ${page.from})::float8[] AS ids
    FROM order_line WHERE ${selectedLines(caller, today, selection)}`;
}
