import type { Activity, ActivityPagedResponse } from '@galley/shared/contract/activities';
import { countActivityFilters, NEW_TO_OLD, OLD_TO_NEW } from '@galley/shared/domain/activityFilter';
import { activityList } from '@galley/shared/domain/activityList';
import { activitiesQuery, useChanges } from '@galley/shared/http';
import { galley, type Dialog, type DialogKind } from '@galley/shared/store';
import { Icon, ListScreen, useListQuery } from '@galley/shared/ui';
import type { ReactNode } from 'react';
import { shownActivities, type ShownActivity } from '../changes/shownActivity.ts';
import { ActivityCard } from './ActivityCard.tsx';
import { ACTIVITY_COLUMNS, ActivityGrid } from './ActivityGrid.tsx';
import { SelectedActions } from './SelectedActions.tsx';
import { ScreenActions } from './ScreenActions.tsx';
import { NoActivities } from './NoActivities.tsx';
import { CallQueueLoader } from './queue/CallQueueLoader.tsx';
import { useWork } from './queue/useWork.ts';
import { WorkThrough } from './queue/WorkThrough.tsx';
import { useActivityList } from './useActivityList.ts';
import { useChips } from './useChips.ts';
import { useGridView } from './useGridView.ts';
import { useMotion } from './useMotion.ts';
import '../styles/main.scss';

const SORTS = [
  { value: OLD_TO_NEW, label: 'Date Old-New' },
  { value: NEW_TO_OLD, label: 'Date New-Old' },
];
const FAILURE = 'Failed to load activities';

const read = ({ Activities, TotalCount }: ActivityPagedResponse) => ({
  items: Activities,
  total: TotalCount,
});

const idOf = ({ ID }: Activity) => ID;

/** Their forms; of those that the person may change. */
const RECORDS = {
  keyOf: idOf,
  dialogOf: (activity: Activity, kind: DialogKind): Dialog | undefined =>
    kind === 'activity' && activity.IsAssociated ? { kind, draft: activity } : undefined,
};

/** The activities, or the queue of calls that works them through (QUEUE-01). */
export const Screen = () => (useWork().isWorking ? <CallQueueLoader /> : <ActivityList />);

/** Where a person's day starts (ACT-01). */
function ActivityList() {
  const state = useActivityList();
  const { sort, filters } = state;
  const result = useListQuery({
    page: state.page,
    size: state.size,
    read,
    failure: FAILURE,
    queryOf: (page) => activitiesQuery(activityList.payloadOf({ ...state, page })),
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
      selecting={{
        idOf,
        filter: { Activities: activityList.payloadOf({ ...state, page: 1 }) },
        Actions: SelectedActions,
      }}
      grid={{ isGrid, toggle, columns: ACTIVITY_COLUMNS }}
      actions={<ScreenActions />}
      records={RECORDS}
      tools={
        <>
          <WorkThrough />
          <button
            type="button"
            className="btn"
            onClick={() => galley.getState().openDialog({ kind: 'activity-search' })}
          >
            <Icon name="search" /> Search...
          </button>
        </>
      }
    >
      {(activities) => (
        <Changed activities={activities}>
          {(shown) =>
            isGrid ? (
              <ActivityGrid activities={shown} sort={sort} onSort={state.setSort} />
            ) : (
              shown.map((activity) => <ActivityCard key={activity.ID} activity={activity} />)
            )
          }
        </Changed>
      )}
    </ListScreen>
  );
}

interface MovingProps<T> {
  activities: readonly T[];
  children: (shown: readonly ShownActivity[]) => ReactNode;
}

/** The activities with what the person has changed of them. */
const Changed = ({ activities, children }: MovingProps<Activity>) => (
  <Moving activities={shownActivities(activities, useChanges())}>{children}</Moving>
);

/** One that leaves or comes is seen to (ACT-21). */
const Moving = ({ activities, children }: MovingProps<ShownActivity>) => children(useMotion(activities));
