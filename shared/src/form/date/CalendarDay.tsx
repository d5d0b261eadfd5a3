import { Icon } from '../../ui/icon/Icon.tsx';
import type { DayMark } from './dayMarks.ts';

/** A day of the calendar. Its accessible name is only the visible date; its accessible description says what the marks mean. */
export const CalendarDay = ({ date, mark }: { date: number; mark: DayMark }) => (
  <>
    <span className="calendar-date">{date}</span>
    <span className="calendar-marks" aria-hidden="true">
      {mark.open > 0 && (
        <span className="calendar-count" data-count={mark.open} data-overdue={mark.isOverdue || undefined} />
      )}
      {(mark.recurring > 0 || mark.isNext) && <Icon name="repeat" />}
    </span>
  </>
);
