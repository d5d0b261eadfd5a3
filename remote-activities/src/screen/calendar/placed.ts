import type { ActivityCalendarResponse } from '@galley/server/activities/contract';
import { daysBetween, type Day } from '@galley/shared/domain/calendar';
import { dayOfDate } from '@galley/shared/domain/displayDate';
import type { ShownActivity } from '../../changes/shownActivity.ts';

/** The activities of a calendar day, or the overdue ones. */
export interface Placed {
  activities: readonly ShownActivity[];
  /** The number of others. */
  more: number;
}

interface Shown {
  days: readonly Day[];
  today: Day;
  /** The server's response; undefined until loaded. */
  answer: ActivityCalendarResponse | undefined;
  /** The same activities with the user's unconfirmed changes. */
  activities: readonly ShownActivity[];
}

const dayIn = ({ StartDate }: { StartDate: string }) => dayOfDate(StartDate) ?? '';

/** Open activities come before closed ones. */
const byStatus = (a: ShownActivity, b: ShownActivity) =>
  Number(a.Status !== 'OPEN') - Number(b.Status !== 'OPEN');

function byDay<T extends { StartDate: string }>(items: readonly T[]): Map<Day, T[]> {
  const days = new Map<Day, T[]>();
  for (const item of items) days.set(dayIn(item), [...(days.get(dayIn(item)) ?? []), item]);
  return days;
}

/** Each day's activities, and the overdue ones of days that aren't shown (CALS-02). A moved activity is on its new day. */
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
