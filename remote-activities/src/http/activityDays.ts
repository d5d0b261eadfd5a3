import type { ActivityDay } from '@galley/server/activities/contract';
import { responseOf, queryOptions } from '@galley/shared/http';

const A_MINUTE_MS = 60_000;

/** The days on which an employee has open activities, for the calendar of a date field. */
export const activityDaysQuery = (assignee: number) =>
  queryOptions({
    queryKey: ['activityDays', assignee],
    meta: { live: ['activities'] },
    staleTime: A_MINUTE_MS,
    enabled: assignee > 0,
    queryFn: responseOf<ActivityDay[]>({ path: '/v1/activity/days', query: { assignee } }),
  });
