import type { Schemas } from '@galley/client';
import { daysBetween, type Day } from '@galley/shared/domain/calendar';
import { formatCount } from '@galley/shared/domain/count';
import { dayOfDate } from '@galley/shared/domain/displayDate';

type Activity = Schemas['Activity'];
type MyDay = Schemas['MyDay'];

export const days = (count: number): string => `${formatCount(count)} ${count === 1 ? 'day' : 'days'}`;

/** 'Monday, November 23'. */
export const longDay = (day: Day): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });

/** The contact and company of an activity. */
export const nameOf = ({ IndividualName, CompanyName }: Activity) =>
  [IndividualName, CompanyName].filter((name) => name !== '').join(', ');

/** How much there is to do, how much is done, and the first contact. */
export function sentence({ ToDo, DoneToday, Activities: [first] }: MyDay): string {
  const done = DoneToday.Count === 0 ? '' : `, ${DoneToday.Count} done`;
  return `${ToDo.Count === 0 ? 'Nothing' : ToDo.Count} to do${done}.${first === undefined ? '' : ` First: ${nameOf(first)}.`}`;
}

/** How late a line is. */
export function lateText(shipDate: string, today: Day): string {
  const day = dayOfDate(shipDate);
  return day === undefined ? '' : `${days(Math.max(0, daysBetween(day, today)))} late`;
}
