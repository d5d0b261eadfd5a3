import { Type, type Static } from 'typebox';
import { Answer, Id } from './common.ts';

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

const OfEmployee = Type.Object({ id: Id });
const WhichSession = Type.Object({ session: Type.Optional(Id) });

export const sessionCalls = {
  sessions: { number: 271, method: 'GET', path: '/v1/sessions', response: SessionList },
  sessionsEnd: {
    number: 272,
    method: 'DELETE',
    path: '/v1/sessions',
    querystring: WhichSession,
    response: Answer,
  },
  employeeSessions: {
    number: 273,
    method: 'GET',
    path: '/v1/people/:id/sessions',
    params: OfEmployee,
    response: SessionList,
  },
  employeeSessionsEnd: {
    number: 274,
    method: 'DELETE',
    path: '/v1/people/:id/sessions',
    params: OfEmployee,
    querystring: WhichSession,
    response: Answer,
  },
} as const;
