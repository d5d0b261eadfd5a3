import type { OrderPagedRequest, OrderPagedResponse } from '@galley/server/orders/contract';
import { orderListCall } from '@galley/server/orders/rules/orderList';
import { listQuery, type WithoutEmployeeUid } from '@galley/shared/http';

/** Call 27. */
export const ordersQuery = listQuery<OrderPagedRequest, OrderPagedResponse>(...orderListCall);
export type OrdersRequest = WithoutEmployeeUid<OrderPagedRequest>;
