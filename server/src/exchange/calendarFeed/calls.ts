import { Answer, Download } from '@galley/shared/contract/common';
import { PersonProof } from '../../account/secondFactor/contract.ts';
import type { Call } from '../../http/calls.ts';
import { CalendarFeed, CalendarFeedMade, CalendarFileParams } from './contract.ts';

export * as calendarFeedSchemas from './contract.ts';

export const calendarFeedCalls = {
  calendarFeedMake: {
    number: 206,
    method: 'POST',
    path: '/v1/calendar',
    body: PersonProof,
    response: CalendarFeedMade,
    tag: 'Calendar',
    summary: 'Make or replace one’s calendar feed',
    description:
      'Answers the address that a calendar program subscribes to. It is answered once and stored nowhere. The address before, if there was one, is refused from now on. Proof is the password once more, or a code of the authenticator app; who has neither has signed in with the company account within ten minutes.',
    problems: [422, 429],
    example: {
      body: { Proof: 'the password' },
      response: { Address: 'https://galley.example/v1/calendar/a-random-secret/activities.ics' },
    },
  },
  calendarFeed: {
    number: 207,
    method: 'GET',
    path: '/v1/calendar',
    response: CalendarFeed,
    tag: 'Calendar',
    summary: 'Whether one has a calendar feed',
    description: 'When it was made, and when a calendar program read it last.',
    example: { response: { CreatedAt: '2026-11-21T17:00:00Z', LastReadAt: '2026-11-23T15:04:00Z' } },
  },
  calendarFeedRevoke: {
    number: 208,
    method: 'DELETE',
    path: '/v1/calendar',
    response: Answer,
    tag: 'Calendar',
    summary: 'Revoke one’s calendar feed',
    description: 'Its address is refused from now on. Without a feed, nothing happens.',
    isWrite: true,
  },
  calendarFile: {
    number: 209,
    method: 'GET',
    path: '/v1/calendar/:secret/activities.ics',
    params: CalendarFileParams,
    response: Download,
    produces: ['text/calendar'],
    secured: false,
    tag: 'Calendar',
    summary: 'The calendar of a feed',
    description:
      'An iCalendar (RFC 5545) of the open activities that are assigned to the owner of the feed, from 30 days ago to two years from now, each as an event of a whole day. The secret in the address is the permit: no token is needed. With `If-None-Match`, 304 where nothing has changed. The answer is 404 once the feed is revoked or its owner disabled, and 429 to a network that has tried too many unknown addresses.',
    problems: [404, 429],
    example: { params: { secret: 'a-random-secret' } },
  },
} as const satisfies Record<string, Call>;

type CalendarFeedCalls = typeof calendarFeedCalls;
declare module '../../http/calls.ts' {
  interface Calls extends CalendarFeedCalls {}
}
