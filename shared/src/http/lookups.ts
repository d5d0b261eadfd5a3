import { queryOptions } from '@tanstack/react-query';
import { responseOf } from './responseOf.ts';
import type { Option } from '../contract/common.ts';
import type { CountsResponse, TrendGroupsResponse } from '../contract/lookups.ts';
import { galley } from '../store/index.ts';
import { ApiError } from './apiError.ts';
import { queryClient } from './queryClient.ts';
import { request } from './request.ts';
import type { Selection } from '../domain/selection.ts';

const A_QUARTER_HOUR_MS = 15 * 60_000;

/** The EmployeeUID for a payload. */
export const employeeUid = (): string => galley.getState().session?.employeeUid ?? '';

/** AUTH-08: a 401 ends the session as for any call, and is also logged. */
function logRefusal(error: unknown): never {
  if (error instanceof ApiError && error.status === 401) {
    // oxlint-disable-next-line no-console -- AUTH-08 requires this message in the log
    console.warn('Failed to load Trend Groups');
  }
  throw error;
}

/** Call 1: parents, companies, employees and states. */
export const trendGroupsQuery = () =>
  queryOptions({
    queryKey: ['trendGroups'],
    meta: { live: ['companies'] },
    staleTime: A_QUARTER_HOUR_MS,
    queryFn: ({ signal }) =>
      request<TrendGroupsResponse>({ method: 'GET', path: '/v1/customers/trendgroups', signal }).catch(
        logRefusal,
      ),
  });

/** Call 2: the header's counts within a selection. */
export const countsQuery = ({ parentId, companyId }: Selection) =>
  queryOptions({
    queryKey: ['counts', parentId, companyId],
    meta: { live: ['activities', 'contacts', 'companies', 'orders'] },
    queryFn: ({ signal }) =>
      request<CountsResponse>({
        method: 'POST',
        path: '/v1/customers/counts',
        body: { EmployeeUID: employeeUid(), ParentCompanyID: parentId, CompanyID: companyId },
        signal,
      }),
  });

/** Updates the header with the counts in a save's response, before they are refetched. */
export function showCounts(selection: Selection, counted: Partial<CountsResponse>): void {
  queryClient.setQueryData(countsQuery(selection).queryKey, (known) => known && { ...known, ...counted });
}

/** Call 10: the sales reps of the companies within a selection. */
export const salesRepsQuery = ({ parentId, companyId }: Selection) =>
  queryOptions({
    queryKey: ['salesReps', parentId, companyId],
    staleTime: A_QUARTER_HOUR_MS,
    queryFn: responseOf<Option[]>({ path: '/v1/individuals/salesreps', query: { parentId, companyId } }),
  });

/** The same call: the account owners, each of which defines a team. */
export const accountOwnersQuery = () => salesRepsQuery({ parentId: 0, companyId: -1 });
