import { addDays, type Day } from './calendar.ts';

/** The date ranges of the search filters, in the order of their values (ACTS-02, ORDS-03). */
export const DATE_RANGES = [
  'Upcoming',
  'Today',
  'Next 7 Days',
  'Next 30 Days',
  'Last 7 Days',
  'Last 30 Days',
  'Custom',
  'All',
] as const;

export const RANGE_UPCOMING = 0;
export const RANGE_CUSTOM = 6;
export const RANGE_ALL = 7;

/** Both ends are inclusive; undefined means open. */
export interface DayRange {
  from: Day | undefined;
  to: Day | undefined;
}

const FIRST_DAY = '1980-01-01';

/** The days of a range value, relative to `today`. Custom uses its own two days. */
export function resolveDateRange(range: number, today: Day, custom: DayRange): DayRange {
  switch (range) {
    case RANGE_UPCOMING:
      return { from: FIRST_DAY, to: addDays(today, 7) };
    case 1:
      return { from: today, to: today };
    case 2:
      return { from: today, to: addDays(today, 7) };
    case 3:
      return { from: today, to: addDays(today, 30) };
    case 4:
      return { from: addDays(today, -7), to: today };
    case 5:
      return { from: addDays(today, -30), to: today };
    case RANGE_CUSTOM:
      return custom;
    default:
      return { from: undefined, to: undefined };
  }
}
