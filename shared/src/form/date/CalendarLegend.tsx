import { Icon } from '../../ui/icon/Icon.tsx';
import type { Planned } from './dayMarks.ts';

/** What the marks of the days mean, as far as this calendar can have them. */
export function CalendarLegend({ assignee = 0, series }: Planned) {
  if (assignee === 0 && series === undefined) return null;
  return (
    <ul className="calendar-legend" aria-hidden="true">
      {assignee > 0 && (
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
      {series !== undefined && (
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
