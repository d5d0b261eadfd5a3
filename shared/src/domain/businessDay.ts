import { addMonths, weekdayOf, type Day } from './calendar.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * The day that the business calendar shows at `now` in `timeZone` (an IANA name). A page's first formatter takes Chromium 17 ms
 * on a desktop, so nothing asks before a list is shown, nor as a module is loaded.
 */
export function todayIn(timeZone: string, now: Date): Day {
  let formatter = formatters.get(timeZone);
  if (formatter === undefined) {
    // en-CA writes dates as YYYY-MM-DD.
    formatter = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter.format(now);
}

/** How many years every list reaches back (PAGE-04). */
export const HISTORY_YEARS = 5;

/** The earliest day a list shows. */
export const historyStart = (today: Day): Day => addMonths(today, -12 * HISTORY_YEARS);

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** A day as the product writes dates: short weekday MM/DD/YYYY, 'Mon 11/23/2026'. */
export function formatDay(day: Day): string {
  const [year, month, date] = day.split('-');
  return `${WEEKDAYS[weekdayOf(day)]} ${month}/${date}/${year}`;
}
