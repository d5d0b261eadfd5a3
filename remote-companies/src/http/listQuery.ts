import type { CompanyPagedRequest, CompanyPagedResponse } from '@galley/server/companies/contract';
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
