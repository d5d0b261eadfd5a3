import { formatDay, todayIn } from './businessDay.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

/**
 * A moment with its day and its time zone: 'Sat 11/21/2026, 5:00 AM MST'. For moments that people compare with business days.
 * @param at an ISO 8601 time, '2026-11-21T12:00:00Z'
 * @param timeZone an IANA name
 */
export function formatMoment(at: string, timeZone: string): string {
  const moment = new Date(at);
  return `${formatDay(todayIn(timeZone, moment))}, ${formatterOf(timeZone).format(moment)}`;
}
