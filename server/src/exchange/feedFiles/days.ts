import { daysInMonth } from '@galley/shared/domain/calendar';

/** Which comes first in 3/4/2026: the month, or the day. */
export type DayOrder = 'mdy' | 'dmy';

/** The date in a text: one date, two possible dates, or none. */
export type DayText =
  | { kind: 'day'; day: string; order?: DayOrder }
  | { kind: 'open'; mdy: string; dmy: string }
  | { kind: 'none' };

const NONE: DayText = { kind: 'none' };
/** Two-digit years up to this one are in this century. */
const LAST_YEAR_OF_TWO = 69;
/** Day 0 of spreadsheets: 46085 is 2026-03-04. */
const SHEET_ZERO = Date.UTC(1899, 11, 30);
/** 1928 to 2119; a narrow range, so that order numbers aren't read as dates. */
const [FIRST_SERIAL, LAST_SERIAL] = [10_000, 80_000];
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const fullYear = (text: string): number => {
  const year = Number(text);
  if (text.length > 2) return year;
  return year <= LAST_YEAR_OF_TWO ? 2000 + year : 1900 + year;
};

/** A date as YYYY-MM-DD; undefined if it doesn't exist. */
function dayOf(year: number, month: number, day: number): string | undefined {
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join(
    '-',
  );
}

const known = (day: string | undefined, order?: DayOrder): DayText =>
  day === undefined ? NONE : { kind: 'day', day, ...(order === undefined ? {} : { order }) };

/**
 * Reads a date as programs write it, with or without a time: 2026-03-04, 3/4/2026, 03.04.26, 4 Mar 2026, March 4, 2026, or a spreadsheet's
 * serial number.
 */
export function readDayText(text: string): DayText {
  const [, year = '', isoMonth, isoDay] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text) ?? [];
  if (year !== '') return known(dayOf(Number(year), Number(isoMonth), Number(isoDay)));
  const [, first, second, third = ''] =
    /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:[T ,].*)?$/.exec(text) ?? [];
  if (third !== '') return ofParts(Number(first), Number(second), fullYear(third));
  const worded =
    /^(?:[a-z]{3,9},? )?(?:(\d{1,2})[ -]([a-z]{3,9})\.?|([a-z]{3,9})\.? (\d{1,2})),?[ -](\d{4}|\d{2})(?: .*)?$/i.exec(
      text,
    );
  if (worded !== null) {
    const month = MONTHS.indexOf((worded[2] ?? worded[3] ?? '').slice(0, 3).toLowerCase()) + 1;
    return known(dayOf(fullYear(worded[5] ?? ''), month, Number(worded[1] ?? worded[4])));
  }
  const serial = /^\d{5}(\.\d+)?$/.test(text) ? Math.floor(Number(text)) : 0;
  if (serial >= FIRST_SERIAL && serial <= LAST_SERIAL)
    return known(new Date(SHEET_ZERO + serial * 86_400_000).toISOString().slice(0, 10));
  return NONE;
}

function ofParts(first: number, second: number, year: number): DayText {
  const [mdy, dmy] = [dayOf(year, first, second), dayOf(year, second, first)];
  if (mdy === undefined) return known(dmy, 'dmy');
  if (dmy === undefined) return known(mdy, 'mdy');
  return mdy === dmy ? known(mdy) : { kind: 'open', mdy, dmy };
}

/** What is known so far about the order of day and month in a file. */
export interface DaysSeen {
  orders: Set<DayOrder>;
  /** The first ambiguous date. */
  open?: { field: string; text: string; mdy: string; dmy: string };
}

export function seeDay(seen: DaysSeen, field: string, text: string): void {
  const read = readDayText(text);
  if (read.kind === 'day' && read.order !== undefined) seen.orders.add(read.order);
  if (read.kind === 'open') seen.open ??= { field, text, mdy: read.mdy, dmy: read.dmy };
}
