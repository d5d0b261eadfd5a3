import sql, { type Sql } from 'sql-template-tag';
import type { OrderSortBy } from '@galley/shared/contract/orders';
import type { Day } from '@galley/shared/domain/calendar';
import { ANY_STATUS } from '@galley/shared/domain/orderStatus';
import type { Selection } from '@galley/shared/domain/selection';
import { isEmpty } from '../db/selection.ts';
import {
  asksOnly,
  DATE_FILTERS,
  dateRange,
  orderConditions,
  type OrderFilters,
  type Scope,
} from './orderConditions.ts';
import { linesOfSelection, linesOrdered } from './lineCounts.ts';
import { orderBy, sortColumns, type OrderSort } from './orderSort.ts';

/** What may be asked of a selection's lines by the columns that its index holds. */
const OF_INDEX = [...DATE_FILTERS, 'Filter_Status'] as const;
const DATES_OF_INDEX = new Set(['order_date', 'ship_date', 'delivery_date']);

/** Whether the index of a selection alone answers: then reading it costs less than making bits of it. */
export const isOfIndex = (selection: Selection, today: Day, filters: OrderFilters): boolean =>
  !isEmpty(selection) && DATES_OF_INDEX.has(dateRange(today, filters).column) && asksOnly(filters, OF_INDEX);

/** What the indexes of a selection are sorted by. */
const SORTED = new Set<OrderSortBy>(['Priority', 'OrderDate']);

/**
 * The totals and the ids of a page of call 27, of a request that `isOfIndex`. OFFSET 0 keeps the database at the selection's
 * index where that is not in the list's order: it would go through all lines in that order for the first of them.
 */
export function selectionPage(
  scope: Scope,
  filters: OrderFilters & OrderSort,
  page: { from: number; size: number },
): Sql {
  const { caller, today, selection } = scope;
  const { column, ...range } = dateRange(today, filters);
  const isByMonth = column === 'order_date' && filters.Filter_Status === ANY_STATUS;
  const listed = sql`SELECT id, ${sortColumns(filters)} FROM order_line WHERE ${orderConditions(caller, today, selection, filters)}`;
  const inIndex = SORTED.has(filters.SortBy) ? listed : sql`${listed} OFFSET 0`;
  return sql`
    SELECT ${isByMonth ? linesOrdered(scope, range) : sql`(SELECT count(*) FROM (${listed}) AS listed)`} AS total,
      ${linesOfSelection(scope)} AS unfiltered,
      ARRAY(SELECT id FROM (${inIndex}) AS listed
        ORDER BY ${orderBy(filters)} LIMIT ${page.size} OFFSET ${page.from})::float8[] AS ids`;
}
