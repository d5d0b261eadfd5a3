import { queryOptions } from '@tanstack/react-query';
import type {
  ActivityDoneResponse,
  ActivityPagedRequest,
  ActivityPagedResponse,
} from '../contract/activities.ts';
import type { Option } from '../contract/common.ts';
import { employeeUid } from './lookups.ts';
import { request } from './request.ts';

/** A payload without the person, whom the call adds. */
export type Anonymous<T> = Omit<T, 'EmployeeUID'>;
export type ActivitiesRequest = Anonymous<ActivityPagedRequest>;

/** Call 3. */
export const activitiesQuery = (filters: ActivitiesRequest) =>
  queryOptions({
    queryKey: ['activities', filters],
    queryFn: ({ signal }) =>
      request<ActivityPagedResponse>({
        method: 'POST',
        path: '/v1/activity/paged',
        body: { EmployeeUID: employeeUid(), ...filters },
        signal,
      }),
  });

/** Call 4. */
export const activityTypesQuery = () =>
  queryOptions({
    queryKey: ['activityTypes'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => request<Option[]>({ method: 'GET', path: '/v1/activity/types', signal }),
  });

/** 0 done, 1 cancel this occurrence, 2 cancel this and all that remain. */
export type CloseMode = 0 | 1 | 2;

/** Call 6. */
export const closeActivity = (id: number, mode: CloseMode): Promise<ActivityDoneResponse> =>
  request<ActivityDoneResponse>({
    method: 'POST',
    path: `/v1/activity/done/${id}`,
    query: { closemode: mode },
    employeeHeader: true,
  });
