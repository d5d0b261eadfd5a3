import { orderFilterParams, orderSortParam } from '@galley/shared/domain/orderFilter';

/** What of the list stands in the address. */
export const ORDER_LIST = { filters: orderFilterParams, sort: orderSortParam };
