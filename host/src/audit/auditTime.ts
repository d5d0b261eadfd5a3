import { formatMoment } from '@galley/shared/domain/formatMoment';
import { appConfig } from '@galley/shared/store';

/** A time in the business time zone, 'Sat 11/21/2026, 5:00:12 AM MST', and as in logs, '2026-11-21 12:00:12 UTC'. */
export function auditTime(at: string): { business: string; utc: string } {
  return {
    business: formatMoment(at, appConfig().timeZone, true),
    utc: `${new Date(at).toISOString().slice(0, 19).replace('T', ' ')} UTC`,
  };
}

/** A time zone in words: 'Mountain Time (Denver)' for America/Denver; zones without a place, such as UTC, keep their id. */
export function zoneText(timeZone: string): string {
  const place = timeZone.split('/').slice(1).at(-1);
  const name = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName');
  return place === undefined || name === undefined
    ? timeZone
    : `${name.value} (${place.replaceAll('_', ' ')})`;
}
