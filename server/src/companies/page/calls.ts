import { Type } from 'typebox';
import { Id } from '@galley/shared/contract/common';
import type { Call } from '../../http/calls.ts';
import { CompanyPage, Timeline, TimelineQuery } from './contract.ts';

export * as companyPageSchemas from './contract.ts';
const CompanyParams = Type.Object({ id: Id });

export const companyPageCalls = {
  companyPage: {
    number: 255,
    method: 'GET',
    path: '/v1/customers/:id/page',
    params: CompanyParams,
    response: CompanyPage,
    tag: 'Companies',
    summary: 'A company',
    description:
      'With its contacts, order rhythm, and spend by month since January five years ago. Order rhythm and spend are left out if the employee can’t see the company’s orders.',
    problems: [404],
  },
  companyTimeline: {
    number: 256,
    method: 'GET',
    path: '/v1/customers/:id/timeline',
    params: CompanyParams,
    querystring: TimelineQuery,
    response: Timeline,
    tag: 'Companies',
    summary: 'A company’s timeline',
    description:
      'Activities, order lines, approved proofs, documents and changes of the last five years, the newest day first, 30 at a time. For the next page, send the Key of the last entry as before.',
    problems: [404],
    example: { query: { kind: 'all', before: '' } },
    cost: 'search',
  },
} as const satisfies Record<string, Call>;

type CompanyPageCalls = typeof companyPageCalls;
declare module '../../http/calls.ts' {
  interface Calls extends CompanyPageCalls {}
}
