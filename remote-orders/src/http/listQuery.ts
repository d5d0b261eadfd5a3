import type { OrderPagedRequest, OrderPagedResponse } from '@galley/server/orders/contract';
import { listQuery, type Anonymous } from '@galley/shared/http';

/** Call 27. */
export const ordersQuery = listQuery<OrderPagedRequest, OrderPagedResponse>('orders', '/v1/orders/paged', {
  live: ['orders', 'companies'],
  list: { items: 'Orders', id: 'OrderIDLineNum' },
});
export type OrdersRequest = Anonymous<OrderPagedRequest>;
