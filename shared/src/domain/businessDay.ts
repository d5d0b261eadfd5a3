import { addMonths, weekdayOf, type Day } from './calendar.ts';

interface Temporal {
  Instant: {
    fromEpochMilliseconds: (ms: number) => { toZonedDateTimeISO: (timeZone: string) => ZonedDateTime };
  };
}
interface ZonedDateTime {
  toPlainDate: () => { toString: () => Day };
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
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
  return formatter;
}

/**
 * The day that the business calendar shows at `now` in `timeZone` (an IANA name). Uses Temporal if the browser has it: a page's first
 * formatter takes Chromium 17 ms on a desktop, before its first list.
 */
export function todayIn(timeZone: string, now: Date): Day {
  // Looked up on each call: Node 20 and older browsers don't have it.
  const { Temporal } = globalThis as { Temporal?: Temporal };
  if (Temporal === undefined) return formatterOf(timeZone).format(now);
  return Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toString();
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
