import {
  CompanySearchQuery,
  CompanySearchResponse,
  ContactSearchQuery,
  ContactSearchResponse,
  CountsRequest,
  CountsResponse,
  OptionList,
  ParentSearchQuery,
  SalesRepsQuery,
  SearchResponse,
  TrendGroupsResponse,
} from '@galley/shared/contract/lookups';
import type { Call } from '../../http/calls.ts';

export * as lookupSchemas from '@galley/shared/contract/lookups';
const someone = { value: 1, label: 'Robin Sample', data: '7D9F3C52-6C1E-4B8E-9A0B-2F1D3E4C5B6A' };
const states = [{ value: 'CO', label: 'Colorado' }];

export const lookupCalls = {
  trendGroups: {
    number: 1,
    method: 'GET',
    path: '/v1/customers/trendgroups',
    response: TrendGroupsResponse,
    tag: 'Lists',
    summary: 'Company parents, companies, employees and states',
    description:
      'Options for pickers, in alphabetical order. The response has an ETag: send it as If-None-Match to get 304 if nothing has changed.',
    example: {
      response: {
        TrendGroups: [{ value: 1, label: 'Example Group' }],
        Customers: [{ value: 1, label: 'Matrix Press', TrendGroupId: 1 }],
        Employees: [someone],
        States: states,
      },
    },
  },
  counts: {
    number: 2,
    method: 'POST',
    path: '/v1/customers/counts',
    body: CountsRequest,
    response: CountsResponse,
    tag: 'Lists',
    summary: 'Header counts within a selection',
    description: 'Each count equals the total of the list that its link opens.',
    example: { response: { CompanyCount: 1, ContactCount: 4, OrderCount: 120, ActivityCount: 3 } },
  },
  parentSearch: {
    number: 7,
    method: 'GET',
    path: '/v1/parents/search',
    querystring: ParentSearchQuery,
    response: SearchResponse,
    tag: 'Lists',
    summary: 'Search company parents',
    description: 'By part of the name, at least three characters; those that begin with it come first.',
    example: { response: { results: [{ value: 1, label: 'Example Group' }] } },
    cost: 'search',
  },
  companySearch: {
    number: 8,
    method: 'GET',
    path: '/v1/companies/search',
    querystring: CompanySearchQuery,
    response: CompanySearchResponse,
    tag: 'Lists',
    summary: 'Search companies',
    description:
      'By part of the name, at least three characters; those that begin with it come first. Each result has its company parent.',
    cost: 'search',
  },
  contactSearch: {
    number: 9,
    method: 'GET',
    path: '/v1/individuals/search',
    querystring: ContactSearchQuery,
    response: ContactSearchResponse,
    tag: 'Lists',
    summary: 'Search contacts',
    description:
      'By part of the name, at least three characters; those that begin with it come first. Each result has its default company.',
    example: { response: { results: [{ value: 1, label: 'Jo Placeholder', Company: 'Matrix Press' }] } },
    cost: 'search',
  },
  salesReps: {
    number: 10,
    method: 'GET',
    path: '/v1/individuals/salesreps',
    querystring: SalesRepsQuery,
    response: OptionList,
    tag: 'Lists',
    summary: 'Sales reps, or account owners',
    description:
      'The sales reps of the companies within a selection. With companyId -1, the account owners instead.',
    example: { response: [{ value: 1, label: 'Robin Sample' }] },
  },
  forecastFamilies: {
    number: 22,
    method: 'GET',
    path: '/v1/ForecastFamilies',
    response: OptionList,
    tag: 'Lists',
    summary: 'Forecast families',
    description: 'Lines of business for forecasting prospects, sorted by name.',
    example: { response: [{ value: 1, label: 'General' }] },
  },
} as const satisfies Record<string, Call>;

type LookupCalls = typeof lookupCalls;
declare module '../../http/calls.ts' {
  interface Calls extends LookupCalls {}
}
