import { addDays, daysInMonth, partsOf, weekdayOf, type Day } from './calendar.ts';

/** Federal holidays of the United States on a fixed date, by month-day. */
const FIXED: Record<string, string> = {
  '01-01': 'New Year’s Day',
  '06-19': 'Juneteenth',
  '07-04': 'Independence Day',
  '11-11': 'Veterans Day',
  '12-25': 'Christmas Day',
};

/** Holidays on the nth weekday of a month, by month-weekday-nth; Sunday is 0. */
const BY_WEEKDAY: Record<string, string> = {
  '1-1-3': 'Martin Luther King Jr. Day',
  '2-1-3': 'Presidents’ Day',
  '9-1-1': 'Labor Day',
  '10-1-2': 'Columbus Day',
  '11-4-4': 'Thanksgiving Day',
};

const SUNDAY = 0;
const MONDAY = 1;
const FRIDAY = 5;
const SATURDAY = 6;

export const isWeekend = (day: Day): boolean => [SUNDAY, SATURDAY].includes(weekdayOf(day));

const fixed = (day: Day): string | undefined => FIXED[day.slice(5)];

/** A fixed holiday on a Saturday is observed on the Friday before, and one on a Sunday on the Monday after. */
function observed(day: Day): string | undefined {
  const weekday = weekdayOf(day);
  if (weekday !== FRIDAY && weekday !== MONDAY) return undefined;
  const holiday = fixed(addDays(day, weekday === FRIDAY ? 1 : -1));
  return holiday === undefined ? undefined : `${holiday} (observed)`;
}

/** The federal holiday of the United States on this day; undefined if there is none. */
export function holidayOf(day: Day): string | undefined {
  const { year, month, date } = partsOf(day);
  const weekday = weekdayOf(day);
  if (month === 5 && weekday === MONDAY && date > daysInMonth(year, month) - 7) return 'Memorial Day';
  return fixed(day) ?? BY_WEEKDAY[`${month}-${weekday}-${Math.ceil(date / 7)}`] ?? observed(day);
}
