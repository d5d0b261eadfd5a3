import type { CheckedExports } from '@galley/shared/store';
import type {} from 'remote-contacts/dialogs';
import type {} from '../dialogs.ts';
import type * as exposes from './exposes.ts';

/** Fails to compile unless each form takes the parameters of its dialog. */
export type Exposes = CheckedExports<
  typeof exposes,
  {
    ActivityForm: 'activities/edit';
    ActivitySearch: 'activities/search';
    SnoozeForm: 'activities/snooze';
    BulkForm: 'activities/bulk';
  }
>;
