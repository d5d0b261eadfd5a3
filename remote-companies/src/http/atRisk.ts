import type { Selection } from '@galley/shared/domain/selection';
import { logFailure, queryOptions, request } from '@galley/shared/http';

const FRESH_MS = 60_000;

/** Call 257: how many companies of the selection are at risk. */
export const atRiskQuery = ({ parentId, companyId }: Selection) =>
  queryOptions({
    queryKey: ['atRisk', parentId, companyId],
    meta: { live: ['orders'] },
    staleTime: FRESH_MS,
    queryFn: ({ signal }) =>
      request<{ Count: number }>({
        method: 'GET',
        path: `/v1/customers/atrisk?ParentID=${parentId}&CompanyID=${companyId}`,
        signal,
      }).catch(logFailure('companies at risk')),
  });
