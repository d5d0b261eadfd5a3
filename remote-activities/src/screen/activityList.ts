import {
  activityFilterParams,
  activitySortParam,
  type ActivityFilters,
} from '@galley/shared/domain/activityFilter';
import type { ListSpec } from '@galley/shared/ui';

/** What of the list stands in the address. */
export const ACTIVITY_LIST: ListSpec<ActivityFilters, number> = {
  filters: activityFilterParams,
  sort: activitySortParam,
};
