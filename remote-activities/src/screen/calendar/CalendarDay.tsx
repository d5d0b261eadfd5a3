import { formatDay } from '@galley/shared/domain/businessDay';
import { partsOf, type Day } from '@galley/shared/domain/calendar';
import { longDay } from '@galley/server/activities/rules/calendarSpan';
import { formatCount } from '@galley/shared/domain/count';
import { holidayOf, isWeekend } from '@galley/shared/domain/holidays';
import { Icon, Link } from '@galley/shared/ui';
import type { ShownActivity } from '../../changes/shownActivity.ts';
import { CalendarEntry } from './CalendarEntry.tsx';
import { addActivityOn } from './addActivityOn.ts';
import type { Placed } from './placed.ts';

interface Props {
  day: Day;
  today: Day;
  /** The day belongs to a month other than the shown one. */
  isOutside: boolean;
  placed: Placed;
  listAddress: string;
  onMove: (activity: ShownActivity, day: Day) => void;
}

/** '+280 more': a link to the list (CALS-03). */
export const More = ({ count, to, of }: { count: number; to: string; of: string }) =>
  count > 0 && (
    <Link className="calendar-more" to={to} aria-label={`${formatCount(count)} more, ${of}`}>
      +{formatCount(count)} more
    </Link>
  );

/** A day of the calendar. A click beside its activities adds one (CALS-08). */
export function CalendarDay({ day, today, isOutside, placed, listAddress, onMove }: Props) {
  const { activities, more } = placed;
  const holiday = holidayOf(day);
  const total = activities.length + more;
  return (
    <div
      role="group"
      className="calendar-day"
      aria-label={[longDay(day), ...(day === today ? ['today'] : []), ...(holiday ? [holiday] : [])].join(
        ', ',
      )}
      data-day={day}
      data-today={day === today || undefined}
      data-free={isWeekend(day) || holiday !== undefined || undefined}
      data-outside={isOutside || undefined}
      data-empty={total === 0 || undefined}
    >
      <div className="calendar-date">
        <span aria-hidden="true">{formatDay(day).slice(0, 3)}</span>
        <b aria-hidden="true">{partsOf(day).date}</b>
        {total > 0 && <span className="calendar-total">{formatCount(total)}</span>}
        <button
          type="button"
          className="icon-action calendar-add"
          aria-label={`Add Activity on ${formatDay(day)}`}
          onClick={() => addActivityOn(day)}
        >
          <Icon name="plus" />
        </button>
      </div>
      {holiday !== undefined && <p className="calendar-holiday">{holiday}</p>}
      {activities.length > 0 && (
        <ul>
          {activities.map((activity) => (
            <CalendarEntry key={activity.ID} activity={activity} listAddress={listAddress} onMove={onMove} />
          ))}
        </ul>
      )}
      <More count={more} to={listAddress} of={formatDay(day)} />
    </div>
  );
}
