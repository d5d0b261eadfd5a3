import type { Exposing } from '@galley/shared/store';
import type {} from 'remote-activities/dialogs';
import type {} from 'remote-contacts/dialogs';
import type {} from '../dialogs.ts';
import type * as exposes from './exposes.ts';

/** Each form takes what its dialog is given, or this does not compile. */
export type Exposes = Exposing<
  typeof exposes,
  {
    OrderSearch: 'orders/search';
    Reorders: 'orders/reorders';
    ShareLinks: 'orders/share';
  }
>;
