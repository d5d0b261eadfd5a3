import type { Locale } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';
import { partsOf, type Day } from '../../domain/calendar.ts';

/** A day as the calendar's library takes it: noon by the browser's clock, which no change of clocks moves to another day. */
export function localDate(day: Day): Date {
  const { year, month, date } = partsOf(day);
  const noon = new Date(2000, month - 1, date, 12);
  // The constructor takes a year below 100 for one of the 20th century.
  noon.setFullYear(year, month - 1, date);
  return noon;
}

/** Null for none. */
export const localDateOrNone = (day: Day): Date | null => (day === '' ? null : localDate(day));

const pad = (value: number, width: number) => String(value).padStart(width, '0');

export const dayOfLocalDate = (date: Date): Day =>
  `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;

/** Names a day 'Monday, November 23, 2026': with '23rd' the name would not hold the number that is seen. */
export const CALENDAR_LOCALE: Locale = {
  ...enUS,
  formatLong: { ...enUS.formatLong, date: () => 'EEEE, MMMM d, y' },
};
