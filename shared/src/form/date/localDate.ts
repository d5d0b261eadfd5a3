import type { Locale } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';
import { partsOf, type Day } from '../../domain/calendar.ts';

/** A day as the calendar library takes it: noon in the browser's time zone, so that no clock change moves it to another day. */
export function localDate(day: Day): Date {
  const { year, month, date } = partsOf(day);
  const noon = new Date(2000, month - 1, date, 12);
  // The constructor treats a year below 100 as one of the 20th century.
  noon.setFullYear(year, month - 1, date);
  return noon;
}

/** Null for none. */
export const localDateOrNone = (day: Day): Date | null => (day === '' ? null : localDate(day));

const pad = (value: number, width: number) => String(value).padStart(width, '0');

export const dayOfLocalDate = (date: Date): Day =>
  `${pad(date.getFullYear(), 4)}-${pad(date.getMonth() + 1, 2)}-${pad(date.getDate(), 2)}`;

/** Names a day 'Monday, November 23, 2026'. With '23rd' the name would not contain the visible number. */
export const CALENDAR_LOCALE: Locale = {
  ...enUS,
  formatLong: { ...enUS.formatLong, date: () => 'EEEE, MMMM d, y' },
};
