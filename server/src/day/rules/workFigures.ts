import { addDays, daysBetween, type Day } from '@galley/shared/domain/calendar';

/** The maximum number of days in a request for figures. */
export const MOST_FIGURE_DAYS = 92;

/** The live topics of the records that figures count. */
export const FIGURE_TOPICS = ['activities', 'companies', 'orders'] as const;

/** The age groups of order lines that wait for the customer, in days since the order; the last one is open. */
export const WAITING_AGES = [
  { from: 0, to: 7, label: 'Up to 7 Days' },
  { from: 8, to: 14, label: '8 to 14 Days' },
  { from: 15, to: 30, label: '15 to 30 Days' },
  { from: 31, to: undefined, label: 'Over 30 Days' },
] as const;

/** Every day of a range, inclusive. */
export const everyDay = (from: Day, to: Day): Day[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));

interface PeriodFault {
  field: 'From' | 'To';
  message: string;
}

/** Why figures can't be requested for these days. */
export function periodFault(from: Day | undefined, to: Day | undefined, today: Day): PeriodFault | undefined {
  if (from === undefined) return { field: 'From', message: 'From is required.' };
  if (to === undefined) return { field: 'To', message: 'To is required.' };
  if (to < from) return { field: 'To', message: 'To can’t be before From.' };
  if (to > today) return { field: 'To', message: 'To can’t be after today.' };
  if (daysBetween(from, to) >= MOST_FIGURE_DAYS)
    return { field: 'To', message: `The period can be at most ${MOST_FIGURE_DAYS} days.` };
  return undefined;
}
