import type { CompanyPagedRequest, CompanyPagedResponse } from '@galley/server/companies/contract';
import { companyListCall } from '@galley/server/companies/rules/companyList';
import { listQuery } from '@galley/shared/http';

/** Call 11. */
export const companiesQuery = listQuery<CompanyPagedRequest, CompanyPagedResponse>(...companyListCall);
