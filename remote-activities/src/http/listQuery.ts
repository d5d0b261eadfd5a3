import type { ActivityPagedRequest, ActivityPagedResponse } from '@galley/server/activities/contract';
import { listQuery } from '@galley/shared/http';

/** Call 3. */
export const activitiesQuery = listQuery<ActivityPagedRequest, ActivityPagedResponse>(
  'activities',
  '/v1/activity/paged',
  {
    live: ['activities', 'contacts', 'companies'],
    list: { items: 'Activities', id: 'ID' },
  },
);
