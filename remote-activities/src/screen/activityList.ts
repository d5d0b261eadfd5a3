import {
  activitiesPayload,
  activityFilterParams,
  activitySortParam,
  type ActivityFilters,
} from '@galley/shared/domain/activityFilter';
import { activitiesQuery } from '@galley/shared/http';
import type { ListValues } from '@galley/shared/ui';

/** The activities of the selection, or of everybody's companies (ACT-01). */
export const ACTIVITY_LIST = {
  filters: activityFilterParams,
  sort: activitySortParam,
  callOf: ({ selection, filters, page, size, sort }: ListValues<ActivityFilters, number>) =>
    activitiesQuery(activitiesPayload(filters, { ...selection, page, size, sort })),
};
