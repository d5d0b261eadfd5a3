import { Type } from 'typebox';
import { Download, Id, PDF_TYPE, XLSX_TYPE } from '@galley/shared/contract/common';
import type { Call } from '../http/calls.ts';
import {
  QuoteFigures,
  QuotePagedRequest,
  QuotePagedResponse,
  QuoteRecord,
  QuotesExtendRequest,
  QuoteSheetRequest,
} from './contract.ts';
import {
  QuoteDraft,
  QuoteDraftQuery,
  QuoteSaved,
  QuoteSaveRequest,
  QuoteSendRequest,
  QuoteSent,
  QuotesExtended,
  QuotesRestored,
  QuoteTerms,
} from './writing/contract.ts';

export * as quoteSchemas from './contract.ts';
export * as quoteWritingSchemas from './writing/contract.ts';

const id = Type.Object({ id: Id });
const SAVED = { Success: true, ID: 1, Version: 2 };
/** Optional enums have no example of their own. */
const LINE = {
  ProductID: 1,
  SizeLive: "14' x 48'",
  SizeFinished: '',
  Qty: 10,
  Design: 'Autumn',
  UnitCents: 125_000,
  PriceReason: '',
  DiscountKind: 'percent',
  DiscountValue: 500,
};

export const quoteCalls = {
  quotePaged: {
    number: 370,
    method: 'POST',
    path: '/v1/quotes/paged',
    body: QuotePagedRequest,
    response: QuotePagedResponse,
    tag: 'Quotes',
    summary: 'A page of quotes',
    description:
      'Quotes for companies whose orders the employee can see, within a selection or all; with the number and total in cents of the matching quotes in each state.',
    cost: 'search',
  },
  quote: {
    number: 371,
    method: 'GET',
    path: '/v1/quotes/:id',
    params: id,
    response: QuoteRecord,
    tag: 'Quotes',
    summary: 'A quote',
    description:
      'Its content (what was sent, unless it’s a draft), its versions, how the customer answered, and its links without their URLs.',
    problems: [404],
  },
  quoteSave: {
    number: 372,
    method: 'POST',
    path: '/v1/quotes/save',
    body: QuoteSaveRequest,
    response: QuoteSaved,
    tag: 'Quotes',
    summary: 'Add or change a quote',
    description:
      'Its lines are replaced by those you send; the server calculates the amounts. Changing a quote that was sent starts a draft of the next version. 409 if it was accepted or won.',
    problems: [404, 409, 422],
    isWrite: true,
    example: { body: { ID: 0, CompanyID: 1, ValidUntil: '2026-12-28', Lines: [LINE] }, response: SAVED },
  },
  quoteTerms: {
    number: 373,
    method: 'GET',
    path: '/v1/quoteterms/:companyId',
    params: Type.Object({ companyId: Type.With(Id, { description: 'A company.' }) }),
    response: QuoteTerms,
    tag: 'Quotes',
    summary: 'Terms for quoting a company',
    description:
      'Every product with its price breaks in the company’s price plan, the bands of its ship price plan, its shipping addresses and its contacts.',
    problems: [404],
  },
  quoteSend: {
    number: 374,
    method: 'POST',
    path: '/v1/quotes/:id/send',
    params: id,
    body: QuoteSendRequest,
    response: QuoteSent,
    tag: 'Quotes',
    summary: 'Send a quote',
    description:
      'Freezes the content as the next version and creates a link for the customer, whose URL is shown once and not stored.',
    problems: [404, 409, 422],
    example: {
      body: { Version: 1, Days: 30 },
      response: {
        SentVersion: 1,
        Version: 2,
        LinkID: 7,
        Address: 'https://galley.example/v1/quoted/a-random-token',
      },
    },
  },
  quoteDuplicate: {
    number: 375,
    method: 'POST',
    path: '/v1/quotes/:id/duplicate',
    params: id,
    response: QuoteSaved,
    tag: 'Quotes',
    summary: 'Duplicate a quote',
    description: 'Returns a draft with the same lines, valid for 30 days, with the employee as its rep.',
    problems: [404],
    isWrite: true,
    example: { response: SAVED },
  },
  quotesExtend: {
    number: 376,
    method: 'POST',
    path: '/v1/quotes/extend',
    body: QuotesExtendRequest,
    response: QuotesExtended,
    tag: 'Quotes',
    summary: 'Extend quotes by 14 days',
    description:
      'At most 1,000 quotes in Ids, or all that match a filter, at most 20,000; expired quotes are extended from today. Quotes that are accepted, declined or won, or that the employee can’t edit, aren’t changed, and the response counts them.',
    problems: [422],
    isWrite: true,
    example: { body: { Ids: [1, 2, 3] }, response: { ID: 4, Extended: 2, Left: 1 } },
  },
  quotesExtendUndo: {
    number: 377,
    method: 'POST',
    path: '/v1/quotes/extend/:id/undo',
    params: id,
    response: QuotesRestored,
    tag: 'Quotes',
    summary: 'Undo an extension of quotes',
    description:
      'Possible within a day. Quotes that have changed since aren’t restored, and the response counts them.',
    problems: [404, 409],
    isWrite: true,
    example: { response: { Restored: 2, Changed: 0 } },
  },
  quoteSheet: {
    number: 378,
    method: 'POST',
    path: '/v1/quotes/sheet',
    body: QuoteSheetRequest,
    response: Download,
    produces: [XLSX_TYPE],
    tag: 'Quotes',
    summary: 'A spreadsheet of quotes',
    description: 'Everything that the list shows with its filters and sort order, on all pages.',
    cost: 'exports',
  },
  quoteFigures: {
    number: 379,
    method: 'GET',
    path: '/v1/quotes/figures',
    response: QuoteFigures,
    tag: 'Quotes',
    summary: 'Won quotes by rep and month',
    description:
      'Number and amount in cents for this month and the eleven before, by order date, for companies whose orders the employee can see.',
  },
  quotePdf: {
    number: 382,
    method: 'GET',
    path: '/v1/quotes/:id/pdf',
    params: id,
    response: Download,
    produces: [PDF_TYPE],
    tag: 'Quotes',
    summary: 'A quote as a PDF',
    description:
      'A letter with what was sent, like the customer’s; a draft has its current content and is marked as one.',
    problems: [404],
    cost: 'documents',
  },
  quoteDraft: {
    number: 386,
    method: 'GET',
    path: '/v1/quotes/draft',
    querystring: QuoteDraftQuery,
    response: QuoteDraft,
    tag: 'Quotes',
    summary: 'Begin a quote',
    description:
      'The initial content of a quote for a company, a contact, an activity or an order line; from a line, the product, sizes, design and quantity at the list price. Save it with call 372.',
    problems: [404],
    example: { query: { company: 1, contact: 0, activity: 0, line: '' } },
  },
} as const satisfies Record<string, Call>;

type QuoteCalls = typeof quoteCalls;
declare module '../http/calls.ts' {
  interface Calls extends QuoteCalls {}
}
