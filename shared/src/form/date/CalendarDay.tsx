import { Icon } from '../../ui/icon/Icon.tsx';
import type { DayMark } from './dayMarks.ts';

/** A day of the calendar. What its marks mean is the day's description, in words; its name holds the visible date alone. */
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
