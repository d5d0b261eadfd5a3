import { Type, type Static } from 'typebox';
import { AssociationRequest } from '../contacts/associations/contract.ts';
import {
  Count,
  DateFilter,
  EmployeeUid,
  Id,
  IdFilter,
  LocalDate,
  PageNo,
  PageSize,
  SortDirection,
} from '@galley/shared/contract/common';

/**
 * Call 11. FilterProspect 0 all, 1 customers, 2 prospects; FilterAtRisk: only those at risk; FilterQuiet: only prospects gone quiet;
 * FilterWonStart and FilterWonEnd: only those whose first order is in this period.
 */
export const CompanyPagedRequest = Type.Object({
  EmployeeUID: EmployeeUid,
  ParentID: IdFilter,
  CompanyID: IdFilter,
  PageNo,
  PageSize,
  SortBy: Type.Literal(0, { default: 0 }),
  SortOrder: SortDirection,
  FilterSalesRep: IdFilter,
  FilterTeam: IdFilter,
  FilterProspect: Type.Integer({ minimum: 0, maximum: 2, default: 0 }),
  FilterAtRisk: Type.Boolean({ default: false }),
  FilterQuiet: Type.Boolean({ default: false }),
  FilterWonStart: DateFilter,
  FilterWonEnd: DateFilter,
});
export type CompanyPagedRequest = Static<typeof CompanyPagedRequest>;

export const Company = Type.Object({
  CustomerID: Id,
  CustomerUID: Type.String(),
  CustomerDisplayName: Type.String(),
  CompanyName: Type.String(),
  AccountType: Type.String(),
  AccountTypeID: Id,
  AccountManager: Type.String(),
  Prospect: Type.Boolean(),
  IsAssociated: Type.Boolean(),
  TrendGroupId: Id,
  TrendGroupNumber: Id,
  TrendGroupName: Type.String(),
  TypeOfAccountName: Type.String(),
  CompanyPhone: Type.String(),
  CompanyFax: Type.String(),
  CompanyAddress: Type.String(),
  CompanyAddress2: Type.String(),
  CompanyCity: Type.String(),
  CompanyState: Type.String(),
  CompanyZip: Type.String(),
  WhiteLabelUrl: Type.String(),
  ForecastFamily: Id,
  PricingPlanName: Type.String(),
  ShipPricingPlanName: Type.String(),
  ShowPricingSummary: Type.Boolean(),
  ShowPricingDetail: Type.Boolean(),
  Version: Type.Integer(),
  /** Additive: how many of the company's activities are open. */
  OpenActivities: Type.Optional(Count),
  /** Additive: the day of the newest order line that the caller can see; no date if there is none. */
  LastOrderDate: Type.Optional(LocalDate),
  /** Additive: requested contacts that concern the caller; absent if there are none. */
  ContactRequests: Type.Optional(Type.Array(AssociationRequest)),
});
export type Company = Static<typeof Company>;

export const CompanyPagedResponse = Type.Object({
  Customers: Type.Array(Company),
  TotalCount: Count,
  UnfilteredCount: Count,
});
export type CompanyPagedResponse = Static<typeof CompanyPagedResponse>;

/** Call 12. Figures in USD: year to date, the same days of last year, last 12 months, last calendar year, and the four before. */
export const TotalSpendRequest = Type.Object({
  CompaniesRequested: Type.Array(Id, { maxItems: 200 }),
});
export type TotalSpendRequest = Static<typeof TotalSpendRequest>;

export const Spend = Type.Object({
  CompanyId: Id,
  YTD: Type.Number(),
  LYTD: Type.Number(),
  L12M: Type.Number(),
  LCY: Type.Number(),
  L2Y: Type.Number(),
  L3Y: Type.Number(),
  L4Y: Type.Number(),
  L5Y: Type.Number(),
});
export type Spend = Static<typeof Spend>;
export const SpendList = Type.Array(Spend);

/** Call 219. Spend in USD of a calendar month, written as 2026-11. */
export const SpendMonth = Type.Object({
  Month: Type.String({ pattern: String.raw`^\d{4}-\d{2}$` }),
  Spend: Type.Number(),
});
export type SpendMonth = Static<typeof SpendMonth>;

/** Call 257. */
export const AtRiskQuery = Type.Object({ ParentID: IdFilter, CompanyID: IdFilter });
export const AtRiskCount = Type.Object({ Count });

/** Call 337. In whole days: the time since the last order, and the median time between orders. */
export const CompanyRisk = Type.Object({ CompanyId: Id, Silence: Count, MedianGap: Count });
export type CompanyRisk = Static<typeof CompanyRisk>;
