import { Type } from 'typebox';
import { Id } from '@galley/shared/contract/common';
import type { Call } from '../../http/calls.ts';
import { ChangesPage, ChangesQuery, DeadLetter, ReplayQuery, Webhook, WebhookNew } from './contract.ts';

export * as feedChangeSchemas from './contract.ts';
const WebhookParams = Type.Object({ id: Id });
const WEBHOOK = {
  url: 'https://orders.example/galley',
  resources: ['activities', 'contacts'],
  secret: 'at-least-sixteen-characters',
};

export const feedChangeCalls = {
  changes: {
    number: 146,
    method: 'GET',
    path: '/v1/changes',
    permit: 'service',
    querystring: ChangesQuery,
    response: ChangesPage,
    tag: 'Changes',
    summary: 'People’s changes',
    description:
      'Changes to activities, contacts, prospects, addresses and quotes in commit order, each once, after a cursor. Needs the scope `changes:read`.',
    problems: [429],
    example: { query: { after: '', limit: 100 }, response: { changes: [], cursor: '' } },
  },
  webhookAdd: {
    number: 147,
    method: 'POST',
    path: '/v1/webhooks',
    permit: 'either',
    body: WebhookNew,
    response: Webhook,
    tag: 'Changes',
    summary: 'Create a webhook',
    description:
      'From now on, each change to these resources is posted to the URL, signed in `X-Galley-Signature` and in the headers of Standard Webhooks. Any response but 2xx is retried for 31 hours. The calls for webhooks are for Operations, and for systems with the scope `changes:read`, which have access to those of their own source.',
    problems: [422, 429],
    example: {
      body: WEBHOOK,
      response: {
        id: 1,
        source: '',
        url: WEBHOOK.url,
        resources: WEBHOOK.resources,
        createdAt: '2026-11-23T17:00:00Z',
        deliveredAt: null,
        waiting: 0,
        dead: 0,
        paused: false,
        ended: false,
      },
    },
  },
  webhooks: {
    number: 148,
    method: 'GET',
    path: '/v1/webhooks',
    permit: 'either',
    response: Type.Array(Webhook),
    tag: 'Changes',
    summary: 'Webhooks',
    description:
      'Each with the number of changes that are waiting, and of those that Galley has stopped trying to deliver.',
    problems: [429],
  },
  webhookDelete: {
    number: 149,
    method: 'DELETE',
    path: '/v1/webhooks/:id',
    permit: 'either',
    params: WebhookParams,
    response: Type.Boolean(),
    tag: 'Changes',
    summary: 'Delete a webhook',
    description: 'With its waiting changes.',
    problems: [404, 429],
  },
  webhookPause: {
    number: 217,
    method: 'POST',
    path: '/v1/webhooks/:id/pause',
    permit: 'either',
    params: WebhookParams,
    response: Webhook,
    tag: 'Changes',
    summary: 'Pause a webhook',
    description: 'Nothing is sent until it’s resumed. Changes wait meanwhile, and none expire.',
    problems: [404, 429],
  },
  webhookResume: {
    number: 218,
    method: 'POST',
    path: '/v1/webhooks/:id/resume',
    permit: 'either',
    params: WebhookParams,
    response: Webhook,
    tag: 'Changes',
    summary: 'Resume a webhook',
    description: 'Sends the waiting changes in order.',
    problems: [404, 429],
  },
  deadLetters: {
    number: 150,
    method: 'GET',
    path: '/v1/webhooks/:id/dead-letters',
    permit: 'either',
    params: WebhookParams,
    response: Type.Array(DeadLetter),
    tag: 'Changes',
    summary: 'Failed deliveries',
    description:
      'Changes that Galley has stopped trying to deliver, with the number of attempts and the last error; the oldest first, at most 1,000.',
    problems: [404, 429],
  },
  webhookReplay: {
    number: 151,
    method: 'POST',
    path: '/v1/webhooks/:id/replay',
    permit: 'either',
    params: WebhookParams,
    querystring: ReplayQuery,
    response: Type.Integer(),
    tag: 'Changes',
    summary: 'Retry failed deliveries',
    description: 'All of them, or the one that `cursor` names. Returns how many.',
    problems: [404, 429],
    example: { query: { cursor: '88' } },
  },
} as const satisfies Record<string, Call>;

type FeedChangeCalls = typeof feedChangeCalls;
declare module '../../http/calls.ts' {
  interface Calls extends FeedChangeCalls {}
}
