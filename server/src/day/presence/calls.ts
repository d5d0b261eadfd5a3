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
    summary: 'Say that a record is open',
    description:
      'The employee has an activity, a contact or a company open on a page that the browser names as it likes. It counts for 45 seconds: say it again before. Answers the colleagues who have it open now. The pages of those who did already are told of the topic `presence`, without ids.',
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
    summary: 'Say that a record is open no more',
    description: 'Of the page of the same name. What is not open is passed over.',
    example: { query: { topic: 'contacts', id: 12, page: 'a1b2c3d4e5f6' } },
  },
} as const satisfies Record<string, Call>;

type PresenceCalls = typeof presenceCalls;
declare module '../../http/calls.ts' {
  interface Calls extends PresenceCalls {}
}
