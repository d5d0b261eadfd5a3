import { formatDay } from '@galley/shared/domain/businessDay';
import { daysInMonth, partsOf, type Day } from '@galley/shared/domain/calendar';
import { upcomingOccurrences, type Series } from './series.ts';

/** The recurrences by their values. */
export const RECURRENCES = ['Once', 'Daily', 'Weekly', 'Monthly', 'Annually'] as const;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const WEEKDAYS: Record<string, string> = {
  Sun: 'Sunday',
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
};
/** The last day that every month has. */
const IN_EVERY_MONTH = 28;

function ordinal(date: number): string {
  const isTeen = date > 10 && date < 14;
  const ending = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][date % 10] ?? 'th');
  return `${date}${ending}`;
}

function rhythm({ recurrence, start }: Series): string {
  const { month, date } = partsOf(start);
  const name = MONTHS[month - 1] ?? '';
  switch (recurrence) {
    case 0:
      return RECURRENCES[0];
    case 1:
      return 'Every day';
    case 2:
      return `Every week on ${WEEKDAYS[formatDay(start).slice(0, 3)] ?? ''}`;
    case 3:
      return `Every month on the ${ordinal(date)}${date > IN_EVERY_MONTH ? ', or the last day of shorter months' : ''}`;
    case 4:
      return `Every year on ${name} ${date}${month === 2 && date === 29 ? ', or Feb 28 in non-leap years' : ''}`;
  }
}

/** The end of a series: only the month if it's the month's last day. */
function endText(end: Day): string {
  const { year, month, date } = partsOf(end);
  const name = MONTHS[month - 1] ?? '';
  return date === daysInMonth(year, month) ? `${name} ${year}` : `${name} ${date}, ${year}`;
}

/** A series in words: 'Once', 'Every month on the 31st, or the last day of shorter months, until Mar 2027'. */
export function recurrenceText(series: Series): string {
  const words = rhythm(series);
  if (series.recurrence === 0 || series.end === undefined) return words;
  return `${words}${words.includes(',') ? ',' : ''} until ${endText(series.end)}`;
}

const SHOWN = 3;

/** A series with its next three dates after `own`, as the form explains it; empty for Once. */
export function recurrencePreview(series: Series, own: Day, today: Day): string {
  if (series.recurrence === 0) return '';
  const next = upcomingOccurrences(series, own, today, SHOWN).map(formatDay);
  return `${recurrenceText(series)}. ${next.length === 0 ? 'No more dates.' : `Next: ${next.join(', ')}.`}`;
}
