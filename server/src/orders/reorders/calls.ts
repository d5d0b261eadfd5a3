import { Type } from 'typebox';
import type { Call } from '../../http/calls.ts';
import {
  OrderLineId,
  ReorderDraft,
  ReorderFigures,
  Reorders,
  ReordersOfLinesRequest,
  ReordersQuery,
} from './contract.ts';

export * as reorderSchemas from './contract.ts';

export const reorderCalls = {
  reorderDraft: {
    number: 311,
    method: 'GET',
    path: '/v1/reorders/draft/:line',
    params: Type.Object({ line: OrderLineId }),
    response: ReorderDraft,
    tag: 'Orders',
    summary: 'Begin a reorder request',
    description:
      'The draft of an activity that requests a reorder of an order line: company, contact, and notes with product, size, design and last price. Save it with call 5 and ReorderLine.',
    problems: [404],
  },
  reorders: {
    number: 312,
    method: 'GET',
    path: '/v1/reorders',
    querystring: ReordersQuery,
    response: Reorders,
    tag: 'Orders',
    summary: 'Reorder requests',
    description:
      'Requests of the last 12 months at companies whose orders the employee can see, the newest first, 20 on a page, each with its outcome. A request counts as ordered if the company orders the same product within 90 days.',
  },
  reordersOfLines: {
    number: 313,
    method: 'POST',
    path: '/v1/reorders/lines',
    body: ReordersOfLinesRequest,
    response: Type.Pick(Reorders, ['Asks']),
    tag: 'Orders',
    summary: 'Reorder requests by order line',
    description:
      'For up to 200 lines, the newest request of each that isn’t withdrawn. Lines without one are left out.',
    example: { body: { Lines: ['71120-1'] } },
  },
  reorderFigures: {
    number: 314,
    method: 'GET',
    path: '/v1/reorders/figures',
    response: ReorderFigures,
    tag: 'Orders',
    summary: 'Reorders by rep',
    description:
      'How many reorders each rep requested in the last 12 months, how many were ordered, and the median number of days until then, for companies whose orders the employee can see.',
  },
} as const satisfies Record<string, Call>;

type ReorderCalls = typeof reorderCalls;
declare module '../../http/calls.ts' {
  interface Calls extends ReorderCalls {}
}
