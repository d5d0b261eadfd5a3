import type { ActivityCalendarRequest, ActivityCalendarResponse } from '@galley/server/activities/contract';
import { employeeUid, queryOptions, request, type Anonymous } from '@galley/shared/http';

/** Call 310. */
export const calendarQuery = (asked: Anonymous<ActivityCalendarRequest>) =>
  queryOptions({
    queryKey: ['activities', 'calendar', asked],
    meta: { live: ['activities', 'contacts', 'companies'], list: { items: 'Activities', id: 'ID' } },
    queryFn: ({ signal }) =>
      request<ActivityCalendarResponse>({
        method: 'POST',
        path: '/v1/activity/calendar',
        body: { EmployeeUID: employeeUid(), ...asked },
        signal,
      }),
  });
