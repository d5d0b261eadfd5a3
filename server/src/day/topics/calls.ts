import { Type } from 'typebox';
import type { Call } from '../../http/calls.ts';
import { Remote } from '../../releases/operating/contract.ts';
import { TopicNews, TopicTold } from './contract.ts';

export * as inboxTopicSchemas from './contract.ts';

export const inboxTopicCalls = {
  topicTell: {
    number: 338,
    method: 'POST',
    path: '/v1/remotes/:remote/inbox',
    permit: 'service',
    params: Type.Object({ remote: Remote }),
    body: TopicNews,
    response: TopicTold,
    tag: 'Releases by CI',
    summary: 'Tell people of a topic of a remote',
    description:
      'Puts an item into the inbox of each of these people: one line of text, with a label and an icon that the release record gives the topic. It leads to `address`, a page of the app, or else to that of the topic. With `record`, whoever may not see it is not told, and the item is listed only while they may. Nobody is told twice of the same `key` of a topic, so a repeat is safe; who has muted the topic is not told. Needs the scope `inbox:post:<remote>`. 409 where the remote does not run, 422 where the releases that run have no such topic. A token tells at most 1,000 people an hour; then 429 with Retry-After.',
    problems: [403, 409, 422, 429],
    example: {
      params: { remote: 'my-day' },
      body: {
        topic: 'late',
        employees: ['rep@galley.example'],
        text: 'Order 100023-1 is late for the third time',
        key: '100023-1 2026-11-24',
        record: { kind: 'order-line', id: '100023-1' },
        address: '/my-day?part=late',
      },
      response: { told: 1, notTold: [] },
    },
  },
} as const satisfies Record<string, Call>;

type InboxTopicCalls = typeof inboxTopicCalls;
declare module '../../http/calls.ts' {
  interface Calls extends InboxTopicCalls {}
}
