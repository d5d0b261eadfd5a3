import { addDays, type Day } from '@galley/shared/domain/calendar';

/** A follow-up is moved by so many days, when its contact has answered. */
const DAYS = 7;
const SATURDAY = 6;
const SUNDAY = 0;

/** A week from today; after a weekend, the Monday. */
export function movedTo(today: Day): Day {
  const day = addDays(today, DAYS);
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === SATURDAY) return addDays(day, 2);
  return weekday === SUNDAY ? addDays(day, 1) : day;
}
