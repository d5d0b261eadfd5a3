import type { ActivityPagedResponse } from '@galley/shared/contract/activities';
import {
  activitiesPayload,
  activityFilterParams,
  activitySortParam,
  countActivityFilters,
  NEW_TO_OLD,
  OLD_TO_NEW,
  type ActivityFilters,
} from '@galley/shared/domain/activityFilter';
import { activitiesQuery } from '@galley/shared/http';
import { Icon, ListScreen, useListQuery, useListState, type ListSpec } from '@galley/shared/ui';
import { ActivityCard } from './ActivityCard.tsx';
import { ActivityGrid } from './ActivityGrid.tsx';
import { NoActivities } from './NoActivities.tsx';
import { useChips } from './useChips.ts';
import { useGridView } from './useGridView.ts';
import './activities.scss';

const SPEC: ListSpec<ActivityFilters, number> = { filters: activityFilterParams, sort: activitySortParam };
const SORTS = [
  { value: OLD_TO_NEW, label: 'Date Old-New' },
  { value: NEW_TO_OLD, label: 'Date New-Old' },
];
const FAILURE = 'Failed to load activities';

const read = ({ Activities, TotalCount }: ActivityPagedResponse) => ({
  items: Activities,
  total: TotalCount,
});

/** The activities: where a person's day starts (ACT-01). */
export function Screen() {
  const state = useListState(SPEC);
  const { selection, size, sort, filters } = state;
  const result = useListQuery({
    page: state.page,
    size,
    read,
    failure: FAILURE,
    queryOf: (page) => activitiesQuery(activitiesPayload(filters, { ...selection, page, size, sort })),
  });
  const { isGrid, toggle } = useGridView();
  const chips = useChips(state);
  return (
    <ListScreen
      list="activities"
      title="Activities"
      state={state}
      result={result}
      sortOptions={SORTS}
      filterCount={countActivityFilters(filters)}
      chips={chips}
      failure={FAILURE}
      empty={<NoActivities state={state} />}
      isFlat={isGrid}
      tools={
        <button type="button" className="btn" aria-pressed={isGrid} onClick={toggle}>
          <Icon name="grid" /> Grid View
        </button>
      }
    >
      {(activities) =>
        isGrid ? (
          <ActivityGrid activities={activities} />
        ) : (
          activities.map((activity) => <ActivityCard key={activity.ID} activity={activity} />)
        )
      }
    </ListScreen>
  );
}
