import { OWN } from '@galley/server/activities/rules/activityFilter';
import { activityList } from '@galley/server/activities/rules/activityList';
import { trendGroupsQuery, useQuery } from '@galley/shared/http';
import { useListState } from '@galley/shared/ui';
import { ownId } from '../changes/ownId.ts';

/** The state of the list. If a colleague's link filters by the user who opens it, that doesn't count as a filter (ACTS-04). */
export function useActivityList() {
  const state = useListState(activityList);
  const { filters } = state;
  const { data } = useQuery({ ...trendGroupsQuery(), enabled: filters.for > 0 });
  return filters.for === ownId(data?.Employees) ? { ...state, filters: { ...filters, for: OWN } } : state;
}
