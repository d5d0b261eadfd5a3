import type { SpendMonth } from '@galley/server/companies/contract';
import { responseOf, queryOptions } from '@galley/shared/http';

/** Call 219: what a company spent in each of the last 12 calendar months. */
export const spendMonthsQuery = (companyId: number) =>
  queryOptions({
    queryKey: ['spend', 'months', companyId],
    meta: { live: ['orders'] },
    queryFn: responseOf<SpendMonth[]>({ path: `/v1/customers/${companyId}/spendmonths` }, 'spend by month'),
  });
