import { todayIn } from '@galley/shared/domain/businessDay';
import { mondayOf } from '@galley/shared/domain/calendar';
import type { Keep } from './settings.ts';

const PERIODS: [kind: keyof Keep, periodOf: (day: string) => string][] = [
  ['daily', (day) => day],
  ['weekly', mondayOf],
  ['monthly', (day) => day.slice(0, 7)],
];

/**
 * Grandfather-father-son rotation: the newest backup of each of the last days, weeks and months that have one (OPS-49). The newest
 * backup always stays.
 * @returns the backups to keep
 */
export function kept<T extends { at: string }>(backups: readonly T[], keep: Keep, timeZone: string): Set<T> {
  const newestFirst = backups.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  const found = new Set(newestFirst.slice(0, 1));
  for (const [kind, periodOf] of PERIODS) {
    const newestOf = new Map<string, T>();
    for (const backup of newestFirst) {
      const period = periodOf(todayIn(timeZone, new Date(backup.at)));
      if (!newestOf.has(period)) newestOf.set(period, backup);
    }
    for (const backup of [...newestOf.values()].slice(0, keep[kind])) found.add(backup);
  }
  return found;
}
