import {
  Answer,
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
import { LINK_DAYS, LINK_STATES, type LinkDays } from './rules/answerRules.ts';
import { SORTED_BY } from './rules/quoteFilter.ts';
import { DISCOUNT_KINDS } from './rules/quotePrices.ts';
import { MOST_LINES, NOTES_LENGTH, TEXT_LENGTH } from './rules/quoteRules.ts';
import { FOLLOW_UP_DAYS, QUOTE_STATES } from './rules/quoteStates.ts';

/** An amount in cents. */
export const Cents = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const text = (maxLength = TEXT_LENGTH) => Type.String({ maxLength, default: '' });
const Dollars = Nullable(Type.Integer({ minimum: 0, maximum: 999_999_999 }));
export const State = OneOf(QUOTE_STATES);
const Discount = {
  DiscountKind: Type.Unsafe<(typeof DISCOUNT_KINDS)[number]>({ ...OneOf(DISCOUNT_KINDS), default: 'none' }),
  /** In hundredths of a percent, or in cents. */
  DiscountValue: Type.Integer({ minimum: 0, maximum: 99_999_999_999, default: 0 }),
};

/** What narrows a list of quotes. */
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
  SortOrder: Type.Unsafe<'asc' | 'desc'>({ ...OneOf(['asc', 'desc'] as const), default: 'desc' }),
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
  /** Rises with each change. */
  Version: Type.Integer({ minimum: 1 }),
  /** Of what was sent last: 0 nothing, 1 the quote, 2 its first change. */
  SentVersion: Count,
  State,
  ParentID: Id,
  CompanyID: Id,
  CompanyName: Type.String(),
  /** 0 and empty: nobody yet. */
  ContactID: Id,
  ContactName: Type.String(),
  RepID: Id,
  Rep: Type.String(),
  ValidUntil: LocalDate,
  SentOn: LocalDate,
  TotalCents: Cents,
  LineCount: Count,
  /** Of the first line. */
  Product: Type.String(),
  /** The order line that names it; empty: none. */
  WonLine: Type.String(),
  /** Whether the employee may change it. */
  MayChange: Type.Boolean(),
});
export type Quote = Static<typeof Quote>;

export const QuotePagedResponse = Type.Object({
  Quotes: Type.Array(Quote),
  TotalCount: Count,
  UnfilteredCount: Count,
  /** How many of the found are in each state, and what they come to. */
  States: Type.Array(Type.Object({ State, Count, TotalCents: Cents })),
});
export type QuotePagedResponse = Static<typeof QuotePagedResponse>;

/** A line as it is sent. Prices are in cents. */
export const QuoteLineNew = Exact({
  ProductID: Id,
  SizeLive: text(),
  SizeFinished: text(),
  Qty: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
  Design: text(),
  UnitCents: Cents,
  PriceReason: text(),
  ...Discount,
});
export type QuoteLineNew = Static<typeof QuoteLineNew>;

export const QuoteLine = Type.Object({
  ...QuoteLineNew.properties,
  Product: Type.String(),
  /** Of the company's price plan for this quantity when it was saved; null: it has none. */
  ListCents: Nullable(Cents),
  TotalCents: Cents,
});
export type QuoteLine = Static<typeof QuoteLine>;

export const QuoteAddress = Type.Object({ ID: Id, Name: Type.String(), Lines: Type.Array(Type.String()) });
export type QuoteAddress = Static<typeof QuoteAddress>;

/** What a quote says, as the customer reads it: frozen when it is sent. */
export const QuoteContent = Type.Object({
  CompanyName: Type.String(),
  ContactName: Type.String(),
  Lines: Type.Array(QuoteLine),
  Notes: Type.String(),
  Terms: Type.String(),
  /** Empty: none is chosen. */
  Address: Type.Array(Type.String()),
  Zone: Count,
  Weight: Count,
  SubtotalCents: Cents,
  DiscountCents: Cents,
  ShippingCents: Cents,
  TotalCents: Cents,
});
export type QuoteContent = Static<typeof QuoteContent>;

/** A link without its address. Times are in UTC: 2026-11-26T17:00:00Z. */
export const QuoteLink = Type.Object({
  ID: Id,
  State: OneOf(LINK_STATES),
  CreatedAt: Type.String(),
  CreatedBy: Type.String(),
  ExpiresAt: Type.String(),
  OpenedCount: Count,
  LastOpenedAt: Nullable(Type.String()),
});
export type QuoteLink = Static<typeof QuoteLink>;

/** What a customer said of a version. */
export const QuoteSaid = Type.Object({
  Version: Count,
  Kind: OneOf(['accepted', 'declined', 'comment'] as const),
  /** Who accepted: name and title; else empty. */
  Name: Type.String(),
  Title: Type.String(),
  Text: Type.String(),
  At: Type.String(),
  /** The activity that it became; 0: none, or it is deleted. */
  ActivityID: Id,
});
export type QuoteSaid = Static<typeof QuoteSaid>;

/** Call 371. */
export const QuoteRecord = Type.Object({
  ...Quote.properties,
  Content: QuoteContent,
  AddressID: Id,
  ...Discount,
  FollowUpDays: Count,
  UpdatedBy: Type.String(),
  UpdatedAt: Type.String(),
  /** What was sent, the newest first. */
  Versions: Type.Array(
    Type.Object({
      Version: Count,
      SentAt: Type.String(),
      SentBy: Type.String(),
      TotalCents: Cents,
      /** What it changed of the version before, a sentence each. */
      Changes: Type.Array(Type.String()),
    }),
  ),
  /** What the customer said, the newest first. */
  Said: Type.Array(QuoteSaid),
  Links: Type.Array(QuoteLink),
});
export type QuoteRecord = Static<typeof QuoteRecord>;

/** Call 372. ID 0 adds. */
export const QuoteSaveRequest = Exact({
  EmployeeUID: EmployeeUid,
  ID: Id,
  Version: Type.Optional(Type.Integer({ minimum: 1 })),
  CompanyID: Id,
  ContactID: Type.Integer({ minimum: 0, maximum: 2147483647, default: 0 }),
  /** 0: as it is, of a new one the caller. */
  RepID: Type.Integer({ minimum: 0, maximum: 2147483647, default: 0 }),
  ValidUntil: LocalDate,
  Notes: text(NOTES_LENGTH),
  Terms: text(NOTES_LENGTH),
  AddressID: Type.Integer({ minimum: 0, maximum: 2147483647, default: 0 }),
  Zone: Type.Integer({ minimum: 0, maximum: 1000, default: 0 }),
  Weight: Type.Integer({ minimum: 0, maximum: 2_147_483_647, default: 0 }),
  ...Discount,
  FollowUpDays: Type.Integer({ minimum: 0, maximum: 1000, default: FOLLOW_UP_DAYS }),
  Lines: Type.Array(QuoteLineNew, { maxItems: MOST_LINES + 1 }),
});
export type QuoteSaveRequest = Static<typeof QuoteSaveRequest>;
export const QuoteSaved = Type.Object({ Success: Answer, ID: Id, Version: Count });
export type QuoteSaved = Static<typeof QuoteSaved>;

/** Call 373: what a quote for a company is made of. */
export const QuoteTerms = Type.Object({
  PricePlan: Type.String(),
  ShipPlan: Type.String(),
  /** Every product, with its breaks under the plan: from which quantity on a piece costs how many cents. */
  Products: Type.Array(
    Type.Object({
      ID: Id,
      Name: Type.String(),
      Breaks: Type.Array(Type.Object({ MinQty: Count, Cents })),
    }),
  ),
  Shipping: Type.Array(Type.Object({ Zone: Count, MaxWeight: Count, Cents })),
  Addresses: Type.Array(QuoteAddress),
  Contacts: Type.Array(Type.Object({ ID: Id, Name: Type.String() })),
});
export type QuoteTerms = Static<typeof QuoteTerms>;

/** Call 374. */
export const QuoteSendRequest = Exact({
  EmployeeUID: EmployeeUid,
  /** As it was read. */
  Version: Type.Integer({ minimum: 1 }),
  Days: Type.Unsafe<LinkDays>({ ...OneOf(LINK_DAYS), default: 30 }),
});
/** The address can't be read again. */
export const QuoteSent = Type.Object({
  SentVersion: Count,
  Version: Count,
  LinkID: Id,
  Address: Type.String(),
});
export type QuoteSent = Static<typeof QuoteSent>;

/** Call 380. */
export const QuoteLinkRequest = Exact({
  EmployeeUID: EmployeeUid,
  Days: Type.Unsafe<LinkDays>({ ...OneOf(LINK_DAYS), default: 30 }),
});
export const QuoteLinkMade = Type.Object({ ID: Id, Address: Type.String() });
export type QuoteLinkMade = Static<typeof QuoteLinkMade>;

/** The most quotes that are extended at once. */
export const MOST_EXTENDED = 20_000;
/** Call 376: these, or all that a filter finds. */
export const QuotesExtendRequest = Exact({
  EmployeeUID: EmployeeUid,
  Ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 1000 })),
  Quotes: Type.Optional(QuoteFilters),
});
export type QuotesExtendRequest = Static<typeof QuotesExtendRequest>;
export const QuotesExtended = Type.Object({
  /** What undoes it; 0 where nothing was extended. */
  ID: Id,
  Extended: Count,
  /** Accepted, declined or won, or not the employee's to change. */
  Left: Count,
});
export type QuotesExtended = Static<typeof QuotesExtended>;
/** Call 377. */
export const QuotesRestored = Type.Object({
  Restored: Count,
  /** Changed since, and left as they are. */
  Changed: Count,
});
export type QuotesRestored = Static<typeof QuotesRestored>;

/** Call 378. */
export const QuoteSheetRequest = Type.Object({ EmployeeUID: EmployeeUid, ...Sorting, ...quoteFilterFields });
export type QuoteSheetRequest = Static<typeof QuoteSheetRequest>;

/** Call 379: won quotes of the last 12 months. */
export const QuoteFigures = Type.Object({
  Won: Type.Array(
    Type.Object({
      RepID: Id,
      Rep: Type.String(),
      /** 2026-11, by the day of the order. */
      Month: Type.String(),
      Count,
      TotalCents: Cents,
    }),
  ),
});
export type QuoteFigures = Static<typeof QuoteFigures>;

/** Call 386: what a quote begins with. One of these; none: blank. */
export const QuoteDraftQuery = Type.Object({
  company: IdFilter,
  contact: IdFilter,
  activity: IdFilter,
  line: Type.String({ maxLength: 21, default: '' }),
});
export type QuoteDraftQuery = Static<typeof QuoteDraftQuery>;
export const QuoteDraft = Type.Object({
  ParentID: Id,
  CompanyID: Id,
  CompanyName: Type.String(),
  ContactID: Id,
  ContactName: Type.String(),
  ValidUntil: LocalDate,
  Lines: Type.Array(QuoteLineNew),
});
export type QuoteDraft = Static<typeof QuoteDraft>;

/** Call 384: a form of the page of call 383. */
export const QuoteAnswerForm = Type.Object({
  Answer: OneOf(['accepted', 'declined', 'comment'] as const),
  Name: Type.String({ maxLength: 1000, default: '' }),
  Title: Type.String({ maxLength: 1000, default: '' }),
  Text: Type.String({ maxLength: 5000, default: '' }),
  /** What was looked at: the version, as the page has it. */
  Version: Type.String({ pattern: String.raw`^\d{0,6}$`, default: '' }),
});
export type QuoteAnswerForm = Static<typeof QuoteAnswerForm>;
