import { addDays, type Day } from '@galley/shared/domain/calendar';
import { holidayOf, isWeekend } from '@galley/shared/domain/holidays';

const isBusinessDay = (day: Day): boolean => !isWeekend(day) && holidayOf(day) === undefined;

/**
 * The latest day that this many business days follow, including today: with three, that's Monday for a Thursday, and Sunday for a
 * Wednesday.
 * @param days at least 1
 */
export function businessDaysAgo(today: Day, days: number): Day {
  let day = today;
  for (let passed = 0; ; day = addDays(day, -1)) {
    if (isBusinessDay(day)) passed += 1;
    if (passed === days) return addDays(day, -1);
  }
}
