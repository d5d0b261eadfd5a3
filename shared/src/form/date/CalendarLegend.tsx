import { Icon } from '../../ui/icon/Icon.tsx';
import type { Planned } from './dayMarks.ts';

/** Explains the marks that this calendar can have. */
export function CalendarLegend({ days, isNext }: Planned) {
  if (days === undefined && isNext === undefined) return null;
  return (
    <ul className="calendar-legend" aria-hidden="true">
      {days !== undefined && (
        <>
          <li>
            <span className="calendar-count" data-count={3} /> open
          </li>
          <li>
            <span className="calendar-count" data-count={3} data-overdue /> overdue
          </li>
          <li>
            <Icon name="repeat" /> recurring
          </li>
        </>
      )}
      {isNext !== undefined && (
        <li>
          <span className="calendar-next-sample">
            <Icon name="repeat" />
          </span>
          next dates
        </li>
      )}
    </ul>
  );
}
