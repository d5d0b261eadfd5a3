import { Type, type Static } from 'typebox';
import { RHYTHM_STATES } from '../rules/orderRhythm.ts';
import { Count, LocalDate, Nullable, OneOf } from '@galley/shared/contract/common';
import { Company, SpendMonth } from '../contract.ts';
import { Contact } from '../../contacts/contract.ts';

/** How regularly a company orders (RHYT-01 to RHYT-04). Gaps and silences are in days. */
export const Rhythm = Type.Object({
  State: OneOf(RHYTHM_STATES),
  /** The number of days with orders. */
  Orders: Count,
  /** No date if it never ordered. */
  LastOrder: LocalDate,
  Silence: Count,
  MedianGap: Type.Number(),
  Spread: Type.Number(),
  LateAfter: Type.Number(),
  /**
   * The change in spend from the 12 months before to the last 12 months, in percent: -43 is 43% less. Null if there was no spend before.
   */
  SpendChange: Nullable(Type.Integer()),
});
export type Rhythm = Static<typeof Rhythm>;

export const CompanyPerson = Type.Pick(Contact, [
  'IndividualId',
  'IndividualName',
  'IndividualTitle',
  'IndividualEmail',
  'IndividualPhone',
  'IndividualCell',
]);
export type CompanyPerson = Static<typeof CompanyPerson>;

/** Call 255. Rhythm is absent and Months empty if the caller can't see the company's orders. */
export const CompanyPage = Type.Object({
  Company,
  Rhythm: Type.Optional(Rhythm),
  /** Each month from January five years ago to the current one. */
  Months: Type.Array(SpendMonth),
  /** The first contacts by name. */
  Contacts: Type.Array(CompanyPerson),
  ContactCount: Count,
});
export type CompanyPage = Static<typeof CompanyPage>;

/** Call 256. */
export const TimelineQuery = Type.Object({
  kind: Type.Union(
    [Type.Literal('all'), Type.Literal('activities'), Type.Literal('orders'), Type.Literal('changes')],
    { default: 'all' },
  ),
  before: Type.String({
    pattern: String.raw`^(\d{4}-\d{2}-\d{2}_[1-5]_\d{1,15})?$`,
    default: '',
    description: 'Entries before the one with this Key; empty: starting with the newest.',
  }),
});

export type TimelineKind = Static<typeof TimelineQuery>['kind'];

export const TimelineChange = Type.Object({
  Member: Type.String(),
  Before: Type.String(),
  After: Type.String(),
});

/** An entry; fields that don't apply to its kind are empty. */
export const TimelineEntry = Type.Object({
  /** 2026-11-25_4_1234: the entry's day, the rank of its source, and its id there. */
  Key: Type.String(),
  Kind: Type.Union([
    Type.Literal('activity'),
    Type.Literal('order'),
    Type.Literal('proof'),
    Type.Literal('document'),
    Type.Literal('change'),
  ]),
  Day: LocalDate,
  /** An activity's type, an order-line id, or what was done. */
  Name: Type.String(),
  /** Notes, at most 300 characters; or what was ordered. */
  Text: Type.String(),
  Status: Type.String(),
  /** The contact of an activity. */
  Contact: Type.String(),
  /** The assignee, or who did it. */
  Person: Type.String(),
  /** An order line's amount in USD. */
  Amount: Nullable(Type.Number()),
  Changes: Type.Array(TimelineChange),
});
export type TimelineEntry = Static<typeof TimelineEntry>;

export const Timeline = Type.Object({ Entries: Type.Array(TimelineEntry), More: Type.Boolean() });
export type Timeline = Static<typeof Timeline>;
