import { formatDay } from './businessDay.ts';
import { addDays, daysInMonth, partsOf, type Day } from './calendar.ts';

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const US = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?$/;
/** A weekday before a date is read over: it is how a field itself writes a date. */
const WEEKDAY = /^[a-z]{3,9}\.?,?\s+(?=\d)/i;
const WORDS: Record<string, number> = { today: 0, tomorrow: 1, yesterday: -1 };
const pad = (value: number, width: number) => String(value).padStart(width, '0');

function dayFrom(year: number, month: number, date: number): Day | undefined {
  const isDay = month >= 1 && month <= 12 && date >= 1 && date <= daysInMonth(year, month);
  return isDay ? `${pad(year, 4)}-${pad(month, 2)}-${pad(date, 2)}` : undefined;
}

/** Which day is meant by a date without a year: the next one of its kind, the last, or the nearest; today is each. */
export type Yearless = 'next' | 'last' | 'nearest';
const HALF_A_YEAR = 182;

/** '26' is 2026. */
function readUs(typed: RegExpExecArray, today: Day, yearless: Yearless): Day | undefined {
  const [, month = '', date = '', year] = typed;
  if (year !== undefined)
    return dayFrom(Number(year.length === 2 ? `20${year}` : year), Number(month), Number(date));
  // The nearest one is the next one, seen from half a year ago.
  if (yearless === 'nearest') return readUs(typed, addDays(today, -HALF_A_YEAR), 'next');
  const thisYear = partsOf(today).year;
  const day = dayFrom(thisYear, Number(month), Number(date));
  if (yearless === 'last')
    return day !== undefined && day <= today ? day : dayFrom(thisYear - 1, Number(month), Number(date));
  return day !== undefined && day >= today ? day : dayFrom(thisYear + 1, Number(month), Number(date));
}

/**
 * The day that a person typed: '11/23/2026', '11/23/26', '11/23', '2026-11-23', 'today', 'tomorrow', or as a field
 * writes it itself, 'Mon. 11/23/2026'. Undefined when it is no day of the calendar.
 */
export function readTypedDate(text: string, today: Day, yearless: Yearless = 'next'): Day | undefined {
  const typed = text.trim().toLowerCase();
  const offset = WORDS[typed];
  if (offset !== undefined) return addDays(today, offset);
  const date = typed.replace(WEEKDAY, '');
  const iso = ISO.exec(date);
  if (iso !== null) return dayFrom(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const us = US.exec(date);
  return us === null ? undefined : readUs(us, today, yearless);
}

/** A day as a date field shows it: 'Mon. 11/23/2026'; empty for none. Source: requirements, ORDS-03. */
export const writeTypedDate = (day: Day | undefined): string =>
  day === undefined || day === '' ? '' : formatDay(day).replace(' ', '. ');
