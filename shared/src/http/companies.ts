import { queryOptions } from '@tanstack/react-query';
import type { CompanyPagedRequest, CompanyPagedResponse, Spend } from '../contract/companies.ts';
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

/** Call 12: the spend of the companies of one page. */
export const spendQuery = (companyIds: readonly number[]) =>
  queryOptions({
    queryKey: ['spend', companyIds],
    enabled: companyIds.length > 0,
    queryFn: ({ signal }) =>
      request<Spend[]>({
        method: 'POST',
        path: '/v1/customers/totalspend',
        body: { CompaniesRequested: companyIds },
        signal,
      }),
  });
