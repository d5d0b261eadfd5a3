import type { DayRange } from '@galley/shared/domain/dateRange';
import { badField } from './problem.ts';

interface Dates {
  Filter_DateStart: string | null;
  Filter_DateEnd: string | null;
}

const dayOf = (value: string | null): string | undefined =>
  value === null || value === '' ? undefined : value.slice(0, 10);

function checked(field: keyof Dates, value: string | null): string {
  const day = dayOf(value);
  if (day === undefined) throw badField(field, 'is required for a custom date range');
  const parsed = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== day) {
    throw badField(field, 'is not a day of the calendar');
  }
  return day;
}

/**
 * The two days of a custom date range; open for every other range, which brings its own days.
 * @throws HttpProblem 400 naming the field that is missing, no day, or before the start
 */
export function customRange(isCustom: boolean, dates: Dates): DayRange {
  if (!isCustom) return { from: undefined, to: undefined };
  const from = checked('Filter_DateStart', dates.Filter_DateStart);
  const to = checked('Filter_DateEnd', dates.Filter_DateEnd);
  if (to < from) throw badField('Filter_DateEnd', 'must not be before Filter_DateStart');
  return { from, to };
}
