import {
  activitiesPayload,
  activityFilterParams,
  activitySortParam,
  type ActivityFilters,
} from './activityFilter.ts';
import type { ListValues } from '@galley/shared/domain/listState';

/** The activities of the selection, or of everybody's companies (ACT-01). */
export const activityList = {
  filters: activityFilterParams,
  sort: activitySortParam,
  /** The payload of call 3, except EmployeeUID. */
  payloadOf: ({ selection, filters, page, size, sort }: ListValues<ActivityFilters, number>) =>
    activitiesPayload(filters, { ...selection, page, size, sort }),
};

/** Call 3 for `listQuery`: the cache key, the path, and what the response contains. */
export const activityListCall = [
  'activities',
  '/v1/activity/paged',
  { live: ['activities', 'contacts', 'companies'], list: { items: 'Activities', id: 'ID' } },
] as const;
