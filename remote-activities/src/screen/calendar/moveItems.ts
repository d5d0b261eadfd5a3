import { addDays, type Day } from '@galley/shared/domain/calendar';
import { dayOfDate } from '@galley/shared/domain/displayDate';
import { businessToday, openDialog } from '@galley/shared/store';
import type { MenuItem } from '@galley/shared/ui';
import type { ShownActivity } from '../../changes/shownActivity.ts';
import { snoozeChoices } from '../snooze.ts';

/** The days to which a menu can move an activity (CALS-05). */
export function moveItems(
  activity: ShownActivity,
  move: (activity: ShownActivity, day: Day) => void,
): MenuItem[] {
  const own = dayOfDate(activity.StartDate) ?? businessToday();
  const days = [
    { label: 'Today', day: businessToday() },
    ...snoozeChoices.map(({ label, dayFrom }) => ({ label, day: dayFrom(businessToday()) })),
    { label: 'A Day Earlier', day: addDays(own, -1) },
    { label: 'A Day Later', day: addDays(own, 1) },
    { label: 'A Week Later', day: addDays(own, 7) },
  ];
  return [
    ...days
      .filter(({ day }) => day !== own)
      .map(({ label, day }) => ({ label, onChoose: () => move(activity, day) })),
    {
      label: 'Snooze to a Date…',
      onChoose: () => openDialog('activities/snooze', { activity }),
    },
  ];
}
