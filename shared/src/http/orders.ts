import { queryOptions } from '@tanstack/react-query';
import type { OrderPagedRequest, OrderPagedResponse } from '../contract/orders.ts';
import type { Anonymous } from './activities.ts';
import { employeeUid } from './lookups.ts';
import { request } from './request.ts';

export type OrdersRequest = Anonymous<OrderPagedRequest>;

/** Call 27. */
export const ordersQuery = (filters: OrdersRequest) =>
  queryOptions({
    queryKey: ['orders', filters],
    queryFn: ({ signal }) =>
      request<OrderPagedResponse>({
        method: 'POST',
        path: '/v1/orders/paged',
        body: { EmployeeUID: employeeUid(), ...filters },
        signal,
      }),
  });
