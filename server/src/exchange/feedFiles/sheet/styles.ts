import { parse, type Parts } from './parts.ts';

/**
 * Built-in date formats that a sheet refers to by number: ECMA 376, 18.8.30, including those of East Asian languages. 18 to 21 and 45 to 47
 * are times of day.
 */
const DAY_FORMATS = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 57, 58]);

/** Whether a format shows a date: it has a year or a day outside of quotes, brackets and escapes. */
const showsDay = (format: string): boolean =>
  /[dy]/i.test(format.replaceAll(/"[^"]*"|\[[^\]]*\]|[\\_*]./g, ''));

/** Whether each style shows a date, in the order of style numbers. */
export function dayStyles(parts: Parts): boolean[] {
  const own = new Map<string, boolean>();
  const styles: boolean[] = [];
  let inCells = false;
  parse(parts['xl/styles.xml'], {
    open(element, { numFmtId = '0', formatCode = '' }) {
      if (element === 'numFmt') own.set(numFmtId, showsDay(formatCode));
      if (element === 'cellXfs') inCells = true;
      if (element === 'xf' && inCells) styles.push(own.get(numFmtId) ?? DAY_FORMATS.has(Number(numFmtId)));
    },
    close(element) {
      if (element === 'cellXfs') inCells = false;
    },
  });
  return styles;
}

/** 9999-12-31, the last date in spreadsheets. */
const LAST_DAY = 2_958_465;
const DAY_MS = 86_400_000;
/** 1970-01-01 as a spreadsheet's serial number. */
const EPOCH = 25_569;
/** Spreadsheets count 1900-02-29, which didn't exist, so earlier days are one too low. */
const NEVER_WAS = 60;
/** Days between the two epochs that spreadsheets use. */
const FROM_1904 = 1462;

/** Converts a spreadsheet's serial number to a date; a number that isn't a date stays a number. */
export function dayOf(serial: number, from1904: boolean): Date | number {
  const days = from1904 ? serial + FROM_1904 : serial;
  if (!(days >= 0 && days < LAST_DAY + 1)) return serial;
  const shift = days < NEVER_WAS ? 1 : 0;
  return new Date(Math.round((days - EPOCH + shift) * DAY_MS));
}
