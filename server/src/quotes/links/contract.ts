import { Count, EmployeeUid, Exact, Id, Nullable, OneOf } from '@galley/shared/contract/common';
import { Type, type Static } from 'typebox';
import { LINK_DAYS, LINK_STATES, QUOTE_ANSWERS, type LinkDays } from '../rules/answerRules.ts';

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

/** A customer's comment on, or answer to, a version. */
export const QuoteSaid = Type.Object({
  Version: Type.With(Count, { description: 'The number of the sent version that it’s about.' }),
  Kind: OneOf(QUOTE_ANSWERS),
  /** The name and title of the person who accepted; otherwise empty. */
  Name: Type.String(),
  Title: Type.String(),
  Text: Type.String(),
  At: Type.String(),
  /** The activity that it created; 0 if there is none or it's deleted. */
  ActivityID: Id,
});
export type QuoteSaid = Static<typeof QuoteSaid>;

/** Call 380. */
export const QuoteLinkRequest = Exact({
  EmployeeUID: EmployeeUid,
  Days: Type.Unsafe<LinkDays>({ ...OneOf(LINK_DAYS), default: 30 }),
});
export const QuoteLinkMade = Type.Object({ ID: Id, Address: Type.String() });
export type QuoteLinkMade = Static<typeof QuoteLinkMade>;

/** Call 384: the form on the page of call 383. */
export const QuoteAnswerForm = Type.Object({
  Answer: Type.With(OneOf(QUOTE_ANSWERS), {
    description: 'What the form submits: an acceptance, a decline or only a comment.',
  }),
  Name: Type.String({ maxLength: 1000, default: '' }),
  Title: Type.String({ maxLength: 1000, default: '' }),
  Text: Type.String({ maxLength: 5000, default: '' }),
  Version: Type.String({
    pattern: String.raw`^\d{0,6}$`,
    default: '',
    description: 'The number of the version that the customer saw.',
  }),
});
export type QuoteAnswerForm = Static<typeof QuoteAnswerForm>;
