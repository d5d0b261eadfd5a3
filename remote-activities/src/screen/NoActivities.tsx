import {
  countActivityFilters,
  EVERYBODY,
  STATUS_TO_DO_AND_DONE,
  type ActivityFilters,
} from '@galley/server/activities/rules/activityFilter';
import { hasSelection } from '@galley/shared/domain/selection';
import { EmptyState, Link, type ListState } from '@galley/shared/ui';

/** Whether the filters are those of the header's link under a selection (FILT-09), which count as none. */
const isOfHeader = (filters: ActivityFilters, count: number) =>
  count === 2 && filters.for === EVERYBODY && filters.status === STATUS_TO_DO_AND_DONE;

/** Says why there are no activities, and offers a way out (ACT-12). */
export function NoActivities({ state }: { state: ListState<ActivityFilters, number> }) {
  const { filters, selection, removeFilters } = state;
  const count = countActivityFilters(filters);
  const isSelected = hasSelection(selection);
  if (count > 0 && !(isSelected && isOfHeader(filters, count)))
    return (
      <EmptyState
        text="No Activities found that match the applied filters."
        onRemoveFilters={removeFilters}
      />
    );
  if (isSelected) {
    return (
      <EmptyState text="No Upcoming Activities with the selected Company/Parent.">
        <Link to="/activities">Remove Company/Parent</Link>
      </EmptyState>
    );
  }
  return <EmptyState text="No Upcoming Activities. Use Search to access more Activities." />;
}
