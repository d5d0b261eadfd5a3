import type { Day } from '@galley/shared/domain/calendar';
import { openDialog } from '@galley/shared/store';

/** Opens the form for a new activity on this day (CALS-08). */
export const addActivityOn = (day: Day): void =>
  openDialog('activities/edit', { draft: { ID: 0, StartDate: `${day}T00:00:00` } });
