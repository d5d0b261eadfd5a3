import { SPANS, spanTitle, type Span } from '@galley/server/activities/rules/calendarSpan';
import { Button, Icon } from '@galley/shared/ui';
import type { CalendarPlace } from './useCalendarPlace.ts';

const NAMES: Record<Span, string> = { day: 'Day', week: 'Week', month: 'Month' };

/** The shown part of the calendar, and navigation (CALS-04). */
export const CalendarBar = ({ place }: { place: CalendarPlace }) => {
  const { span, day, today, show, step, toToday } = place;
  return (
    <div className="calendar-bar">
      <Button
        aria-label={`Previous ${NAMES[span]}`}
        title={`Previous ${NAMES[span]} (p)`}
        aria-keyshortcuts="p"
        onClick={() => step(-1)}
      >
        <Icon name="chevronLeft" />
      </Button>
      <Button title="Today (t)" aria-keyshortcuts="t" disabled={day === today} onClick={toToday}>
        Today
      </Button>
      <Button
        aria-label={`Next ${NAMES[span]}`}
        title={`Next ${NAMES[span]} (n)`}
        aria-keyshortcuts="n"
        onClick={() => step(1)}
      >
        <Icon name="chevronRight" />
      </Button>
      <h2 aria-live="polite">{spanTitle(span, day)}</h2>
      <div role="group" aria-label="Range" className="calendar-spans">
        {SPANS.map((one) => (
          <Button
            key={one}

            aria-pressed={one === span}
            onClick={() => show(one, day)}
          >
            {NAMES[one]}
          </Button>
        ))}
      </div>
    </div>
  );
};
