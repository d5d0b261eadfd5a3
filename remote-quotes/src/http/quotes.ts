import type { QuoteFigures, QuoteRecord, QuoteSheetRequest } from '@galley/server/quotes/contract';
import type { QuoteLinkMade } from '@galley/server/quotes/links/contract';
import type { LinkDays } from '@galley/server/quotes/rules/answerRules';
import type {
  QuoteDraft,
  QuoteSaved,
  QuoteSaveRequest,
  QuoteSent,
  QuotesExtended,
  QuotesRestored,
  QuoteTerms,
} from '@galley/server/quotes/writing/contract';
import {
  responseOf,
  employeeUid,
  newKey,
  queryClient,
  queryOptions,
  request,
  send,
  type WithoutEmployeeUid,
} from '@galley/shared/http';

/** The keys of queries that every write to a quote makes stale. */
export const QUOTE_REFRESHES = ['quotes', 'quote', 'quoteFigures', 'counts'] as const;
const refresh = () =>
  Promise.all(QUOTE_REFRESHES.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));

/** The live topics: customers' responses notify the rep and add activities, and order lines win quotes. */
const LIVE = { live: ['inbox', 'activities', 'orders', 'companies'] } as const;

/** Call 371. */
export const quoteQuery = (id: number) =>
  queryOptions({
    queryKey: ['quote', id],
    meta: LIVE,
    queryFn: responseOf<QuoteRecord>({ path: `/v1/quotes/${id}` }),
  });

const FRESH_MS = 60_000;

/** Call 373. */
export const quoteTermsQuery = (company: number) =>
  queryOptions({
    queryKey: ['quoteTerms', company],
    staleTime: FRESH_MS,
    enabled: company > 0,
    queryFn: responseOf<QuoteTerms>({ path: `/v1/quoteterms/${company}` }),
  });

/** Call 386: the initial values of a quote from one of these. */
export const quoteDraftQuery = (of: {
  company?: number;
  contact?: number;
  activity?: number;
  line?: string;
}) =>
  queryOptions({
    queryKey: ['quoteDraft', of],
    gcTime: 0,
    queryFn: responseOf<QuoteDraft>({ path: '/v1/quotes/draft', query: of }),
  });

/** Call 379. */
export const quoteFiguresQuery = () =>
  queryOptions({
    queryKey: ['quoteFigures'],
    meta: LIVE,
    queryFn: responseOf<QuoteFigures>({ path: '/v1/quotes/figures' }),
  });

/** Call 372. */
export const saveQuoteCall = (quote: WithoutEmployeeUid<QuoteSaveRequest>) => ({
  method: 'POST' as const,
  path: '/v1/quotes/save',
  body: { EmployeeUID: employeeUid(), ...quote },
});

/** A write outside the outbox; refetches stale queries. @throws ApiError */
async function post<T>(path: string, body: object, key?: string): Promise<T> {
  const answer = await request<T>({
    method: 'POST',
    path,
    body: { EmployeeUID: employeeUid(), ...body },
    ...(key === undefined ? {} : { key }),
  });
  await refresh();
  return answer;
}

/** Call 374. */
export const sendQuote = (id: number, Version: number, Days: LinkDays) =>
  post<QuoteSent>(`/v1/quotes/${id}/send`, { Version, Days });

/** Call 380. */
export const makeLink = (id: number, Days: LinkDays) =>
  post<QuoteLinkMade>(`/v1/quotes/${id}/links`, { Days });

/** Call 381. */
export async function revokeLink(id: number): Promise<void> {
  await request<boolean>({ method: 'DELETE', path: `/v1/quotelinks/${id}` });
  await refresh();
}

/** Call 375. */
export async function duplicateQuote(id: number): Promise<number> {
  const { ID } = await request<QuoteSaved>({
    method: 'POST',
    path: `/v1/quotes/${id}/duplicate`,
    key: newKey(),
  });
  await refresh();
  return ID;
}

/** Call 376. */
export const extendQuotes = (which: object) => post<QuotesExtended>('/v1/quotes/extend', which, newKey());

/** Call 377. */
export const undoExtension = (id: number) =>
  post<QuotesRestored>(`/v1/quotes/extend/${id}/undo`, {}, newKey());

/** Calls 378 and 382: a file. @throws ApiError */
const fileOf = async (call: Parameters<typeof send>[0]): Promise<Blob> => (await send(call)).blob();

export const quoteSheet = (list: WithoutEmployeeUid<QuoteSheetRequest>, signal: AbortSignal): Promise<Blob> =>
  fileOf({
    method: 'POST',
    path: '/v1/quotes/sheet',
    body: { EmployeeUID: employeeUid(), ...list },
    signal,
  });

export const quotePdf = (id: number): Promise<Blob> =>
  fileOf({ method: 'GET', path: `/v1/quotes/${id}/pdf` });
