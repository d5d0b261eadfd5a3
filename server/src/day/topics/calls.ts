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
    summary: 'Notify people of a remote’s topic',
    description:
      'Notifies each of these people with one line of text and the label and icon that the release record gives the topic. It links to `address`, a page of the app, or by default to the topic’s page. With `record`, people who can’t see that record aren’t notified, and the notification is listed only while they can see it. Nobody is notified twice with the same `key` of a topic, so you can repeat the call safely. People who muted the topic aren’t notified. Needs the scope `inbox:post:<remote>`. 409 if no release of the remote is active, 422 if neither its active release nor its canary has the topic. A call can name 200 people. A token can notify 1,000 people in a burst and another 1,000 an hour, counting those who muted the topic or were already notified; after that, 429 with Retry-After.',
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
