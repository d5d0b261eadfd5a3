import { formatDay } from './businessDay.ts';
import { addDays, addMonths, daysBetween, daysInMonth, partsOf, type Day } from './calendar.ts';

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const US = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?$/;
/** A weekday before a date is read over: it is how a field itself writes a date. */
const WEEKDAY = /^[a-z]{3,9}\.?,?\s+(?=\d)/i;
const WORDS: Record<string, number> = { today: 0, tomorrow: 1, yesterday: -1 };
/** '+2w': so many days, weeks, months or years from today; a bare number counts days. */
const DISTANCE = /^([+-])\s?(\d{1,3})\s?([dwmy]?)$/;
const pad = (value: number, width: number) => String(value).padStart(width, '0');

function dayFrom(year: number, month: number, date: number): Day | undefined {
  const isDay = month >= 1 && month <= 12 && date >= 1 && date <= daysInMonth(year, month);
  return isDay ? `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}` : undefined;
}

/** Which day is meant by a date without a year: the next one of its kind, the last, or the nearest; today is each. */
export type Yearless = 'next' | 'last' | 'nearest';
/** February 29 stays away for this long when a century's end is no leap year: 2096, then 2104. */
const LONGEST_GAP_YEARS = 8;

/** The first day of its kind from today on, forwards or backwards. */
function dayFromToday(month: number, date: number, today: Day, step: 1 | -1): Day | undefined {
  const thisYear = partsOf(today).year;
  for (let years = 0; years <= LONGEST_GAP_YEARS; years += 1) {
    const day = dayFrom(thisYear + step * years, month, date);
    if (day !== undefined && daysBetween(today, day) * step >= 0) return day;
  }
  return undefined;
}

/** '26' is 2026. */
function readUs(typed: RegExpExecArray, today: Day, yearless: Yearless): Day | undefined {
  const [month, date] = [Number(typed[1]), Number(typed[2])];
  const year = typed[3];
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

/**
 * The day that a person typed: '11/23/2026', '11/23/26', '11/23', '2026-11-23', 'today', 'tomorrow', '+2w', or as a
 * field writes it itself, 'Mon. 11/23/2026'. Undefined when it is no day of the calendar.
 */
export function readTypedDate(text: string, today: Day, yearless: Yearless = 'next'): Day | undefined {
  const typed = text.trim().toLowerCase();
  const offset = WORDS[typed];
  if (offset !== undefined) return addDays(today, offset);
  const distance = DISTANCE.exec(typed);
  if (distance !== null) return readDistance(distance, today);
  const date = typed.replace(WEEKDAY, '');
  const iso = ISO.exec(date);
  if (iso !== null) return dayFrom(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const us = US.exec(date);
  return us === null ? undefined : readUs(us, today, yearless);
}

/** A day as a date field shows it: 'Mon. 11/23/2026'; empty for none (ORDS-03). */
export const writeTypedDate = (day: Day | undefined): string =>
  day === undefined || day === '' ? '' : formatDay(day).replace(' ', '. ');
