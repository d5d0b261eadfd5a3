import type { ListValues } from '@galley/shared/domain/listState';
import {
  countOrderFilters,
  orderFilterParams,
  ordersPayload,
  orderSortParam,
  type OrderFilter,
  type OrderSort,
} from './orderFilter.ts';
import { hasSelection } from '@galley/shared/domain/selection';

type Values = ListValues<OrderFilter, OrderSort>;

/** The order lines of the selection, or of an applied search (ORD-01). */
export const orderList = {
  filters: orderFilterParams,
  sort: orderSortParam,
  /** The payload of calls 27 and 28 without the employee. */
  payloadOf: ({ selection, filters, page, size, sort }: Values) =>
    ordersPayload(filters, { ...selection, page, size, sort }),
  // Without a selection, only a search finds lines, so there is nothing to request.
  isLoadable: ({ selection, filters }: Values) =>
    hasSelection(selection) || countOrderFilters(filters) > 0 || filters.apply === 'yes',
};

/** Call 27 for `listQuery`: its cache key, its path, and how to read the response. */
export const orderListCall = [
  'orders',
  '/v1/orders/paged',
  { live: ['orders', 'companies'], list: { items: 'Orders', id: 'OrderIDLineNum' } },
] as const;
