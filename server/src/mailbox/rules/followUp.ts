import { addDays, type Day } from '@galley/shared/domain/calendar';

/** How many days a follow-up is moved when its contact has replied. */
const DAYS = 7;
const SATURDAY = 6;
const SUNDAY = 0;

/** A week from today, or the Monday after if that's on a weekend. */
export function movedTo(today: Day): Day {
  const day = addDays(today, DAYS);
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (weekday === SATURDAY) return addDays(day, 2);
  return weekday === SUNDAY ? addDays(day, 1) : day;
}
