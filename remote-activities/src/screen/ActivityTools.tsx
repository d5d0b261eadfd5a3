import { openDialog } from '@galley/shared/store';
import { Button, Icon } from '@galley/shared/ui';
import { CallQueueLink } from './queue/CallQueueLink.tsx';
import { useCalendarView } from './useCalendarView.ts';

/** The toolbar of the activity list and the calendar. */
export function ActivityTools() {
  const { span, toggle } = useCalendarView();
  return (
    <>
      <CallQueueLink />
      <Button onClick={() => openDialog('activities/search')}>
        <Icon name="search" /> Search...
      </Button>
      <Button aria-pressed={span !== undefined} onClick={toggle}>
        <Icon name="calendar" /> Calendar
      </Button>
    </>
  );
}
