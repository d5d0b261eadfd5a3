import { Type } from 'typebox';
import { Id } from '@galley/shared/contract/common';
import type { Call } from '../http/calls.ts';
import {
  AtRiskCount,
  AtRiskQuery,
  CompanyPagedRequest,
  CompanyPagedResponse,
  CompanyRisk,
  SpendList,
  SpendMonth,
  TotalSpendRequest,
} from './contract.ts';

export * as companySchemas from './contract.ts';

export const companyCalls = {
  companyPaged: {
    number: 11,
    method: 'POST',
    path: '/v1/customers/paged',
    body: CompanyPagedRequest,
    response: CompanyPagedResponse,
    tag: 'Companies',
    summary: 'A page of companies',
    description: 'Companies within a selection, sorted by name.',
    cost: 'search',
  },
  totalSpend: {
    number: 12,
    method: 'POST',
    path: '/v1/customers/totalspend',
    body: TotalSpendRequest,
    response: SpendList,
    tag: 'Companies',
    summary: 'Company spend',
    description:
      'In USD, for at most 200 companies. Companies whose orders the employee can’t see are left out.',
    example: { body: { CompaniesRequested: [1, 2] } },
  },
  spendMonths: {
    number: 219,
    method: 'GET',
    path: '/v1/customers/:id/spendmonths',
    params: Type.Object({ id: Id }),
    response: Type.Array(SpendMonth),
    tag: 'Companies',
    summary: 'Company spend by month',
    description:
      'The last 12 calendar months in USD, ending with this month. Empty if the employee can’t see the company’s orders.',
  },
  companiesAtRisk: {
    number: 257,
    method: 'GET',
    path: '/v1/customers/atrisk',
    querystring: AtRiskQuery,
    response: AtRiskCount,
    tag: 'Companies',
    summary: 'How many companies are at risk',
    description:
      'Companies within a selection whose next order is late by their usual rhythm. Counts only companies whose orders the employee can see.',
  },
  companyRisks: {
    number: 337,
    method: 'POST',
    path: '/v1/customers/risks',
    body: TotalSpendRequest,
    response: Type.Array(CompanyRisk),
    tag: 'Companies',
    summary: 'Which companies are at risk',
    description:
      'Of up to 200 companies, those whose next order is late by their usual rhythm, with the days since their last order and the median days between orders. Companies whose orders the employee can’t see are left out.',
    example: { body: { CompaniesRequested: [1, 2] } },
  },
} as const satisfies Record<string, Call>;

type CompanyCalls = typeof companyCalls;
declare module '../http/calls.ts' {
  interface Calls extends CompanyCalls {}
}
