import type { ActivityCalendarResponse } from '@galley/server/activities/contract';
import { daysBetween, type Day } from '@galley/shared/domain/calendar';
import { dayOfDate } from '@galley/shared/domain/displayDate';
import type { ShownActivity } from '../../changes/shownActivity.ts';

/** What stands on a day of the calendar, or among the overdue. */
export interface Placed {
  activities: readonly ShownActivity[];
  /** How many there are beside those. */
  more: number;
}

interface Shown {
  days: readonly Day[];
  today: Day;
  /** As the server has them; undefined: not known yet. */
  answer: ActivityCalendarResponse | undefined;
  /** The same with what the person has changed. */
  activities: readonly ShownActivity[];
}

const dayIn = ({ StartDate }: { StartDate: string }) => dayOfDate(StartDate) ?? '';

/** What is to be done comes before what is done. */
const byStatus = (a: ShownActivity, b: ShownActivity) =>
  Number(a.Status !== 'OPEN') - Number(b.Status !== 'OPEN');

function byDay<T extends { StartDate: string }>(items: readonly T[]): Map<Day, T[]> {
  const days = new Map<Day, T[]>();
  for (const item of items) days.set(dayIn(item), [...(days.get(dayIn(item)) ?? []), item]);
  return days;
}

/** Each activity on its day, and what is overdue on days that are not shown (CALS-02). An activity that was moved stands where it was moved to. */
export function placed({ days, today, answer, activities }: Shown): {
  overdue: Placed;
  ofDay: ReadonlyMap<Day, Placed>;
} {
  const listed = byDay(answer?.Activities ?? []);
  const totals = new Map(answer?.Days.map(({ Day, Total }) => [dayOfDate(Day) ?? '', Total]));
  const onDay = byDay(activities);
  const isElsewhere = ({ StartDate }: { StartDate: string }) => !days.includes(dayIn({ StartDate }));
  const isOverdue = (activity: ShownActivity) =>
    activity.Status === 'OPEN' && isElsewhere(activity) && daysBetween(dayIn(activity), today) > 0;
  const late = activities.filter(isOverdue);
  const listedLate = answer?.Activities.filter(isElsewhere).length ?? 0;
  return {
    overdue: { activities: late, more: (answer?.Overdue ?? 0) - listedLate },
    ofDay: new Map(
      days.map((day) => [
        day,
        {
          activities: (onDay.get(day) ?? []).toSorted(byStatus),
          more: (totals.get(day) ?? 0) - (listed.get(day)?.length ?? 0),
        },
      ]),
    ),
  };
}
