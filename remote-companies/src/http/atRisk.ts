import type { CompanyRisk } from '@galley/server/companies/contract';
import type { Selection } from '@galley/shared/domain/selection';
import { responseOf, queryOptions } from '@galley/shared/http';

const FRESH_MS = 60_000;

/** Call 257: how many companies of the selection are at risk. */
export const atRiskQuery = ({ parentId, companyId }: Selection) =>
  queryOptions({
    queryKey: ['atRisk', parentId, companyId],
    meta: { live: ['orders'] },
    staleTime: FRESH_MS,
    queryFn: responseOf<{ Count: number }>(
      { path: `/v1/customers/atrisk?ParentID=${parentId}&CompanyID=${companyId}` },
      'companies at risk',
    ),
  });

/** Call 337: which of these companies are at risk, at most 200 of them. */
export const risksQuery = (companies: readonly number[]) =>
  queryOptions({
    queryKey: ['atRisk', 'of', companies],
    meta: { live: ['orders'] },
    enabled: companies.length > 0,
    staleTime: FRESH_MS,
    queryFn: responseOf<CompanyRisk[]>(
      { method: 'POST', path: '/v1/customers/risks', body: { CompaniesRequested: companies } },
      'companies at risk',
    ),
  });
