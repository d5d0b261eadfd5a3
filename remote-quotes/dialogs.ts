import type { QuoteRecord } from '@galley/server/quotes/contract';
import type { QuoteDraft } from '@galley/server/quotes/writing/contract';
import type { RefusedInput } from '@galley/shared/store';

/** ID 0 adds, with what the quote begins with; else the quote as it was read. */
export type EditedQuote = { ID: number } & Partial<QuoteDraft>;

declare module '@galley/shared/store' {
  interface Dialogs {
    'quotes/edit': { draft: EditedQuote } & RefusedInput;
    'quotes/search': object;
    /** Sends a draft, or makes a further link to what was sent. */
    'quotes/send': { quote: QuoteRecord };
  }
}
