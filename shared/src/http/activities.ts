import { queryOptions } from '@tanstack/react-query';
import { answerTo } from './answerTo.ts';
import type { ActivityDay } from '../contract/activities.ts';

const A_MINUTE_MS = 60_000;

/** The days on which somebody has open activities, for the calendar that chooses another. */
export const activityDaysQuery = (assignee: number) =>
  queryOptions({
    queryKey: ['activityDays', assignee],
    meta: { live: ['activities'] },
    staleTime: A_MINUTE_MS,
    queryFn: answerTo<ActivityDay[]>({ path: '/v1/activity/days', query: { assignee } }),
  });
