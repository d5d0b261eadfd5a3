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
 * Call 10: the sales reps of the companies within a selection, or the account owners (the prospect form's
 * Account Owner list).
 */
export const SalesRepsQuery = Type.Object({
  parentId: IdFilter,
  companyId: Type.Integer({
    minimum: -1,
    maximum: 2147483647,
    default: 0,
    description: 'A company; 0: all under the company parent; -1: returns the account owners instead.',
  }),
});
export const OptionList = Type.Array(Option);
