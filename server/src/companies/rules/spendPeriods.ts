import { addDays, addMonths, partsOf, type Day } from '@galley/shared/domain/calendar';

/** The spend figures of a company (COMP-10). */
export const SPEND_FIGURES = ['YTD', 'LYTD', 'L12M', 'LCY', 'L2Y', 'L3Y', 'L4Y', 'L5Y'] as const;
export type SpendFigure = (typeof SPEND_FIGURES)[number];

/** A range of days, including both ends. */
export interface Period {
  from: Day;
  to: Day;
}

const firstOfYear = (year: number): Day => `${String(year).padStart(4, '0')}-01-01`;
const calendarYear = (year: number): Period => ({
  from: firstOfYear(year),
  to: addDays(firstOfYear(year + 1), -1),
});

/**
 * The period that each figure sums, as of `today`: this year to date; last year to the same day (on February 29, to the 28th); the last 12
 * months; last year; and each of the four years before it.
 */
export function spendPeriods(today: Day): Record<SpendFigure, Period> {
  const { year } = partsOf(today);
  const yearAgo = addMonths(today, -12);
  return {
    YTD: { from: firstOfYear(year), to: today },
    LYTD: { from: firstOfYear(year - 1), to: yearAgo },
    L12M: { from: addDays(yearAgo, 1), to: today },
    LCY: calendarYear(year - 1),
    L2Y: calendarYear(year - 2),
    L3Y: calendarYear(year - 3),
    L4Y: calendarYear(year - 4),
    L5Y: calendarYear(year - 5),
  };
}

/** The first days of the last 12 calendar months, this month's last. */
export const lastTwelveMonths = (today: Day): Day[] =>
  Array.from({ length: 12 }, (_, index) => addMonths(firstOfMonth(today), index - 11));

const firstOfMonth = (day: Day): Day => `${day.slice(0, 8)}01`;
const lastOfMonth = (day: Day): Day => addDays(addMonths(firstOfMonth(day), 1), -1);

/** A part of a period: whole calendar months, or days that don't make a whole month. */
export interface PeriodPart extends Period {
  wholeMonths: boolean;
}

/** Splits a period into the whole months, which monthly totals can answer, and the days before and after them. */
export function periodParts({ from, to }: Period): PeriodPart[] {
  const firstWhole = from === firstOfMonth(from) ? from : addDays(lastOfMonth(from), 1);
  const lastWhole = to === lastOfMonth(to) ? to : addDays(firstOfMonth(to), -1);
  if (firstWhole > lastWhole) return [{ from, to, wholeMonths: false }];
  const parts = [
    { from, to: addDays(firstWhole, -1), wholeMonths: false },
    { from: firstWhole, to: lastWhole, wholeMonths: true },
    { from: addDays(lastWhole, 1), to, wholeMonths: false },
  ];
  return parts.filter((part) => part.from <= part.to);
}
