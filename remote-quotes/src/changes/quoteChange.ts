import type { NewChange } from '@galley/shared/http';
import type { EditedQuote } from '../../dialogs.ts';
import { QUOTE_REFRESHES, saveQuoteCall } from '../http/quotes.ts';
import { payloadOf, type QuoteValues } from './quoteValues.ts';

/** A saved form as a change for the outbox. */
export function quoteChange(draft: EditedQuote, values: QuoteValues): NewChange {
  const id = draft.ID;
  const company = values.company?.label ?? '';
  return {
    label: id > 0 ? `Quote for ${company}` : `New quote for ${company}`,
    ...(id > 0 ? { record: `quote/${id}` } : {}),
    call: saveQuoteCall(payloadOf(id, values)),
    reopen: { name: 'quotes/edit', draft, input: values },
    refreshes: QUOTE_REFRESHES,
  };
}
