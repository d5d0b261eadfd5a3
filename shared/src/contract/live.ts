import { Type, type Static } from 'typebox';
import { Id } from './common.ts';

/**
 * The kinds of records that live events are about. An address is named by its company's id, a file by its record's id; presence events
 * name nothing.
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

/** The ids of changed records, never their contents. */
export const LiveChange = Type.Object({
  topic: LiveTopic,
  /** Absent: too many to list. */
  records: Type.Optional(
    Type.Array(Type.Object({ id: Id, version: Type.Optional(Type.Integer({ minimum: 1 })) })),
  ),
});
export type LiveChange = Static<typeof LiveChange>;

/** One event of the stream; its names and its data. */
export interface LiveEvents {
  /** What has changed since the previous event. */
  changes: LiveChange[];
  /** Events may have been missed: reload everything that is shown. */
  gap: Record<string, never>;
  /** The newest revision of the release registry. */
  revision: { revision: number };
}

/** The records that forms edit, by their topic. */
export const RecordTopic = Type.Union([
  Type.Literal('activities'),
  Type.Literal('contacts'),
  Type.Literal('companies'),
]);
export type RecordTopic = Static<typeof RecordTopic>;

/** Who saved a record last; empty if unknown. */
export const LastChange = Type.Object({
  Version: Type.Integer(),
  ChangedBy: Type.String(),
  ChangedAt: Type.String(),
});
export type LastChange = Static<typeof LastChange>;
