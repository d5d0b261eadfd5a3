import type { Company, Spend } from '@galley/server/companies/contract';

/** A customer as call 11 returns it, with a test's overrides. */
export const exampleCompany = (change: Partial<Company> = {}): Company => ({
  CustomerID: 12,
  CustomerUID: 'c-12',
  CustomerDisplayName: 'Acme Outdoor - Denver',
  CompanyName: 'Acme Outdoor',
  AccountType: 'West',
  AccountTypeID: 2,
  AccountManager: 'Ben Ode',
  Prospect: false,
  IsAssociated: true,
  TrendGroupId: 3,
  TrendGroupNumber: 3,
  TrendGroupName: 'Acme Holding',
  TypeOfAccountName: 'National',
  CompanyPhone: '(303) 555-0100',
  CompanyFax: '',
  CompanyAddress: '1 Main St',
  CompanyAddress2: '',
  CompanyCity: 'Denver',
  CompanyState: 'CO',
  CompanyZip: '80202',
  WhiteLabelUrl: 'acme.example',
  ForecastFamily: 1,
  PricingPlanName: 'Gold',
  ShipPricingPlanName: '',
  ShowPricingSummary: false,
  ShowPricingDetail: false,
  Version: 1,
  ...change,
});

/** That company's spend as call 12 returns it. */
export const exampleSpend = (change: Partial<Spend> = {}): Spend => ({
  CompanyId: 12,
  YTD: 1500,
  LYTD: 1000,
  L12M: 2500.5,
  LCY: 2000,
  L2Y: 1800,
  L3Y: 1600,
  L4Y: 0,
  L5Y: 400,
  ...change,
});
