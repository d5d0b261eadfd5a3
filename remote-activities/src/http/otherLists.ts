import type { CompanyPagedRequest, CompanyPagedResponse } from '@galley/server/companies/contract';
import type { OrderPagedRequest, OrderPagedResponse } from '@galley/server/orders/contract';
import { listQuery } from '@galley/shared/http';

/** Call 11. */
export const companiesQuery = listQuery<CompanyPagedRequest, CompanyPagedResponse>(
  'companies',
  '/v1/customers/paged',
  {
    live: ['companies', 'activities'],
    list: { items: 'Customers', id: 'CustomerID' },
  },
);
/** Call 27. */
export const ordersQuery = listQuery<OrderPagedRequest, OrderPagedResponse>('orders', '/v1/orders/paged', {
  live: ['orders', 'companies'],
  list: { items: 'Orders', id: 'OrderIDLineNum' },
});
