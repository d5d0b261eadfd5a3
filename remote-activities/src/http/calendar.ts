import type { ActivityCalendarRequest, ActivityCalendarResponse } from '@galley/server/activities/contract';
import { employeeUid, queryOptions, request, type WithoutEmployeeUid } from '@galley/shared/http';

/** Call 310. */
export const calendarQuery = (requested: WithoutEmployeeUid<ActivityCalendarRequest>) =>
  queryOptions({
    queryKey: ['activities', 'calendar', requested],
    meta: { live: ['activities', 'contacts', 'companies'], list: { items: 'Activities', id: 'ID' } },
    queryFn: ({ signal }) =>
      request<ActivityCalendarResponse>({
        method: 'POST',
        path: '/v1/activity/calendar',
        body: { EmployeeUID: employeeUid(), ...requested },
        signal,
      }),
  });
