import type { UseQueryOptions } from '@tanstack/react-query';
import type { Day } from '../../domain/calendar.ts';
import { formatCount } from '../../domain/count.ts';
import { holidayOf } from '../../domain/holidays.ts';

/** How much is planned on a day. */
export interface PlannedDay {
  Day: string;
  Open: number;
  Recurring: number;
}

/** Extra information about the days of a calendar. */
export interface Planned {
  /** Loads what is planned, once the calendar is open. */
  days?: UseQueryOptions<PlannedDay[], Error, PlannedDay[], (string | number)[]> | undefined;
  /** Whether the series being planned has an occurrence on a day. */
  isNext?: ((day: Day) => boolean) | undefined;
}

/** The description of a day. */
export interface DayMark {
  open: number;
  recurring: number;
  isOverdue: boolean;
  isNext: boolean;
  isToday: boolean;
  holiday: string | undefined;
}

interface Known {
  days: ReadonlyMap<Day, PlannedDay>;
  isNext: Planned['isNext'];
  today: Day;
}

export function markOf(day: Day, { days, isNext = () => false, today }: Known): DayMark {
  const { Open: open = 0, Recurring: recurring = 0 } = days.get(day) ?? {};
  return {
    open,
    recurring,
    isOverdue: open > 0 && day < today,
    isNext: isNext(day),
    isToday: day === today,
    holiday: holidayOf(day),
  };
}

/** A mark in words; empty if the day has none. */
export function markText({ open, recurring, isOverdue, isNext, isToday, holiday }: DayMark): string {
  const activities = `${formatCount(open)} ${isOverdue ? 'overdue' : 'open'} ${open === 1 ? 'activity' : 'activities'}`;
  return [
    isToday ? 'today' : '',
    holiday ?? '',
    open > 0 ? activities : '',
    recurring > 0 ? `${formatCount(recurring)} recurring` : '',
    isNext ? 'next date of this series' : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}
