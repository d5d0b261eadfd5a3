import { raw, type Sql } from 'sql-template-tag';
import type { OrderSortBy } from '@galley/shared/contract/orders';
import type { SortedTrait } from './traits.ts';

export interface OrderSort {
  SortBy: OrderSortBy;
  SortOrder: 'asc' | 'desc';
}

/**
 * What each order goes by (PAGE-03, PRIO-01): the trait that leads to a page, and the columns behind it. Lines of a hundred
 * orders are put in their order when they are read. Every order ends in the id.
 */
const SORTS: Record<OrderSortBy, { trait: SortedTrait; columns: readonly string[]; mayLack?: true }> = {
  Priority: { trait: 'priority', columns: ['priority'] },
  OrderDate: { trait: 'order_date', columns: ['order_date'] },
  OrderLine: { trait: 'hundred_orders', columns: ['order_id', 'line_num'] },
  ShipDate: { trait: 'ship_date', columns: ['ship_date'], mayLack: true },
  DeliveryDate: { trait: 'delivery_date', columns: ['delivery_date'], mayLack: true },
};

export const sortOf = ({ SortBy }: OrderSort) => SORTS[SortBy];

/** What follows ORDER BY. Lines without the date come last in either direction. */
export function orderBy(sort: OrderSort): Sql {
  const { columns, mayLack } = sortOf(sort);
  const last = mayLack && sort.SortOrder === 'desc' ? ' NULLS LAST' : '';
  return raw(
    [...columns, 'id']
      .map((column) => `${column} ${sort.SortOrder}${column === 'id' ? '' : last}`)
      .join(', '),
  );
}
