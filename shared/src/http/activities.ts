import { queryOptions } from '@tanstack/react-query';
import type { ActivityDay, ActivityPagedRequest, ActivityPagedResponse } from '../contract/activities.ts';
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

/** The days on which somebody has open activities, for the calendar that chooses another. */
export const activityDaysQuery = (assignee: number) =>
  queryOptions({
    queryKey: ['activityDays', assignee],
    staleTime: A_MINUTE_MS,
    queryFn: ({ signal }) =>
      request<ActivityDay[]>({ method: 'GET', path: '/v1/activity/days', query: { assignee }, signal }),
  });
