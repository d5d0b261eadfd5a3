import type { Answers } from '@galley/shared/testing';
import { exampleCompanies, exampleContact } from './exampleContact.ts';

/** Call 25. */
export const SAVE = '/v1/individuals';
/** Call 14 for the example contact. */
export const COMPANIES = '/v1/associations/company/9';
export const SIMILAR = '/v1/individuals/similar';

const OPTIONS = {
  TrendGroups: [
    { value: 3, label: 'Northwind' },
    { value: 4, label: 'Fabrikam' },
  ],
  Customers: [
    { value: 12, label: 'Northwind Traders', TrendGroupId: 3 },
    { value: 13, label: 'Northwind Signs', TrendGroupId: 3 },
    { value: 14, label: 'Fabrikam Print', TrendGroupId: 4 },
  ],
  Employees: [],
  States: [],
};
/** A successful save. */
export const saved = {
  Success: true,
  DuplicateEmail: false,
  UnfilteredCount: 4,
  Contact: exampleContact({ IndividualId: 77 }),
};

/** The responses for the contact form. */
export const formAnswers = (more: Answers = {}): Answers => ({
  '/v1/customers/trendgroups': OPTIONS,
  '/v1/companies/search': { results: OPTIONS.Customers },
  [COMPANIES]: exampleCompanies(2),
  [SIMILAR]: { results: [] },
  [SAVE]: saved,
  ...more,
});
