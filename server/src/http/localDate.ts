import { addDays, dayNumber, type Day } from '@galley/shared/domain/calendar';
import { badField } from './problem.ts';

/** No date, in the calls' format (PAGE-08). */
export const NO_DATE = '0001-01-01T00:00:00';
const NO_DAY = '0001-01-01';

/** A day in the calls' format: a date-time without a zone. */
export const localDate = (day: Day | null): string => (day === null ? NO_DATE : `${day}T00:00:00`);

/**
 * The day of a local date or date-time in a request; undefined if it means no date.
 * @throws HttpProblem 400 naming the field if the calendar has no such day
 */
export function readDay(field: string, value: string | null): Day | undefined {
  const day = (value ?? '').slice(0, NO_DAY.length);
  if (day === '' || day === NO_DAY) return undefined;
  // February 30 is parsed as a day in March, so only real dates survive the round trip. PostgreSQL has no year 0.
  if (Number.isNaN(dayNumber(day)) || addDays(day, 0) !== day || day < NO_DAY) {
    throw badField(field, 'isn’t a calendar date');
  }
  return day;
}
