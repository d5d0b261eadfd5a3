import type { ActivityCalendarResponse } from '@galley/server/activities/contract';
import { countActivityFilters } from '@galley/server/activities/rules/activityFilter';
import { activityList } from '@galley/server/activities/rules/activityList';
import { daysShown } from '@galley/server/activities/rules/calendarSpan';
import { RANGE_ALL, RANGE_UPCOMING } from '@galley/shared/domain/dateRange';
import { useQuery } from '@galley/shared/http';
import { ListScreen, useListQuery } from '@galley/shared/ui';
import { calendarQuery } from '../../http/calendar.ts';
import { ACTIVITY_RECORDS } from '../activityRecords.ts';
import { ActivityTools } from '../ActivityTools.tsx';
import { ScreenActions } from '../ScreenActions.tsx';
import { useActivityList } from '../useActivityList.ts';
import { useChips } from '../useChips.ts';
import { CalendarBar } from './CalendarBar.tsx';
import { CalendarDays } from './CalendarDays.tsx';
import { useCalendarPlace } from './useCalendarPlace.ts';
import '../../styles/calendar.scss';

const FAILURE = 'Failed to load activities';
/** All of the calendar is one page. */
const ONE_PAGE = Number.MAX_SAFE_INTEGER;

const read = ({ Activities, TotalCount }: ActivityCalendarResponse) => ({
  items: Activities,
  total: TotalCount,
});

/** The activities of the list as a calendar: a day, a week or a month at a time (CALS-01). */
export function CalendarScreen() {
  const state = useActivityList();
  const { filters } = state;
  const place = useCalendarPlace();
  const days = daysShown(place.span, place.day);
  const {
    PageNo: _no,
    PageSize: _size,
    SortBy: _by,
    SortOrder: _order,
    ...filtered
  } = activityList.payloadOf(state);
  const requested = {
    ...filtered,
    // The calendar itself shows what's upcoming.
    ...(filters.range === RANGE_UPCOMING && { Filter_DateRange: RANGE_ALL }),
    From: days[0] ?? place.day,
    To: days.at(-1) ?? place.day,
  };
  const query = calendarQuery(requested);
  const result = useListQuery({ page: 1, size: ONE_PAGE, read, failure: FAILURE, queryOf: () => query });
  const { data: answer } = useQuery(query);
  const calendar = <CalendarDays place={place} requested={requested} answer={answer} />;
  return (
    <ListScreen
      list="activities"
      title="Activities"
      state={state}
      result={result}
      sortOptions={[]}
      filterCount={countActivityFilters(filters)}
      chips={useChips(state)}
      failure={FAILURE}
      empty={calendar}
      isCalendar
      actions={<ScreenActions />}
      records={ACTIVITY_RECORDS}
      banner={<CalendarBar place={place} />}
      tools={<ActivityTools />}
    >
      {() => calendar}
    </ListScreen>
  );
}
