import { Type } from 'typebox';
import { Id } from '@galley/shared/contract/common';
import type { Call } from '../../http/calls.ts';
import { ServiceToken, ServiceTokenMade, ServiceTokenNew } from './contract.ts';

export * as feedTokenSchemas from './contract.ts';
const TOKEN = { name: 'Order system', source: 'press', scopes: ['feed:*'], expiresOn: '2027-06-30' };
const LISTED_TOKEN = {
  id: 1,
  ...TOKEN,
  createdAt: '2026-11-23T17:00:00Z',
  createdBy: 'Robin Sample',
  lastUsedAt: null,
  revokedAt: null,
};

export const feedTokenCalls = {
  serviceTokenAdd: {
    number: 143,
    method: 'POST',
    path: '/v1/service-tokens',
    body: ServiceTokenNew,
    response: ServiceTokenMade,
    tag: 'Service tokens',
    summary: 'Create a service token',
    description:
      'Returns the secret, which can’t be read again. Repeating the request creates another token: an Idempotency-Key is ignored.',
    problems: [422],
    example: { body: TOKEN, response: { ...LISTED_TOKEN, secret: 'galley_secret' } },
  },
  serviceTokens: {
    number: 144,
    method: 'GET',
    path: '/v1/service-tokens',
    response: Type.Array(ServiceToken),
    tag: 'Service tokens',
    summary: 'Service tokens',
    description:
      'All of them, including expired and revoked ones, with their last use but without their secrets.',
    example: { response: [LISTED_TOKEN] },
  },
  serviceTokenRevoke: {
    number: 145,
    method: 'DELETE',
    path: '/v1/service-tokens/:id',
    params: Type.Object({ id: Id }),
    response: Type.Boolean(),
    tag: 'Service tokens',
    summary: 'Revoke a service token',
    description: 'It stops working at once.',
    problems: [404, 422],
    isWrite: true,
  },
} as const satisfies Record<string, Call>;

type FeedTokenCalls = typeof feedTokenCalls;
declare module '../../http/calls.ts' {
  interface Calls extends FeedTokenCalls {}
}
