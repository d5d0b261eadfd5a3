import type { Activity, ActivityPagedResponse } from '@galley/server/activities/contract';
import { countActivityFilters, NEW_TO_OLD, OLD_TO_NEW } from '@galley/server/activities/rules/activityFilter';
import { activityList } from '@galley/server/activities/rules/activityList';
import { useChanges } from '@galley/shared/http';
import { ListScreen, useListQuery } from '@galley/shared/ui';
import { lazy, type ReactNode } from 'react';
import { shownActivities, type ShownActivity } from '../changes/shownActivity.ts';
import { ActivityCard } from './ActivityCard.tsx';
import { ACTIVITY_RECORDS, idOf } from './activityRecords.ts';
import { ACTIVITY_COLUMNS, ActivityGrid } from './ActivityGrid.tsx';
import { LaterScreen } from './LaterScreen.tsx';
import { ScreenActions } from './ScreenActions.tsx';
import { NoActivities } from './NoActivities.tsx';
import { useWork } from './queue/useWork.ts';
import { ActivityTools } from './ActivityTools.tsx';
import { useActivityList } from './useActivityList.ts';
import { useCalendarView } from './useCalendarView.ts';
import { useChips } from './useChips.ts';
import { useGridView } from './useGridView.ts';
import { useMotion } from './useMotion.ts';
import { activitiesQuery } from '../http/listQuery.ts';
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

const queue = async () => (await import(/* webpackChunkName: "queue" */ './queue/CallQueue.tsx')).CallQueue;
const calendar = async () =>
  (await import(/* webpackChunkName: "later" */ './calendar/CalendarScreen.tsx')).CalendarScreen;

const SelectedActions = lazy(async () => ({
  default: (await import(/* webpackChunkName: "later" */ './SelectedActions.tsx')).SelectedActions,
}));

/** The activities: as a list, as a calendar (CALS-01), or as a call queue (QUEUE-01). */
export function Screen() {
  const { isWorking } = useWork();
  const { span } = useCalendarView();
  if (isWorking) return <LaterScreen key="queue" load={queue} />;
  return span === undefined ? <ActivityList /> : <LaterScreen key="calendar" load={calendar} />;
}

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
      records={ACTIVITY_RECORDS}
      tools={<ActivityTools />}
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

/** The activities with the user's unconfirmed changes. */
const Changed = ({ activities, children }: MovingProps<Activity>) => (
  <Moving activities={shownActivities(activities, useChanges())}>{children}</Moving>
);

/** Animates activities that leave or appear (ACT-21). */
const Moving = ({ activities, children }: MovingProps<ShownActivity>) => children(useMotion(activities));
