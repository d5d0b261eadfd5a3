import { SPANS, shifted, type Span } from '@galley/server/activities/rules/calendarSpan';
import type { Day } from '@galley/shared/domain/calendar';
import { dayOfDate } from '@galley/shared/domain/displayDate';
import { businessToday, useGalley } from '@galley/shared/store';
import { useSearchParams } from '@galley/shared/ui';
import { DAY, SHOW, useCalendarView } from '../useCalendarView.ts';

export interface CalendarPlace {
  span: Span;
  /** The shown day, or one of the shown days. */
  day: Day;
  today: Day;
  show: (span: Span, day: Day) => void;
  /** Moves by this many days, weeks or months; negative: back. */
  step: (steps: number) => void;
  toToday: () => void;
}

/** The part of the calendar that the address shows; each move adds a history entry (CALS-04). */
export function useCalendarPlace(): CalendarPlace {
  const [search, setSearch] = useSearchParams();
  const { span: shown } = useCalendarView();
  const prefer = useGalley((state) => state.prefer);
  const today = businessToday();
  const span = SPANS.find((one) => one === shown) ?? 'week';
  const day = dayOfDate(search.get(DAY)) ?? today;
  const show = (nextSpan: Span, nextDay: Day) => {
    if (nextSpan !== span) prefer({ calendar: nextSpan });
    setSearch((before) => {
      before.set(SHOW, nextSpan);
      if (nextDay === today) before.delete(DAY);
      else before.set(DAY, nextDay);
      return before;
    });
  };
  return {
    span,
    day,
    today,
    show,
    step: (steps) => show(span, shifted(span, day, steps)),
    toToday: () => show(span, today),
  };
}
