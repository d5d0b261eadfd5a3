import { Type } from 'typebox';
import { Answer, Id } from '@galley/shared/contract/common';
import type { Call } from '../../http/calls.ts';
import { SessionList } from './contract.ts';

export * as sessionSchemas from './contract.ts';
const WhichSession = Type.Object({ session: Type.Optional(Id) });
const OfEmployee = Type.Object({ id: Id });
const session = {
  ID: 12,
  Device: 'Chrome on Windows',
  Address: '203.0.113.7',
  BegunAt: '2026-11-21T17:00:00Z',
  LastUseAt: '2026-11-21T18:04:00Z',
  IsCurrent: true,
};

export const sessionCalls = {
  sessions: {
    number: 271,
    method: 'GET',
    path: '/v1/sessions',
    response: SessionList,
    tag: 'Account',
    summary: 'Your sessions',
    description: 'Active sessions, the most recently used first: where you are signed in.',
    example: { response: [session] },
  },
  sessionsEnd: {
    number: 272,
    method: 'DELETE',
    path: '/v1/sessions',
    querystring: WhichSession,
    response: Answer,
    tag: 'Account',
    summary: 'Sign out elsewhere',
    description: 'Ends one of your sessions or, without `session`, all but the current one.',
    problems: [404],
    isWrite: true,
    example: { query: { session: session.ID } },
  },
  employeeSessions: {
    number: 273,
    method: 'GET',
    path: '/v1/people/:id/sessions',
    params: OfEmployee,
    response: SessionList,
    tag: 'People',
    summary: 'The sessions of an employee',
    description: 'Active sessions, the most recently used first.',
    problems: [403, 404],
    example: { response: [{ ...session, IsCurrent: false }] },
  },
  employeeSessionsEnd: {
    number: 274,
    method: 'DELETE',
    path: '/v1/people/:id/sessions',
    params: OfEmployee,
    querystring: WhichSession,
    response: Answer,
    tag: 'People',
    summary: 'Sign an employee out',
    description:
      'Ends one of the employee’s sessions or, without `session`, all of them but the one that makes the request.',
    problems: [403, 404],
    isWrite: true,
    example: { query: { session: session.ID } },
  },
} as const satisfies Record<string, Call>;

type SessionCalls = typeof sessionCalls;
declare module '../../http/calls.ts' {
  interface Calls extends SessionCalls {}
}
