import { Type } from 'typebox';
import { Exact, Id } from '@galley/shared/contract/common';
import { LastChange, MOST_LIVE_AGE_MS, RecordTopic } from '@galley/shared/contract/live';
import type { Call } from '../../http/calls.ts';

export * as liveSchemas from '@galley/shared/contract/live';

export const liveCalls = {
  live: {
    number: 243,
    method: 'GET',
    path: '/v1/live',
    querystring: Exact({ age: Type.Optional(Type.Integer({ minimum: 0, maximum: MOST_LIVE_AGE_MS })) }),
    headers: Type.Object({ 'last-event-id': Type.Optional(Type.String({ maxLength: 4000 })) }),
    response: Type.String(),
    produces: ['text/event-stream'],
    tag: 'Live',
    summary: 'What is changed, as a stream of events',
    description:
      'Server-sent events that do not end. `changes` names what was committed since the event before, by topic, id and version; a topic without `records` has more than are named. It says nothing of the records: read them by their own calls. `gap`: something may have been missed, so read everything again. `revision`: the newest revision of the release registry. Send the last id as Last-Event-ID to go on after it, at any server; without one, `age` asks for what came within so many milliseconds before.',
    problems: [429],
  },
  lastChange: {
    number: 244,
    method: 'GET',
    path: '/v1/live/:topic/:id',
    params: Type.Object({ topic: RecordTopic, id: Id }),
    response: LastChange,
    tag: 'Live',
    summary: 'Who saved a record last',
    description: 'Of an activity, a contact or a company, with the version that the save made.',
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
