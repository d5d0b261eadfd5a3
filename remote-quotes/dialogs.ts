import type { QuoteRecord } from '@galley/server/quotes/contract';
import type { QuoteDraft } from '@galley/server/quotes/writing/contract';
import type { RefusedInput } from '@galley/shared/store';

/** ID 0 adds a quote with these initial values; any other ID edits that quote, with its values as read. */
export type EditedQuote = { ID: number } & Partial<QuoteDraft>;

declare module '@galley/shared/store' {
  interface Dialogs {
    'quotes/edit': { draft: EditedQuote } & RefusedInput;
    'quotes/search': object;
    /** Sends a draft, or creates another link to a sent quote. */
    'quotes/send': { quote: QuoteRecord };
  }
}
