import type { Spend } from '@galley/server/companies/contract';
import { responseOf, queryOptions } from '@galley/shared/http';

const SPEND_FRESH_MS = 5 * 60_000;

/** Call 12: what these companies spend, at most 200 of them. */
export const spendQuery = (companies: readonly number[]) =>
  queryOptions({
    queryKey: ['spend', companies],
    meta: { live: ['orders'] },
    enabled: companies.length > 0,
    staleTime: SPEND_FRESH_MS,
    queryFn: responseOf<Spend[]>(
      { method: 'POST', path: '/v1/customers/totalspend', body: { CompaniesRequested: companies } },
      'spend',
    ),
  });
