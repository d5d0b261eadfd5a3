import { addDays, mondayOf, partsOf, type Day } from '@galley/shared/domain/calendar';

/** The periods for figures; the first is the default. None reaches beyond today. */
export const PERIODS = [
  { value: 'week', label: 'This Week' },
  { value: 'lastweek', label: 'Last Week' },
  { value: 'month', label: 'This Month' },
  { value: 'days30', label: 'Last 30 Days' },
  { value: 'custom', label: 'Custom' },
] as const;
export type Period = (typeof PERIODS)[number]['value'];

export interface Days {
  from: Day;
  to: Day;
}

/** The days of a period, relative to `today`: days of the business calendar, so that clock changes don't move them. Custom has its own. */
export function daysOf(period: Period, today: Day, custom: Days): Days {
  const monday = mondayOf(today);
  switch (period) {
    case 'week':
      return { from: monday, to: today };
    case 'lastweek':
      return { from: addDays(monday, -7), to: addDays(monday, -1) };
    case 'month':
      return { from: addDays(today, 1 - partsOf(today).date), to: today };
    case 'days30':
      return { from: addDays(today, -29), to: today };
    case 'custom':
      return custom;
  }
}
