import type { ListValues } from './listState.ts';
import {
  countOrderFilters,
  orderFilterParams,
  ordersPayload,
  orderSortParam,
  type OrderFilter,
  type OrderSort,
} from './orderFilter.ts';
import { hasSelection } from './selection.ts';

type Values = ListValues<OrderFilter, OrderSort>;

/** The order lines of the selection, or of an applied search (ORD-01). */
export const orderList = {
  filters: orderFilterParams,
  sort: orderSortParam,
  /** The payload of calls 27 and 28 without the person. */
  payloadOf: ({ selection, filters, page, size, sort }: Values) =>
    ordersPayload(filters, { ...selection, page, size, sort }),
  // With nothing selected only a search finds lines, so there is nothing to ask for.
  isAsked: ({ selection, filters }: Values) =>
    hasSelection(selection) || countOrderFilters(filters) > 0 || filters.apply === 'yes',
};
