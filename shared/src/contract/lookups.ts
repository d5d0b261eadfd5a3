import { Type, type Static } from 'typebox';
import {
  CompanyOption,
  ContactOption,
  Count,
  EmployeeOption,
  EmployeeUid,
  IdFilter,
  Option,
  StateOption,
} from './common.ts';

/** Call 1. */
export const TrendGroupsResponse = Type.Object({
  TrendGroups: Type.Array(Option),
  Customers: Type.Array(CompanyOption),
  Employees: Type.Array(EmployeeOption),
  States: Type.Array(StateOption),
});
export type TrendGroupsResponse = Static<typeof TrendGroupsResponse>;

/** Call 2. */
export const CountsRequest = Type.Object({
  EmployeeUID: EmployeeUid,
  ParentCompanyID: IdFilter,
  CompanyID: IdFilter,
});
export type CountsRequest = Static<typeof CountsRequest>;

export const CountsResponse = Type.Object({
  CompanyCount: Count,
  ContactCount: Count,
  OrderCount: Count,
  ActivityCount: Count,
});
export type CountsResponse = Static<typeof CountsResponse>;

/** Calls 7, 8 and 9. */
const searchterm = Type.String({ default: '', maxLength: 200 });
const limit = Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 }));

export const ParentSearchQuery = Type.Object({ searchterm, limit });
export const CompanySearchQuery = Type.Object({ searchterm, limit, parentid: IdFilter });
export const ContactSearchQuery = Type.Object({ searchterm, limit, parentid: IdFilter, companyid: IdFilter });
export const SearchResponse = Type.Object({ results: Type.Array(Option) });
export type SearchResponse = Static<typeof SearchResponse>;
/** Call 8 adds each company's parent. */
export const CompanySearchResponse = Type.Object({ results: Type.Array(CompanyOption) });
export type CompanySearchResponse = Static<typeof CompanySearchResponse>;
/** Call 9 adds each contact's company. */
export const ContactSearchResponse = Type.Object({ results: Type.Array(ContactOption) });

/**
 * Call 10: the sales reps of the companies under a selection. companyId -1 asks for the account owners
 * instead (the prospect form's Account Owner list).
 */
export const SalesRepsQuery = Type.Object({
  parentId: IdFilter,
  companyId: Type.Integer({ minimum: -1, maximum: 2147483647, default: 0 }),
});
export const OptionList = Type.Array(Option);

export const lookupCalls = {
  trendGroups: { number: 1, method: 'GET', path: '/v1/customers/trendgroups', response: TrendGroupsResponse },
  counts: {
    number: 2,
    method: 'POST',
    path: '/v1/customers/counts',
    body: CountsRequest,
    response: CountsResponse,
  },
  parentSearch: {
    number: 7,
    method: 'GET',
    path: '/v1/parents/search',
    querystring: ParentSearchQuery,
    response: SearchResponse,
  },
  companySearch: {
    number: 8,
    method: 'GET',
    path: '/v1/companies/search',
    querystring: CompanySearchQuery,
    response: CompanySearchResponse,
  },
  contactSearch: {
    number: 9,
    method: 'GET',
    path: '/v1/individuals/search',
    querystring: ContactSearchQuery,
    response: ContactSearchResponse,
  },
  salesReps: {
    number: 10,
    method: 'GET',
    path: '/v1/individuals/salesreps',
    querystring: SalesRepsQuery,
    response: OptionList,
  },
  forecastFamilies: { number: 22, method: 'GET', path: '/v1/ForecastFamilies', response: OptionList },
} as const;
