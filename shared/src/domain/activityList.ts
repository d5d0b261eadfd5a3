import {
  activitiesPayload,
  activityFilterParams,
  activitySortParam,
  type ActivityFilters,
} from './activityFilter.ts';
import type { ListValues } from './listState.ts';

/** The activities of the selection, or of everybody's companies (ACT-01). */
export const activityList = {
  filters: activityFilterParams,
  sort: activitySortParam,
  /** The payload of call 3 without the person. */
  payloadOf: ({ selection, filters, page, size, sort }: ListValues<ActivityFilters, number>) =>
    activitiesPayload(filters, { ...selection, page, size, sort }),
};
