import type { ActivityCalendarRequest, ActivityCalendarResponse } from '@galley/server/activities/contract';
import type { Day } from '@galley/shared/domain/calendar';
import { daysShown, spanTitle } from '@galley/server/activities/rules/calendarSpan';
import { formatCount } from '@galley/shared/domain/count';
import { isWeekend } from '@galley/shared/domain/holidays';
import { useChanges, type WithoutEmployeeUid } from '@galley/shared/http';
import { Icon } from '@galley/shared/ui';
import { shownActivities } from '../../changes/shownActivity.ts';
import { CalendarDay, More } from './CalendarDay.tsx';
import { CalendarEntry } from './CalendarEntry.tsx';
import { useDayLists } from './dayList.ts';
import { SpreadButton } from './SpreadButton.tsx';
import { placed, type Placed } from './placed.ts';
import { useCalendarEvents } from './useCalendarEvents.ts';
import type { CalendarPlace } from './useCalendarPlace.ts';
import { useMove } from './useMove.tsx';

interface Props {
  place: CalendarPlace;
  requested: WithoutEmployeeUid<ActivityCalendarRequest>;
  /** Undefined until loaded. */
  answer: ActivityCalendarResponse | undefined;
}

const NOTHING: Placed = { activities: [], more: 0 };
const WEEK = 7;

/** Empty weekends have narrow columns. */
function columnsOf(days: readonly Day[], ofDay: ReadonlyMap<Day, Placed>): string {
  const isNarrow = (column: number) =>
    days.every(
      (day, index) =>
        index % WEEK !== column || (isWeekend(day) && (ofDay.get(day) ?? NOTHING).activities.length === 0),
    );
  return days
    .slice(0, WEEK)
    .map((_, column) => (days.length >= WEEK && isNarrow(column) ? '112px' : 'minmax(0, 1fr)'))
    .join(' ');
}

const monthOf = (day: Day) => day.slice(0, 7);

/** The days of the calendar, after the overdue activities of days that aren't shown (CALS-02). */
export function CalendarDays({ place, requested, answer }: Props) {
  const { span, day: shownDay, today } = place;
  const days = daysShown(span, shownDay);
  const activities = shownActivities(answer?.Activities ?? [], useChanges());
  const { overdue, ofDay } = placed({ days, today, answer, activities });
  const lists = useDayLists();
  const { move, question } = useMove();
  const events = useCalendarEvents(place, (id, day) => {
    const activity = activities.find(({ ID }) => ID === id);
    if (activity !== undefined) move(activity, day);
  });
  return (
    <div
      className="calendar"
      data-span={span}
      ref={events}
      role="region"
      aria-label={spanTitle(span, shownDay)}
    >
      {overdue.activities.length > 0 && (
        <div role="group" aria-label="Overdue" className="calendar-lane">
          <h3>
            <Icon name="alert" /> Overdue
            <span className="calendar-total">{formatCount(overdue.activities.length + overdue.more)}</span>
          </h3>
          <ul>
            {overdue.activities.map((activity) => (
              <CalendarEntry
                key={activity.ID}
                activity={activity}
                listAddress={lists.ofOverdue(today)}
                onMove={move}
              />
            ))}
          </ul>
          {span === 'week' && (
            <SpreadButton
              count={overdue.activities.length + overdue.more}
              requested={requested}
              days={days}
              today={today}
            />
          )}
          <More count={overdue.more} to={lists.ofOverdue(today)} of="overdue" />
        </div>
      )}
      <div className="calendar-days" style={{ gridTemplateColumns: columnsOf(days, ofDay) }}>
        {days.map((day) => (
          <CalendarDay
            key={day}
            day={day}
            today={today}
            isOutside={span === 'month' && monthOf(day) !== monthOf(shownDay)}
            placed={ofDay.get(day) ?? NOTHING}
            listAddress={lists.ofDay(day)}
            onMove={move}
          />
        ))}
      </div>
      {question}
    </div>
  );
}
