import type { Employee } from '@galley/server/account/contract';
import type { Association } from '@galley/shared/contract/common';
import { responseOf, employeeUid, queryOptions, request } from '@galley/shared/http';

const A_QUARTER_HOUR_MS = 15 * 60_000;

/** Call 30: the signed-in user. */
export const employeeQuery = () =>
  queryOptions({
    queryKey: ['employee'],
    staleTime: A_QUARTER_HOUR_MS,
    queryFn: responseOf<Employee>({ path: '/v1/employees', employeeHeader: true }),
  });

/** Call 16: the account owners that the signed-in user is associated with. */
export const accountAssociationsQuery = () =>
  queryOptions({
    queryKey: ['accountAssociations'],
    queryFn: ({ signal }) =>
      request<Association[]>({
        method: 'GET',
        path: `/v1/associations/account/${encodeURIComponent(employeeUid())}`,
        signal,
      }),
  });
