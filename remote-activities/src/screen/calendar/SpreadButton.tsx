import type { ActivityCalendarRequest } from '@galley/server/activities/contract';
import { STATUS_TO_DO } from '@galley/server/activities/rules/activityFilter';
import { addDays, type Day } from '@galley/shared/domain/calendar';
import { RANGE_ALL, RANGE_CUSTOM, resolveDateRange } from '@galley/shared/domain/dateRange';
import { holidayOf, isWeekend } from '@galley/shared/domain/holidays';
import type { WithoutEmployeeUid } from '@galley/shared/http';
import { openDialog } from '@galley/shared/store';
import { Icon } from '@galley/shared/ui';
import { LONG_AGO } from './dayList.ts';

interface Props {
  count: number;
  /** The calendar's request, whose filters also apply to the overdue activities. */
  requested: WithoutEmployeeUid<ActivityCalendarRequest>;
  days: readonly Day[];
  today: Day;
}

/** The business days among the shown days, from today on. */
const workingDays = (days: readonly Day[], today: Day): Day[] =>
  days.filter((day) => day >= today && !isWeekend(day) && holidayOf(day) === undefined);

/** Moves the overdue activities before the shown week to its business days (CALS-11). */
export function SpreadButton({ count, requested, days, today }: Props) {
  const among = workingDays(days, today);
  const { From, To: _to, ...filters } = requested;
  const { Filter_DateRange, Filter_DateType } = filters;
  // The bulk change selects the overdue activities with the list's only filter by date.
  if (among.length === 0 || (Filter_DateType !== 0 && Filter_DateRange !== RANGE_ALL)) return null;
  const { from = LONG_AGO, to } = resolveDateRange(Filter_DateRange, today, {
    from: filters.Filter_DateStart ?? undefined,
    to: filters.Filter_DateEnd ?? undefined,
  });
  const before = addDays(From < today ? From : today, -1);
  const ask = () =>
    openDialog('activities/bulk', {
      action: 'spread',
      days: among,
      chosen: {
        count,
        records: {
          Activities: {
            ...filters,
            Filter_Status: STATUS_TO_DO,
            // Others couldn't be moved.
            Filter_Associated: true,
            Filter_DateRange: RANGE_CUSTOM,
            Filter_DateType: 0,
            Filter_DateStart: from,
            Filter_DateEnd: to === undefined || to > before ? before : to,
          },
        },
        clear: () => undefined,
      },
    });
  return (
    <button type="button" className="btn calendar-spread" onClick={ask}>
      <Icon name="calendar" /> Spread over the Week…
    </button>
  );
}
