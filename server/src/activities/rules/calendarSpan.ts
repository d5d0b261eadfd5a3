import {
  addDays,
  addMonths,
  daysBetween,
  daysInMonth,
  mondayOf,
  partsOf,
  weekdayOf,
  type Day,
} from '@galley/shared/domain/calendar';

/** How much a calendar shows at once (CALS-01). */
export const SPANS = ['day', 'week', 'month'] as const;
export type Span = (typeof SPANS)[number];

/** The maximum number of days in a calendar: every month fits into six weeks. */
export const MOST_CALENDAR_DAYS = 42;
const WEEK = 7;

/** How many activities a calendar lists for each day: the more days, the fewer (CALS-03). */
export function listedPerDay(days: number): number {
  if (days === 1) return 200;
  return days <= WEEK ? 40 : 4;
}

const firstOfMonth = (day: Day): Day => addDays(day, 1 - partsOf(day).date);

/** The days shown around a day; for a month, all of its weeks. */
export function daysShown(span: Span, day: Day): Day[] {
  if (span === 'day') return [day];
  if (span === 'week') return range(mondayOf(day), WEEK);
  const first = firstOfMonth(day);
  const { year, month } = partsOf(first);
  const from = mondayOf(first);
  const days = daysBetween(from, addDays(first, daysInMonth(year, month)));
  return range(from, Math.ceil(days / WEEK) * WEEK);
}

const range = (from: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => addDays(from, index));

/** The day to show after a number of steps forward or back. */
export function shifted(span: Span, day: Day, steps: number): Day {
  if (span === 'month') return addMonths(firstOfMonth(day), steps);
  return addDays(day, span === 'week' ? steps * WEEK : steps);
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const monthName = (day: Day) => MONTHS[partsOf(day).month - 1] ?? '';

/** 'Monday, November 23, 2026'. */
export function longDay(day: Day): string {
  const { year, date } = partsOf(day);
  return `${WEEKDAYS[weekdayOf(day)]}, ${monthName(day)} ${date}, ${year}`;
}

/** The heading for the days shown: 'November 23–29, 2026'. */
export function spanTitle(span: Span, day: Day): string {
  if (span === 'day') return longDay(day);
  const { year } = partsOf(day);
  if (span === 'month') return `${monthName(day)} ${year}`;
  const from = mondayOf(day);
  const to = addDays(from, WEEK - 1);
  const [start, end] = [partsOf(from), partsOf(to)];
  if (start.month === end.month) return `${monthName(from)} ${start.date}–${end.date}, ${start.year}`;
  const ofStart = start.year === end.year ? '' : `, ${start.year}`;
  return `${monthName(from)} ${start.date}${ofStart} – ${monthName(to)} ${end.date}, ${end.year}`;
}
