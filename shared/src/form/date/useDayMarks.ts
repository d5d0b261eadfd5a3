import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Day } from '../../domain/calendar.ts';
import { activityDaysQuery } from '../../http/activities.ts';
import { businessToday } from '../../store/index.ts';
import { markOf, type DayMark, type Planned } from './dayMarks.ts';

/** The marks of a calendar's days. The assignee's activities are loaded once the calendar is open. */
export function useDayMarks({ assignee = 0, series }: Planned, isOpen: boolean): (day: Day) => DayMark {
  const { data } = useQuery({ ...activityDaysQuery(assignee), enabled: isOpen && assignee > 0 });
  const days = useMemo(() => new Map((data ?? []).map((known) => [known.Day.slice(0, 10), known])), [data]);
  return (day) => markOf(day, { days, series, today: businessToday() });
}
