import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { OrderSortBy } from '@galley/shared/contract/orders';

/** The columns that each order goes by; every order ends in the id (PAGE-03, PRIO-01). */
const COLUMNS: Record<OrderSortBy, readonly string[]> = {
  Priority: ['priority'],
  OrderDate: ['order_date'],
  OrderLine: ['order_id', 'line_num'],
  ShipDate: ['ship_date'],
  DeliveryDate: ['delivery_date'],
};

/** Lines without the date come last in either direction. */
const MAY_LACK = new Set<OrderSortBy>(['ShipDate', 'DeliveryDate']);

export interface OrderSort {
  SortBy: OrderSortBy;
  SortOrder: 'asc' | 'desc';
}

export const sortColumns = ({ SortBy }: OrderSort): Sql => raw(COLUMNS[SortBy].join(', '));

/** What follows ORDER BY. */
export function orderBy({ SortBy, SortOrder }: OrderSort): Sql {
  const last = MAY_LACK.has(SortBy) && SortOrder === 'desc' ? ' NULLS LAST' : '';
  return raw(
    [...COLUMNS[SortBy].map((column) => `${column} ${SortOrder}${last}`), `id ${SortOrder}`].join(', '),
  );
}

/** A part of the list in which no line lacks any of the columns that it is ordered by. */
export interface SortedPart {
  condition: Sql;
  columns: Sql;
  order: Sql;
  /** The lines behind one of them. */
  behind: (line: Record<string, unknown>) => Sql;
}

/** The parts of the list, one after the other: first the lines that have the date, then those that lack it. */
export function sortedParts({ SortBy, SortOrder }: OrderSort): SortedPart[] {
  const part = (columns: readonly string[], condition: Sql): SortedPart => {
    const keys = [...columns, 'id'];
    const names = raw(keys.join(', '));
    return {
      condition,
      columns: names,
      order: raw(keys.map((key) => `${key} ${SortOrder}`).join(', ')),
      behind: (line) =>
        sql` AND (${names}) ${raw(SortOrder === 'asc' ? '>' : '<')} (${join(keys.map((key) => line[key]))})`,
    };
  };
  const columns = COLUMNS[SortBy];
  if (!MAY_LACK.has(SortBy)) return [part(columns, empty)];
  const date = raw(columns.join());
  return [part(columns, sql` AND ${date} IS NOT NULL`), part([], sql` AND ${date} IS NULL`)];
}
