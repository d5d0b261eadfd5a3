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
    summary: 'Create or replace your calendar feed',
    description:
      'Returns the URL for a calendar app to subscribe to. It’s shown once and not stored. The previous URL stops working. Proof is your password or a code from the authenticator app; if you have neither, you must have signed in with the company account within the last ten minutes.',
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
    summary: 'Your calendar feed',
    description: 'When it was created and when a calendar app last read it.',
    example: { response: { CreatedAt: '2026-11-21T17:00:00Z', LastReadAt: '2026-11-23T15:04:00Z' } },
  },
  calendarFeedRevoke: {
    number: 208,
    method: 'DELETE',
    path: '/v1/calendar',
    response: Answer,
    tag: 'Calendar',
    summary: 'Revoke your calendar feed',
    description: 'Its URL stops working. Without a feed, nothing happens.',
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
    summary: 'A feed’s calendar',
    description:
      'An iCalendar (RFC 5545) of the open activities assigned to the feed’s owner, from 30 days ago to two years ahead, each as an all-day event. The secret in the URL grants access: no token is needed. With `If-None-Match`, returns 304 if nothing has changed. 404 once the feed is revoked or its owner is disabled, and 429 to a network that has tried too many unknown URLs.',
    problems: [404, 429],
    example: { params: { secret: 'a-random-secret' } },
  },
} as const satisfies Record<string, Call>;

type CalendarFeedCalls = typeof calendarFeedCalls;
declare module '../../http/calls.ts' {
  interface Calls extends CalendarFeedCalls {}
}
