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
    summary: 'Begin to ask for a reorder',
    description:
      'What the activity begins with that asks for a reorder of an order line: company, contact, and notes with product, size, design and last price. Save it by call 5 with ReorderLine.',
    problems: [404],
  },
  reorders: {
    number: 312,
    method: 'GET',
    path: '/v1/reorders',
    querystring: ReordersQuery,
    response: Reorders,
    tag: 'Orders',
    summary: 'Reorders that were asked for',
    description:
      'Those of the last 12 months at companies whose orders the employee may see, the newest first, 20 on a page, each with what became of it. An ask is ordered when the company has ordered the same product within 90 days.',
  },
  reordersOfLines: {
    number: 313,
    method: 'POST',
    path: '/v1/reorders/lines',
    body: ReordersOfLinesRequest,
    response: Type.Pick(Reorders, ['Asks']),
    tag: 'Orders',
    summary: 'Reorders that were asked for by order lines',
    description:
      'Of at most 200 lines, of each the newest ask that is not withdrawn. Lines that nobody has asked about are left out.',
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
      'How many each rep has asked for in the last 12 months, how many of them were ordered, and the median of the days until then; of companies whose orders the employee may see.',
  },
} as const satisfies Record<string, Call>;

type ReorderCalls = typeof reorderCalls;
declare module '../../http/calls.ts' {
  interface Calls extends ReorderCalls {}
}
