import { Answer } from '@galley/shared/contract/common';
import { PresenceEnd, PresenceRequest, PresenceResponse } from '@galley/shared/contract/presence';
import type { Call } from '../../http/calls.ts';

export * as presenceSchemas from '@galley/shared/contract/presence';

export const presenceCalls = {
  presence: {
    number: 304,
    method: 'PUT',
    path: '/v1/presence',
    body: PresenceRequest,
    response: PresenceResponse,
    tag: 'Live',
    summary: 'Report that a record is open',
    description:
      'Reports that the employee has an activity, a contact or a company open, on a page with a name that the browser chooses. A report is valid for 45 seconds, so repeat it before then. Returns the colleagues who have the record open now. Their pages get a `presence` event, without ids.',
    problems: [404, 422],
    example: {
      body: { Topic: 'contacts', ID: 12, Page: 'a1b2c3d4e5f6' },
      response: { Others: [{ Name: 'Robin Sample' }] },
    },
  },
  presenceEnd: {
    number: 305,
    method: 'DELETE',
    path: '/v1/presence',
    querystring: PresenceEnd,
    response: Answer,
    tag: 'Live',
    summary: 'Report that a record is closed',
    description: 'For the page of the same name. Ignored if the record isn’t open there.',
    example: { query: { topic: 'contacts', id: 12, page: 'a1b2c3d4e5f6' } },
  },
} as const satisfies Record<string, Call>;

type PresenceCalls = typeof presenceCalls;
declare module '../../http/calls.ts' {
  interface Calls extends PresenceCalls {}
}
