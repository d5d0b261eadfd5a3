import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Day } from '../../domain/calendar.ts';
import { businessToday } from '../../store/index.ts';
import { markOf, type DayMark, type Planned, type PlannedDay } from './dayMarks.ts';

const NOTHING = { queryKey: ['nothing planned'], queryFn: (): PlannedDay[] => [], enabled: false };

/** The marks of a calendar's days. What is planned is loaded once the calendar is open. */
export function useDayMarks({ days = NOTHING, isNext }: Planned, isOpen: boolean): (day: Day) => DayMark {
  const { data } = useQuery(isOpen ? days : { ...days, enabled: false });
  const known = useMemo(() => new Map((data ?? []).map((one) => [one.Day.slice(0, 10), one])), [data]);
  return (day) => markOf(day, { days: known, isNext, today: businessToday() });
}
