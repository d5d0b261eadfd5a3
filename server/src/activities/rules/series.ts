import { addDays, addMonths, daysBetween, partsOf, type Day } from '@galley/shared/domain/calendar';

/** How often an activity recurs: 0 Once, 1 Daily, 2 Weekly, 3 Monthly, 4 Annually. */
export type Recurrence = 0 | 1 | 2 | 3 | 4;

/** A series of activity dates. */
export interface Series {
  recurrence: Recurrence;
  /** The first date. Monthly and annual series keep its day of the month, even after a shorter month. */
  start: Day;
  /** The last day for an occurrence; undefined: forever. */
  end: Day | undefined;
}

/** The occurrence with this index (0 is the start), ignoring the end. */
export function occurrence({ recurrence, start }: Series, index: number): Day {
  switch (recurrence) {
    case 0:
      return start;
    case 1:
      return addDays(start, index);
    case 2:
      return addDays(start, index * 7);
    case 3:
      return addMonths(start, index);
    case 4:
      return addMonths(start, index * 12);
  }
}

/** An index whose occurrence is at or before `day`, less than two steps earlier; 0 if the series starts later. */
function indexNear({ recurrence, start }: Series, day: Day): number {
  const days = Math.max(0, daysBetween(start, day));
  const from = partsOf(start);
  const to = partsOf(day);
  const months = Math.max(0, (to.year - from.year) * 12 + to.month - from.month);
  switch (recurrence) {
    case 0:
      return 0;
    case 1:
      return days;
    case 2:
      return Math.floor(days / 7);
    case 3:
      return Math.max(0, months - 1);
    case 4:
      return Math.max(0, Math.floor(months / 12) - 1);
  }
}

/** Four-digit years: the calls and the database don't write others. */
const FOUR_DIGIT_YEAR = /^\d{4}-/;

/**
 * The next date of a series: the first one after `after` that's neither before `notBefore` nor past the series' end. Undefined if there is
 * none, and always for Once.
 */
export function nextOccurrence(series: Series, after: Day, notBefore: Day): Day | undefined {
  if (series.recurrence === 0) return undefined;
  const earliest = notBefore > after ? notBefore : addDays(after, 1);
  if (!FOUR_DIGIT_YEAR.test(earliest)) return undefined;
  let index = indexNear(series, earliest);
  let next = occurrence(series, index);
  // Only days with four-digit years can be compared as texts.
  while (FOUR_DIGIT_YEAR.test(next) && next < earliest) next = occurrence(series, (index += 1));
  if (!FOUR_DIGIT_YEAR.test(next)) return undefined;
  return series.end !== undefined && next > series.end ? undefined : next;
}

/** Whether the series has a date on `day`, after its occurrence `own` and not before `notBefore`. */
export const isNextOn = (series: Series, own: Day, notBefore: Day, day: Day): boolean =>
  day > own && day >= notBefore && nextOccurrence(series, addDays(day, -1), day) === day;

/** The next `count` dates after `after`; fewer if the series ends earlier. */
export function upcomingOccurrences(series: Series, after: Day, notBefore: Day, count: number): Day[] {
  const days: Day[] = [];
  let last = after;
  while (days.length < count) {
    const next = nextOccurrence(series, last, notBefore);
    if (next === undefined) return days;
    days.push(next);
    last = next;
  }
  return days;
}
