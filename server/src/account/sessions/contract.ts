import { Type, type Static } from 'typebox';
import { Id } from '@galley/shared/contract/common';

/** An active session. Times are in UTC: 2026-11-21T17:00:00Z. */
export const Session = Type.Object({
  ID: Id,
  /** From the user agent: 'Chrome on Windows'. */
  Device: Type.String(),
  /** The IP address that opened it; empty: unknown. */
  Address: Type.String(),
  BegunAt: Type.String(),
  /** To the minute. */
  LastUseAt: Type.String(),
  /** The session of the request. */
  IsCurrent: Type.Boolean(),
});
export type Session = Static<typeof Session>;
export const SessionList = Type.Array(Session);
