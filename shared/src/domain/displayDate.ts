import { formatDay } from './businessDay.ts';
import { dayNumber, type Day } from './calendar.ts';

const LOCAL_DATE = /^\d{4}-\d{2}-\d{2}(?=$|T)/;
/** 0001-01-01T00:00:00 stands for no date (ACT-14). */
const NO_YEAR = '0001';

/** The day of a local date or date-time as a response has it; undefined if it isn't one. */
export function dayOfDate(date: string | null | undefined): Day | undefined {
  const day = LOCAL_DATE.exec(date ?? '')?.[0];
  return day === undefined || day.startsWith(NO_YEAR) || Number.isNaN(dayNumber(day)) ? undefined : day;
}

/** A local date as people read it, 'Mon 11/23/2026'; empty for none. */
export function displayDate(date: string | null | undefined): string {
  const day = dayOfDate(date);
  return day === undefined ? '' : formatDay(day);
}
