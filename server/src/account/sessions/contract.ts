import { Type, type Static } from 'typebox';
import { Id } from '@galley/shared/contract/common';

/** A session in force. Times are in UTC: 2026-11-21T17:00:00Z. */
export const Session = Type.Object({
  ID: Id,
  /** As its user agent says: 'Chrome on Windows'. */
  Device: Type.String(),
  /** The network address that it was begun from; empty where none is known. */
  Address: Type.String(),
  BegunAt: Type.String(),
  /** To the minute. */
  LastUseAt: Type.String(),
  /** The session of the request. */
  IsCurrent: Type.Boolean(),
});
export type Session = Static<typeof Session>;
export const SessionList = Type.Array(Session);
