import { formatDay } from './businessDay.ts';
import { addDays, addMonths, daysBetween, daysInMonth, partsOf, weekdayOf, type Day } from './calendar.ts';

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const US = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?$/;
/** Eight digits, as they are typed on a number pad: 01052027. */
const DIGITS = /^(\d{2})(\d{2})(\d{4})$/;
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
/** In the order of `weekdayOf`. */
const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
/** A weekday before a date is ignored, since fields write dates that way. */
const WEEKDAY = /^([a-z]+)\.?,?\s+(?=\d|[a-z]+\.?\s+\d)/;
const MONTH_FIRST = /^([a-z]+)\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}|\d{2}))?$/;
const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th)?\.? ([a-z]+)\.?(?:,? (\d{4}|\d{2}))?$/;
const RELATIVE_WEEKDAY = /^(?:(this|next|last) )?([a-z]+)\.?$/;
const IN = /^in (a|an|\d{1,3}) (day|week|month|year)s?$/;
const AGO = /^(a|an|\d{1,3}) (day|week|month|year)s? ago$/;
const WORDS: Record<string, number> = { today: 0, tomorrow: 1, yesterday: -1 };
/** '+2w': a number of days, weeks, months or years from today; a bare number counts days. */
const DISTANCE = /^([+-])\s?(\d{1,3})\s?([dwmy]?)$/;
const pad = (value: number, width: number) => String(value).padStart(width, '0');

function dayFrom(year: number, month: number, date: number): Day | undefined {
  const isDay = month >= 1 && month <= 12 && date >= 1 && date <= daysInMonth(year, month);
  return isDay ? `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}` : undefined;
}

/** The year for a date without one: that of the next such day, the last, or the nearest. Today counts as each. */
export type Yearless = 'next' | 'last' | 'nearest';
/** The longest gap between February 29ths, around a century that isn't a leap year: 2096 to 2104. */
const LONGEST_GAP_YEARS = 8;

/** The first matching day from today, forward or backward. */
function dayFromToday(month: number, date: number, today: Day, step: 1 | -1): Day | undefined {
  const thisYear = partsOf(today).year;
  for (let years = 0; years <= LONGEST_GAP_YEARS; years += 1) {
    const day = dayFrom(thisYear + step * years, month, date);
    if (day !== undefined && daysBetween(today, day) * step >= 0) return day;
  }
  return undefined;
}

interface TypedParts {
  month: number;
  date: number;
  year: string | undefined;
}

/** '26' is 2026. */
function readParts({ month, date, year }: TypedParts, today: Day, yearless: Yearless): Day | undefined {
  if (year !== undefined) return dayFrom(Number(year.length === 2 ? `20${year}` : year), month, date);
  const next = dayFromToday(month, date, today, 1);
  const last = dayFromToday(month, date, today, -1);
  if (yearless !== 'nearest' || next === undefined || last === undefined)
    return yearless === 'last' ? last : next;
  return daysBetween(today, next) <= daysBetween(last, today) ? next : last;
}

function readDistance(typed: RegExpExecArray, today: Day): Day {
  const distance = Number(`${typed[1]}${typed[2]}`);
  if (typed[3] === 'm') return addMonths(today, distance);
  if (typed[3] === 'y') return addMonths(today, distance * 12);
  return addDays(today, typed[3] === 'w' ? distance * 7 : distance);
}

/** The index of a name, or of one that begins with at least these three letters; -1 if none matches. */
const placeOf = (names: readonly string[], typed: string): number =>
  typed.length < 3 ? -1 : names.findIndex((name) => name.startsWith(typed) || typed === `${name}s`);
/** 'jan 5', '5 January 2027'. */
function readNamed(typed: string, today: Day, yearless: Yearless): Day | undefined {
  const first = MONTH_FIRST.exec(typed);
  const last = DAY_FIRST.exec(typed);
  const [name = '', date, year] = first?.slice(1) ?? [last?.[2], last?.[1], last?.[3]];
  const month = placeOf(MONTHS, name) + 1;
  return month === 0 ? undefined : readParts({ month, date: Number(date), year }, today, yearless);
}

/** 'monday' is the next Monday after today, or looking back the last one; 'next monday' is in next week, which begins on a Monday. */
function readWeekday(typed: string, today: Day, yearless: Yearless): Day | undefined {
  const [, which, name = ''] = RELATIVE_WEEKDAY.exec(typed) ?? [];
  const weekday = placeOf(WEEKDAYS, name);
  if (weekday < 0) return undefined;
  const ahead = (weekday - weekdayOf(today) + 7) % 7 || 7;
  const back = (weekdayOf(today) - weekday + 7) % 7 || 7;
  if (which === 'last' || (which === undefined && yearless === 'last')) return addDays(today, -back);
  const leftOfWeek = (7 - weekdayOf(today)) % 7;
  return addDays(today, which === 'next' && ahead <= leftOfWeek ? ahead + 7 : ahead);
}

const distanceIn = (count: string | undefined, unit: string | undefined, sign: 1 | -1, today: Day): Day => {
  const number = sign * (count === 'a' || count === 'an' ? 1 : Number(count));
  if (unit === 'month' || unit === 'year') return addMonths(today, unit === 'year' ? number * 12 : number);
  return addDays(today, unit === 'week' ? number * 7 : number);
};

/** 'in 3 days', 'a week ago'. */
function readSpoken(typed: string, today: Day): Day | undefined {
  const ahead = IN.exec(typed);
  if (ahead !== null) return distanceIn(ahead[1], ahead[2], 1, today);
  const back = AGO.exec(typed);
  return back === null ? undefined : distanceIn(back[1], back[2], -1, today);
}

/**
 * The day that a user typed: '11/23/2026', '11/23/26', '11/23', '11232026', '2026-11-23', 'Nov 23', '23 November 2026', 'today',
 * 'tomorrow', 'monday', 'next monday', '+2w', 'in 2 weeks', or as the field itself writes it, 'Mon. 11/23/2026'. Undefined if it isn't a
 * day of the calendar.
 */
export function readTypedDate(text: string, today: Day, yearless: Yearless = 'next'): Day | undefined {
  const typed = text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const offset = WORDS[typed];
  if (offset !== undefined) return addDays(today, offset);
  const distance = DISTANCE.exec(typed);
  if (distance !== null) return readDistance(distance, today);
  const spoken = readSpoken(typed, today) ?? readWeekday(typed, today, yearless);
  if (spoken !== undefined) return spoken;
  const date = typed.replace(WEEKDAY, (before, name: string) => (placeOf(WEEKDAYS, name) < 0 ? before : ''));
  const iso = ISO.exec(date);
  if (iso !== null) return dayFrom(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const us = US.exec(date) ?? DIGITS.exec(date);
  if (us === null) return readNamed(date, today, yearless);
  return readParts({ month: Number(us[1]), date: Number(us[2]), year: us[3] }, today, yearless);
}

/** A day as a date field shows it: 'Mon. 11/23/2026'; empty for none (ORDS-03). */
export const writeTypedDate = (day: Day | undefined): string =>
  day === undefined || day === '' ? '' : formatDay(day).replace(' ', '. ');
