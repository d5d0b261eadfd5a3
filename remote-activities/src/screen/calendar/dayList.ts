import { RANGE_CUSTOM } from '@galley/shared/domain/dateRange';
import { addDays, type Day } from '@galley/shared/domain/calendar';
import { useSearchParams } from '@galley/shared/ui';
import { DAY, LIST, SHOW } from '../useCalendarView.ts';

/** The address of the list for some days, with the same selection and filters (CALS-03). */
function listOf(search: URLSearchParams, range: Record<string, string>): string {
  const list = new URLSearchParams(search);
  list.delete(DAY);
  list.delete('page');
  for (const [name, value] of Object.entries({ ...range, datetype: '0', [SHOW]: LIST }))
    list.set(name, value);
  return `/activities?${list}`;
}

/** Before any activity. */
export const LONG_AGO = '1980-01-01';

export function useDayLists() {
  const [search] = useSearchParams();
  const range = (from: Day, to: Day) => ({ range: String(RANGE_CUSTOM), from, to });
  return {
    ofDay: (day: Day) => listOf(search, range(day, day)),
    /** Includes overdue activities of the shown days, because a list has a single range of dates. */
    ofOverdue: (today: Day) => listOf(search, { ...range(LONG_AGO, addDays(today, -1)), status: '0' }),
  };
}
