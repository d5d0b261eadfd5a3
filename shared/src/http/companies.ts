import { queryOptions } from '@tanstack/react-query';
import type { CompanyPagedRequest, CompanyPagedResponse } from '../contract/companies.ts';
import type { Anonymous } from './activities.ts';
import { employeeUid } from './lookups.ts';
import { request } from './request.ts';

export type CompaniesRequest = Anonymous<CompanyPagedRequest>;

/** Call 11. */
export const companiesQuery = (filters: CompaniesRequest) =>
  queryOptions({
    queryKey: ['companies', filters],
    queryFn: ({ signal }) =>
      request<CompanyPagedResponse>({
        method: 'POST',
        path: '/v1/customers/paged',
        body: { EmployeeUID: employeeUid(), ...filters },
        signal,
      }),
  });
