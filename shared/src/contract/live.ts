import { Type, type Static } from 'typebox';
import { Id } from './common.ts';

/**
 * What of the business a page can show, and so be told of. An address is known by its company's id, a file by its record's, of
 * whichever kind; of who else has a record open nothing is named.
 */
export const LiveTopic = Type.Union([
  Type.Literal('activities'),
  Type.Literal('contacts'),
  Type.Literal('companies'),
  Type.Literal('addresses'),
  Type.Literal('orders'),
  Type.Literal('views'),
  Type.Literal('inbox'),
  Type.Literal('presence'),
  Type.Literal('files'),
]);
export type LiveTopic = Static<typeof LiveTopic>;

/** What was changed of a topic: never what it says now. */
export const LiveChange = Type.Object({
  topic: LiveTopic,
  /** Absent: more than are named one by one. */
  records: Type.Optional(
    Type.Array(Type.Object({ id: Id, version: Type.Optional(Type.Integer({ minimum: 1 })) })),
  ),
});
export type LiveChange = Static<typeof LiveChange>;

/** How long ago a page may have been read, in milliseconds: a day. */
export const MOST_LIVE_AGE_MS = 86_400_000;

/** One event of the stream; its names and its data. */
export interface LiveEvents {
  /** What was changed since the event before. */
  changes: LiveChange[];
  /** Something may have been missed: all that is shown is to be read again. */
  gap: Record<string, never>;
  /** The newest revision of the release registry. */
  revision: { revision: number };
}

/** What forms edit, by the topic that tells of it. */
export const RecordTopic = Type.Union([
  Type.Literal('activities'),
  Type.Literal('contacts'),
  Type.Literal('companies'),
]);
export type RecordTopic = Static<typeof RecordTopic>;

/** Who saved a record last; empty when nobody is known. */
export const LastChange = Type.Object({
  Version: Type.Integer(),
  ChangedBy: Type.String(),
  ChangedAt: Type.String(),
});
export type LastChange = Static<typeof LastChange>;
