import { formatDay, todayIn } from './businessDay.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string, hasSeconds: boolean): Intl.DateTimeFormat {
  const key = `${timeZone} ${hasSeconds}`;
  let formatter = formatters.get(key);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hour: 'numeric',
      minute: '2-digit',
      ...(hasSeconds ? { second: '2-digit' } : {}),
      timeZoneName: 'short',
    });
    formatters.set(key, formatter);
  }
  return formatter;
}

/**
 * A moment with its day and its time zone: 'Sat 11/21/2026, 5:00 AM MST'. For moments that people compare with business days.
 * @param at an ISO 8601 time, '2026-11-21T12:00:00Z'
 * @param timeZone an IANA name
 * @param hasSeconds '5:00:12 AM MST'
 */
export function formatMoment(at: string, timeZone: string, hasSeconds = false): string {
  const moment = new Date(at);
  return `${formatDay(todayIn(timeZone, moment))}, ${formatterOf(timeZone, hasSeconds).format(moment)}`;
}
