import { Type } from 'typebox';
import { Id } from '@galley/shared/contract/common';
import { LastChange, RecordTopic } from '@galley/shared/contract/live';
import type { Call } from '../../http/calls.ts';
import { MOST_LIVE_AGE_MS } from '../rules/liveAge.ts';

export * as liveSchemas from '@galley/shared/contract/live';

export const liveCalls = {
  live: {
    number: 243,
    method: 'GET',
    path: '/v1/live',
    querystring: Type.Object({ age: Type.Optional(Type.Integer({ minimum: 0, maximum: MOST_LIVE_AGE_MS })) }),
    headers: Type.Object({ 'last-event-id': Type.Optional(Type.String({ maxLength: 4000 })) }),
    response: Type.String(),
    produces: ['text/event-stream'],
    tag: 'Live',
    summary: 'Changes as a stream of events',
    description:
      'Server-sent events without an end. `changes` lists what was committed since the last event, by topic, id and version; a topic without `records` has too many to list. Events don’t contain the records: read them with their own calls. `gap`: events may have been missed, so read everything again. `revision`: the newest revision of the release registry. To resume on any server, send the last id as Last-Event-ID; without one, `age` says how far back to start, in milliseconds.',
    problems: [429],
  },
  lastChange: {
    number: 244,
    method: 'GET',
    path: '/v1/live/:topic/:id',
    params: Type.Object({ topic: RecordTopic, id: Id }),
    response: LastChange,
    tag: 'Live',
    summary: 'Who last saved a record',
    description: 'For an activity, a contact or a company, with the version that was saved.',
    problems: [404],
    example: {
      params: { topic: 'contacts', id: 12 },
      response: { Version: 3, ChangedBy: 'Robin Sample', ChangedAt: '2026-11-23T17:00:00Z' },
    },
  },
} as const satisfies Record<string, Call>;

type LiveCalls = typeof liveCalls;
declare module '../../http/calls.ts' {
  interface Calls extends LiveCalls {}
}
