import type { DayRange } from '@galley/shared/domain/dateRange';
import { readDay } from './localDate.ts';
import { badField } from './problem.ts';

interface Dates {
  Filter_DateStart: string | null;
  Filter_DateEnd: string | null;
}

function required(field: keyof Dates, dates: Dates): string {
  const day = readDay(field, dates[field]);
  if (day === undefined) throw badField(field, 'is required for a custom date range');
  return day;
}

/**
 * The two days of a custom date range; open for other ranges, which define their own days.
 * @throws HttpProblem 400 naming the field if a day is missing or invalid, or the end is before the start
 */
export function customRange(isCustom: boolean, dates: Dates): DayRange {
  if (!isCustom) return { from: undefined, to: undefined };
  const from = required('Filter_DateStart', dates);
  const to = required('Filter_DateEnd', dates);
  if (to < from) throw badField('Filter_DateEnd', 'must not be before Filter_DateStart');
  return { from, to };
}
