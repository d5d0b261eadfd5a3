import type { Company } from '@galley/server/companies/contract';
import type { Answers } from '@galley/shared/testing';
import { exampleCompany } from './exampleCompany.ts';

/** Call 24. */
export const SAVE = '/v1/customers/prospect';

/** Call 1's response, with the lists in alphabetical order as the server returns them. */
export const options = () => ({
  TrendGroups: [
    { value: 3, label: 'Acme Holding' },
    { value: 4, label: 'Fabrikam' },
  ],
  Customers: [
    { value: 12, label: 'Acme Outdoor', TrendGroupId: 3 },
    { value: 13, label: 'Fabrikam Signs', TrendGroupId: 4 },
  ],
  Employees: [],
  States: [
    { value: 'CO', label: 'Colorado' },
    { value: 'UT', label: 'Utah' },
  ],
});

/** A successful save. */
export const saved = {
  Success: true,
  DuplicateCompany: false,
  UnfilteredCount: 9,
  Customer: {
    CustomerID: 20,
    CustomerDisplayName: 'Birch Media',
    TrendGroupNumber: 8,
    TrendGroupName: 'birch media',
  },
};

/** The responses for the prospect form. */
export const prospectAnswers = (more: Answers = {}): Answers => ({
  '/v1/customers/trendgroups': options(),
  '/v1/ForecastFamilies': [
    { value: 1, label: 'Out of Home' },
    { value: 2, label: 'Retail' },
  ],
  '/v1/individuals/salesreps': [
    { value: 2, label: 'West' },
    { value: 5, label: 'East' },
  ],
  '/v1/associations/individual/12': [{ value: 7, label: 'Carl Contact', isDefault: true }],
  '/v1/individuals/search': { results: [{ value: 8, label: 'bea Buyer' }] },
  '/v1/parents/search': { results: [{ value: 4, label: 'Fabrikam' }] },
  '/v1/customers/similar': { results: [] },
  [SAVE]: saved,
  ...more,
});

/** A prospect as call 11 returns it. */
export const exampleProspect = (change: Partial<Company> = {}) =>
  exampleCompany({ CompanyName: 'Acme Outdoor', Prospect: true, Version: 4, ...change });
