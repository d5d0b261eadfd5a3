import type { Activity } from '@galley/server/activities/contract';
import { formatDay } from '@galley/shared/domain/businessDay';
import { addDays, type Day } from '@galley/shared/domain/calendar';
import { dayOfDate } from '@galley/shared/domain/displayDate';
import { holidayOf, isWeekend } from '@galley/shared/domain/holidays';
import { nextOccurrence, type Recurrence } from '@galley/server/activities/rules/series';

export type FollowUpName = 'nextDay' | 'threeDays' | 'week' | 'twoWeeks' | 'none' | 'date';

/** Nobody answers on a weekend or a federal holiday. */
const isBusinessDay = (day: Day): boolean => !isWeekend(day) && holidayOf(day) === undefined;

/** The day itself, or the first business day after it. */
function businessDayFrom(day: Day): Day {
  let next = day;
  while (!isBusinessDay(next)) next = addDays(next, 1);
  return next;
}

/** The business day this many business days after a day. */
export function addBusinessDays(day: Day, count: number): Day {
  let next = day;
  for (let left = count; left > 0; left -= 1) next = businessDayFrom(addDays(next, 1));
  return next;
}

/** The choices for a follow-up's day (QUEUE-05). */
export const FOLLOW_UP_DAYS: readonly { name: FollowUpName; label: string; dayFrom?: (today: Day) => Day }[] =
  [
    { name: 'nextDay', label: 'Next business day', dayFrom: (today) => addBusinessDays(today, 1) },
    { name: 'threeDays', label: 'In 3 business days', dayFrom: (today) => addBusinessDays(today, 3) },
    { name: 'week', label: 'In a week', dayFrom: (today) => businessDayFrom(addDays(today, 7)) },
    { name: 'twoWeeks', label: 'In 2 weeks', dayFrom: (today) => businessDayFrom(addDays(today, 14)) },
    { name: 'none', label: 'None' },
    { name: 'date', label: 'Other date' },
  ];

/** 'Mon 11/30', with the year if it isn't this year: 'Mon 11/22/2027'. */
export const shortDay = (day: Day, today: Day): string =>
  formatDay(day).slice(0, day.slice(0, 4) === today.slice(0, 4) ? 9 : undefined);

/** The next date of the activity's own series, once it is closed; undefined if there is none (SER-02). */
export function nextOfSeries(activity: Activity, today: Day): Day | undefined {
  const own = dayOfDate(activity.StartDate);
  if (own === undefined) return undefined;
  return nextOccurrence(
    {
      recurrence: activity.FollowUpRecurrenceType as Recurrence,
      start: dayOfDate(activity.SeriesStart) ?? own,
      end: dayOfDate(activity.FollowUpEndDate),
    },
    own,
    today,
  );
}
