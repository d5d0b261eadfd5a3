import { queryOptions } from '@tanstack/react-query';
import type {
  ActivityDay,
  ActivityPagedRequest,
  ActivityPagedResponse,
  ActivitySaveRequest,
} from '../contract/activities.ts';
import type { Option } from '../contract/common.ts';
import type { CloseMode } from '../domain/activityStatus.ts';
import { employeeUid } from './lookups.ts';
import { request } from './request.ts';

const A_MINUTE_MS = 60_000;

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

/** The days on which somebody has open activities, for the calendar that chooses another. */
export const activityDaysQuery = (assignee: number) =>
  queryOptions({
    queryKey: ['activityDays', assignee],
    staleTime: A_MINUTE_MS,
    queryFn: ({ signal }) =>
      request<ActivityDay[]>({ method: 'GET', path: '/v1/activity/days', query: { assignee }, signal }),
  });

/** What every write to an activity makes outdated; a company's card counts what is open. */
export const ACTIVITY_REFRESHES = ['activities', 'activityDays', 'counts', 'companies'] as const;

/** Call 5. */
export const saveActivityCall = (activity: Anonymous<ActivitySaveRequest>) => ({
  method: 'POST' as const,
  path: '/v1/activity',
  body: { EmployeeUID: employeeUid(), ...activity },
});

/** Call 6. */
export const closeActivityCall = (id: number, mode: CloseMode) => ({
  method: 'POST' as const,
  path: `/v1/activity/done/${id}`,
  query: { closemode: mode },
  employeeHeader: true,
});

/** Reopens an activity that was closed at this version. */
export const undoCloseCall = (id: number, version: number) => ({
  method: 'POST' as const,
  path: `/v1/activity/undo/${id}`,
  body: { Version: version },
});
