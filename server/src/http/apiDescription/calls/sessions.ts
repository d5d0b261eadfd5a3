import { tagged } from '../tags.ts';

const session = {
  ID: 12,
  Device: 'Chrome on Windows',
  Address: '203.0.113.7',
  BegunAt: '2026-11-21T17:00:00Z',
  LastUseAt: '2026-11-21T18:04:00Z',
  IsCurrent: true,
};

export const sessionTexts = tagged('Account', {
  sessions: {
    summary: 'One’s own sessions',
    description: 'Those in force, the last used first: where the employee is signed in.',
    example: { response: [session] },
  },
  sessionsEnd: {
    summary: 'Sign out elsewhere',
    description: 'Ends one of the own sessions, or without `session` all but the one of the request.',
    problems: [404],
    isWrite: true,
    example: { query: { session: session.ID } },
  },
  employeeSessions: {
    tag: 'People',
    summary: 'The sessions of an employee',
    description: 'Those in force, the last used first.',
    problems: [403, 404],
    example: { response: [{ ...session, IsCurrent: false }] },
  },
  employeeSessionsEnd: {
    tag: 'People',
    summary: 'Sign an employee out',
    description:
      'Ends one session of the employee, or without `session` all of them but the one of the request.',
    problems: [403, 404],
    isWrite: true,
    example: { query: { session: session.ID } },
  },
});
