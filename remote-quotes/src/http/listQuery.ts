import type { QuotePagedRequest, QuotePagedResponse } from '@galley/server/quotes/contract';
import { quoteListCall } from '@galley/server/quotes/rules/quoteFilter';
import { listQuery } from '@galley/shared/http';

/** Call 370. */
export const quotesQuery = listQuery<QuotePagedRequest, QuotePagedResponse>(...quoteListCall);
