import type { CompanyPagedRequest, CompanyPagedResponse } from '@galley/server/companies/contract';
import { companyListCall } from '@galley/server/companies/rules/companyList';
import type { OrderPagedRequest, OrderPagedResponse } from '@galley/server/orders/contract';
import { orderListCall } from '@galley/server/orders/rules/orderList';
import { listQuery } from '@galley/shared/http';

/** Call 11. */
export const companiesQuery = listQuery<CompanyPagedRequest, CompanyPagedResponse>(...companyListCall);
/** Call 27. */
export const ordersQuery = listQuery<OrderPagedRequest, OrderPagedResponse>(...orderListCall);
