import {
  Answer,
  Count,
  EmployeeUid,
  Exact,
  Id,
  IdFilter,
  LocalDate,
  OneOf,
} from '@galley/shared/contract/common';
import { Type, type Static } from 'typebox';
import { LINK_DAYS, type LinkDays } from '../rules/answerRules.ts';
import { DISCOUNT_KINDS } from '../rules/quotePrices.ts';
import { MOST_LINES, NOTES_LENGTH, TEXT_LENGTH } from '../rules/quoteRules.ts';
import { FOLLOW_UP_DAYS } from '../rules/quoteStates.ts';

/** An amount in cents. */
export const Cents = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
export const text = (maxLength = TEXT_LENGTH) => Type.String({ maxLength, default: '' });
export const Discount = {
  DiscountKind: Type.Unsafe<(typeof DISCOUNT_KINDS)[number]>({ ...OneOf(DISCOUNT_KINDS), default: 'none' }),
  /** In hundredths of a percent, or in cents. */
  DiscountValue: Type.Integer({ minimum: 0, maximum: 99_999_999_999, default: 0 }),
};

/** A line in a request. Prices are in cents. */
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

/** Call 372. */
export const QuoteSaveRequest = Exact({
  EmployeeUID: EmployeeUid,
  ID: Type.With(Id, { description: '0 adds a quote.' }),
  Version: Type.Optional(Type.Integer({ minimum: 1 })),
  CompanyID: Id,
  ContactID: Type.Integer({ minimum: 0, maximum: 2147483647, default: 0 }),
  RepID: Type.Integer({
    minimum: 0,
    maximum: 2147483647,
    default: 0,
    description: 'An employee; 0: unchanged, or the caller for a new quote.',
  }),
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

export const QuoteAddress = Type.Object({ ID: Id, Name: Type.String(), Lines: Type.Array(Type.String()) });

/** Call 373: products, prices and shipping for a company's quotes. */
export const QuoteTerms = Type.Object({
  PricePlan: Type.String(),
  ShipPlan: Type.String(),
  /** Every product with its price breaks in the plan: minimum quantity and price per piece in cents. */
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
  /** The version as read. */
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

/** The maximum number of quotes in one extension. */
export const MOST_EXTENDED = 20_000;
/** Call 376. */
export const QuotesExtended = Type.Object({
  /** The extension's id for undoing it; 0 if nothing was extended. */
  ID: Id,
  Extended: Count,
  /** Quotes left unchanged: accepted, declined or won, or the employee can't change them. */
  Left: Count,
});
export type QuotesExtended = Static<typeof QuotesExtended>;
/** Call 377. */
export const QuotesRestored = Type.Object({
  Restored: Count,
  /** Quotes left unchanged because they were changed since. */
  Changed: Count,
});
export type QuotesRestored = Static<typeof QuotesRestored>;

/** Call 386: the source of a new quote. At most one of these; none: blank. */
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
