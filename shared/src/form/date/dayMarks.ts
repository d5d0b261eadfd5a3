import type { ActivityDay } from '../../contract/activities.ts';
import type { Day } from '../../domain/calendar.ts';
import { formatCount } from '../../domain/count.ts';
import { holidayOf } from '../../domain/holidays.ts';
import { isNextOn, type Series } from '../../domain/series.ts';

/** What a calendar shows beside its days. */
export interface Planned {
  /** Whose open activities are counted. */
  assignee?: number | undefined;
  /** The series whose next dates are marked, and the date of the occurrence that they follow. */
  series?: (Series & { own: Day }) | undefined;
}

/** What is to be said of a day. */
export interface DayMark {
  open: number;
  recurring: number;
  isOverdue: boolean;
  isNext: boolean;
  isToday: boolean;
  holiday: string | undefined;
}

interface Known {
  days: ReadonlyMap<Day, ActivityDay>;
  series: Planned['series'];
  today: Day;
}

export function markOf(day: Day, { days, series, today }: Known): DayMark {
  const { Open: open = 0, Recurring: recurring = 0 } = days.get(day) ?? {};
  return {
    open,
    recurring,
    isOverdue: open > 0 && day < today,
    isNext: series !== undefined && isNextOn(series, series.own, today, day),
    isToday: day === today,
    holiday: holidayOf(day),
  };
}

/** A mark in words; empty for a day of which there is nothing to say. */
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
