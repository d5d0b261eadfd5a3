import type { Call } from '../http/calls.ts';
import { AuditPage, AuditQuery } from './contract.ts';

export * as auditSchemas from './contract.ts';

export const auditCalls = {
  auditTrail: {
    number: 114,
    method: 'GET',
    path: '/v1/audit',
    querystring: AuditQuery,
    response: AuditPage,
    tag: 'Audit',
    summary: 'A page of the audit log',
    description: 'The newest first, 100 at a time. For the next page, send the last id as `before`.',
    example: {
      response: {
        rows: [
          {
            id: 4711,
            at: '2026-11-23T17:00:00Z',
            employee: 1,
            by: 'Robin Sample',
            action: 'contact changed',
            record: 'contact/12',
            before: { title: '' },
            after: { title: 'Buyer' },
          },
        ],
        more: false,
      },
    },
  },
} as const satisfies Record<string, Call>;

type AuditCalls = typeof auditCalls;
declare module '../http/calls.ts' {
  interface Calls extends AuditCalls {}
}
