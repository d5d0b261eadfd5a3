import {
  Count,
  DateFilter,
  EmployeeUid,
  Exact,
  Id,
  IdFilter,
  LocalDate,
  Nullable,
  OneOf,
  PageNo,
  PageSize,
} from '@galley/shared/contract/common';
import { MOST_TEXTS, MOST_VALUES } from '@galley/shared/domain/several';
import { Type, type Static } from 'typebox';
import { QuoteLink, QuoteSaid } from './links/contract.ts';
import { SORTED_BY } from './rules/quoteFilter.ts';
import { QUOTE_STATES } from './rules/quoteStates.ts';
import { Cents, Discount, QuoteLineNew, text } from './writing/contract.ts';

const Dollars = Nullable(Type.Integer({ minimum: 0, maximum: 999_999_999 }));
export const State = OneOf(QUOTE_STATES);

/** The filters of a list of quotes. */
export const quoteFilterFields = {
  ParentID: IdFilter,
  CompanyID: IdFilter,
  States: Type.Array(State, { maxItems: QUOTE_STATES.length, default: [] }),
  RepIDs: Type.Array(Id, { maxItems: MOST_VALUES, default: [] }),
  ContactID: IdFilter,
  NumberText: text(40),
  Products: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: MOST_TEXTS, default: [] }),
  LeastDollars: Type.Unsafe<number | null>({ ...Dollars, default: null }),
  MostDollars: Type.Unsafe<number | null>({ ...Dollars, default: null }),
  SentFrom: DateFilter,
  SentTo: DateFilter,
  ValidFrom: DateFilter,
  ValidTo: DateFilter,
};
export const QuoteFilters = Type.Object(quoteFilterFields);
export type QuoteFilters = Static<typeof QuoteFilters>;

const Sorting = {
  SortBy: Type.Unsafe<(typeof SORTED_BY)[number]>({ ...OneOf(SORTED_BY), default: 'Number' }),
  SortOrder: Type.Unsafe<'asc' | 'desc'>({
    ...OneOf(['asc', 'desc'] as const),
    default: 'desc',
    description: 'asc: ascending or oldest first; desc: descending or newest first.',
  }),
};

/** Call 370. */
export const QuotePagedRequest = Type.Object({
  EmployeeUID: EmployeeUid,
  PageNo,
  PageSize,
  ...Sorting,
  ...quoteFilterFields,
});
export type QuotePagedRequest = Static<typeof QuotePagedRequest>;

/** A quote as lists show it. */
export const Quote = Type.Object({
  ID: Id,
  /** 'Q-100001'. */
  Number: Type.String(),
  /** Increases with each change. */
  Version: Type.Integer({ minimum: 1 }),
  /** The last version sent: 0 none, 1 the quote, 2 its first revision. */
  SentVersion: Count,
  State,
  ParentID: Id,
  CompanyID: Id,
  CompanyName: Type.String(),
  /** 0 and empty: no contact yet. */
  ContactID: Id,
  ContactName: Type.String(),
  RepID: Id,
  Rep: Type.String(),
  ValidUntil: LocalDate,
  SentOn: LocalDate,
  TotalCents: Cents,
  LineCount: Count,
  /** The product of the first line. */
  Product: Type.String(),
  /** The order line that names this quote; empty if none. */
  WonLine: Type.String(),
  /** Whether the employee can change it. */
  MayChange: Type.Boolean(),
});
export type Quote = Static<typeof Quote>;

export const QuotePagedResponse = Type.Object({
  Quotes: Type.Array(Quote),
  TotalCount: Count,
  UnfilteredCount: Count,
  /** The number and total of matching quotes in each state. */
  States: Type.Array(Type.Object({ State, Count, TotalCents: Cents })),
});
export type QuotePagedResponse = Static<typeof QuotePagedResponse>;

export const QuoteLine = Type.Object({
  ...QuoteLineNew.properties,
  Product: Type.String(),
  /** The list price from the company's price plan for this quantity, when saved; null if it has none. */
  ListCents: Nullable(Cents),
  TotalCents: Cents,
});
export type QuoteLine = Static<typeof QuoteLine>;

/** The content of a quote as its customer sees it; frozen when the quote is sent. */
export const QuoteContent = Type.Object({
  CompanyName: Type.String(),
  ContactName: Type.String(),
  Lines: Type.Array(QuoteLine),
  Notes: Type.String(),
  Terms: Type.String(),
  /** Empty if no address is chosen. */
  Address: Type.Array(Type.String()),
  Zone: Count,
  Weight: Count,
  SubtotalCents: Cents,
  DiscountCents: Cents,
  ShippingCents: Cents,
  TotalCents: Cents,
});
export type QuoteContent = Static<typeof QuoteContent>;

/** Call 371. */
export const QuoteRecord = Type.Object({
  ...Quote.properties,
  /** What was sent, with our list prices and reasons; of a draft, its current content. */
  Content: QuoteContent,
  AddressID: Id,
  ...Discount,
  FollowUpDays: Count,
  UpdatedBy: Type.String(),
  UpdatedAt: Type.String(),
  /** The sent versions, the newest first. */
  Versions: Type.Array(
    Type.Object({
      Version: Type.With(Count, { description: 'Its number: 1 the quote, 2 its first revision.' }),
      SentAt: Type.String(),
      SentBy: Type.String(),
      TotalCents: Cents,
      /** The changes since the previous version, one sentence each. */
      Changes: Type.Array(Type.String()),
    }),
  ),
  /** The customer's comments and answers, the newest first. */
  Said: Type.Array(QuoteSaid),
  Links: Type.Array(QuoteLink),
});
export type QuoteRecord = Static<typeof QuoteRecord>;

/** Call 378. */
export const QuoteSheetRequest = Type.Object({ EmployeeUID: EmployeeUid, ...Sorting, ...quoteFilterFields });
export type QuoteSheetRequest = Static<typeof QuoteSheetRequest>;

/** Call 379: won quotes of the last 12 months. */
export const QuoteFigures = Type.Object({
  Won: Type.Array(
    Type.Object({
      RepID: Id,
      Rep: Type.String(),
      /** 2026-11, by the order's date. */
      Month: Type.String(),
      Count,
      TotalCents: Cents,
    }),
  ),
});
export type QuoteFigures = Static<typeof QuoteFigures>;

/** Call 376: these quotes, or all that match a filter. */
export const QuotesExtendRequest = Exact({
  EmployeeUID: EmployeeUid,
  Ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 1000 })),
  Quotes: Type.Optional(QuoteFilters),
});
export type QuotesExtendRequest = Static<typeof QuotesExtendRequest>;
