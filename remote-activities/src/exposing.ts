import type { Exposing } from '@galley/shared/store';
import type {} from 'remote-contacts/dialogs';
import type {} from '../dialogs.ts';
import type * as exposes from './exposes.ts';

/** Each form takes what its dialog is given, or this does not compile. */
export type Exposes = Exposing<
  typeof exposes,
  {
    ActivityForm: 'activities/edit';
    ActivitySearch: 'activities/search';
    SnoozeForm: 'activities/snooze';
    BulkForm: 'activities/bulk';
  }
>;
