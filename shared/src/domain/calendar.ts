/** A day of the proleptic Gregorian calendar as YYYY-MM-DD: no time, no zone, so no DST. */
export type Day = string;

const DAY_MS = 86_400_000;

/** Days since 1970-01-01. */
export const dayNumber = (day: Day): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;

export const dayOf = (number: number): Day => new Date(number * DAY_MS).toISOString().slice(0, 10);

export const addDays = (day: Day, days: number): Day => dayOf(dayNumber(day) + days);

/** The number of days from `from` to `to`; negative if `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => dayNumber(to) - dayNumber(from);

/** 0 is Sunday: 1970-01-01 was a Thursday. */
export const weekdayOf = (day: Day): number => (((dayNumber(day) + 4) % 7) + 7) % 7;

/** The Monday of a day's week. */
export const mondayOf = (day: Day): Day => addDays(day, -((weekdayOf(day) + 6) % 7));

export const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** A day's year, month (1–12) and day of the month. */
export function partsOf(day: Day): { year: number; month: number; date: number } {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { year, month, date };
}

/** The same day of the month `months` later, clamped to the month's end: 31 Jan + 1 is 28 (or 29) Feb. */
export function addMonths(day: Day, months: number): Day {
  const { year, month, date } = partsOf(day);
  const index = year * 12 + (month - 1) + months;
  const toYear = Math.floor(index / 12);
  const toMonth = (((index % 12) + 12) % 12) + 1;
  const toDate = Math.min(date, daysInMonth(toYear, toMonth));
  const pad = (value: number, width: number) => String(value).padStart(width, '0');
  return `${pad(toYear, 4)}-${pad(toMonth, 2)}-${pad(toDate, 2)}`;
}
