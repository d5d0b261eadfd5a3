import {
  countOrderFilters,
  orderFilterParams,
  ordersPayload,
  orderSortParam,
  type OrderFilter,
  type OrderSort,
} from '@galley/shared/domain/orderFilter';
import { hasSelection } from '@galley/shared/domain/selection';
import { ordersQuery } from '@galley/shared/http';
import type { ListValues } from '@galley/shared/ui';

type Values = ListValues<OrderFilter, OrderSort>;

/** The payload of calls 27 and 28 without the person. */
export const payloadOf = ({ selection, filters, page, size, sort }: Values) =>
  ordersPayload(filters, { ...selection, page, size, sort });

/** The order lines of the selection, or of an applied search (ORD-01). */
export const ORDER_LIST = {
  filters: orderFilterParams,
  sort: orderSortParam,
  callOf: (values: Values) => ordersQuery(payloadOf(values)),
  // With nothing selected only a search finds lines, so there is nothing to ask for.
  isAsked: ({ selection, filters }: Values) =>
    hasSelection(selection) || countOrderFilters(filters) > 0 || filters.apply === 'yes',
};
