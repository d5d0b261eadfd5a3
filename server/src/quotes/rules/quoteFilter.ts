import { countFilters } from '@galley/shared/domain/filterCount';
import {
  dayParam,
  digitsParam,
  idParam,
  severalParam,
  textParam,
  wordParam,
  type ListValues,
  type Params,
} from '@galley/shared/domain/listState';
import { MOST_TEXTS } from '@galley/shared/domain/several';
import { QUOTE_STATES, type QuoteState } from './quoteStates.ts';

/** The filters of the list of quotes, by name in the address. Days are YYYY-MM-DD, amounts whole dollars; empty: no limit. */
export interface QuoteFilter {
  /** With several states, a quote must be in one of them. 'any': all states. */
  state: readonly (QuoteState | 'any')[];
  rep: readonly number[];
  /** 0: all contacts. */
  contact: number;
  /** The beginning of a quote's number, with or without 'Q-'. */
  number: string;
  /** Parts of product names: a line's product must contain one of them. */
  product: readonly string[];
  least: string;
  most: string;
  sentfrom: string;
  sentto: string;
  validfrom: string;
  validto: string;
}

/** Dollars as people type them: at most 999,999,999. */
const dollarsParam = digitsParam(0, 9);

export const quoteFilterParams: Params<QuoteFilter> = {
  state: severalParam(wordParam<QuoteState | 'any'>('any', ...QUOTE_STATES)),
  rep: severalParam(idParam),
  contact: idParam,
  number: textParam,
  product: severalParam(textParam, MOST_TEXTS),
  least: dollarsParam,
  most: dollarsParam,
  sentfrom: dayParam,
  sentto: dayParam,
  validfrom: dayParam,
  validto: dayParam,
};

/** The sort orders, the default first. */
export const QUOTE_SORTS = [
  { value: 'Number-desc', label: 'Newest' },
  { value: 'Number-asc', label: 'Oldest' },
  { value: 'Amount-desc', label: 'Total High-Low' },
  { value: 'Amount-asc', label: 'Total Low-High' },
  { value: 'ValidUntil-asc', label: 'Valid Until Earliest-Latest' },
  { value: 'ValidUntil-desc', label: 'Valid Until Latest-Earliest' },
  { value: 'Sent-desc', label: 'Sent New-Old' },
  { value: 'Sent-asc', label: 'Sent Old-New' },
] as const;
export type QuoteSort = (typeof QUOTE_SORTS)[number]['value'];
export const SORTED_BY = ['Number', 'Amount', 'ValidUntil', 'Sent'] as const;

export const quoteSortParam = wordParam<QuoteSort>(
  QUOTE_SORTS[0].value,
  ...QUOTE_SORTS.slice(1).map(({ value }) => value),
);

/** Counts the active filters; the two bounds of a range count once. */
export const countQuoteFilters = (filter: QuoteFilter): number => {
  const pairs = [
    ['least', 'most'],
    ['sentfrom', 'sentto'],
    ['validfrom', 'validto'],
  ] as const;
  return countFilters(
    quoteFilterParams,
    filter,
    pairs.filter(([from, to]) => filter[from] !== '' && filter[to] !== '').map(([, to]) => to),
  );
};

const dollars = (text: string): number | null => (text === '' ? null : Number(text));
const day = (text: string): string | null => (text === '' ? null : text);

/** The payload of call 370 without the employee. */
function payloadOf({ selection, filters, page, size, sort }: ListValues<QuoteFilter, QuoteSort>) {
  const [by, order] = sort.split('-') as [(typeof SORTED_BY)[number], 'asc' | 'desc'];
  return {
    ParentID: selection.parentId,
    CompanyID: selection.companyId,
    PageNo: page,
    PageSize: size,
    SortBy: by,
    SortOrder: order,
    States: filters.state.filter((state) => state !== 'any'),
    RepIDs: [...filters.rep],
    ContactID: filters.contact,
    NumberText: filters.number,
    Products: [...filters.product],
    LeastDollars: dollars(filters.least),
    MostDollars: dollars(filters.most),
    SentFrom: day(filters.sentfrom),
    SentTo: day(filters.sentto),
    ValidFrom: day(filters.validfrom),
    ValidTo: day(filters.validto),
  };
}

/** The quotes of the selection, or without one, all that the employee can see (QUOT-02). */
export const quoteList = { filters: quoteFilterParams, sort: quoteSortParam, payloadOf };

/** Call 370 for `listQuery`: its cache key, its path, and how to read the response. */
export const quoteListCall = [
  'quotes',
  '/v1/quotes/paged',
  { live: ['inbox', 'activities', 'orders', 'companies'], list: { items: 'Quotes', id: 'ID' } },
] as const;
