import { Type, type Static } from 'typebox';
import { MOST_NOTIFIED } from '@galley/shared/domain/topics';
import { Exact, OneOf } from '@galley/shared/contract/common';

import { ActionRecordKind, TopicKey } from '@galley/shared/contract/releases';

/** One line, so that no part of it can look like another notification in an email. */
const LINE = String.raw`^[^\u0000-\u001f\u007f-\u009f\u2028\u2029]*$`;

/** A remote's notification to people (TEAM-19). */
export const TopicNews = Exact({
  topic: TopicKey,
  /** The recipients' emails. */
  employees: Type.Array(Type.String({ minLength: 3, maxLength: 254 }), {
    minItems: 1,
    maxItems: MOST_NOTIFIED,
  }),
  text: Type.String({ minLength: 1, maxLength: 200, pattern: LINE }),
  /** Identifies the event, so that nobody is notified twice. */
  key: Type.String({ minLength: 1, maxLength: 100, pattern: LINE }),
  /** An id, or an order line's number. */
  record: Type.Optional(
    Type.With(
      Exact({ kind: ActionRecordKind, id: Type.String({ pattern: String.raw`^\d{1,9}(-\d{1,9})?$` }) }),
      { description: 'Employees who can’t see this record aren’t notified.' },
    ),
  ),
  /** A page of the app; if absent, the topic's. */
  address: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
});
export type TopicNews = Static<typeof TopicNews>;

/** Why someone wasn't notified: the email is unknown, the topic isn't offered to them, or they can't see the record. */
export const NOT_TOLD = ['unknown', 'notOffered', 'notSeen'] as const;

export const TopicTold = Type.Object({
  /** The number of new items: fewer than the recipients if some have muted the topic or were already notified. */
  told: Type.Integer({ minimum: 0 }),
  notTold: Type.Array(
    Type.Object({
      employee: Type.String({ description: 'The email in the request.' }),
      reason: OneOf(NOT_TOLD),
    }),
  ),
});
export type TopicTold = Static<typeof TopicTold>;
