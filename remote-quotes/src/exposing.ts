import type { CheckedExports } from '@galley/shared/store';
import type {} from 'remote-activities/dialogs';
import type {} from '../dialogs.ts';
import type * as exposes from './exposes.ts';

/** Fails to compile unless each form takes the parameters of its dialog. */
export type Exposes = CheckedExports<
  typeof exposes,
  {
    QuoteForm: 'quotes/edit';
    QuoteSearch: 'quotes/search';
    SendQuote: 'quotes/send';
  }
>;
