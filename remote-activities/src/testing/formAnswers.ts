import type { Answers } from '@galley/shared/testing';

/** Call 5. */
export const SAVE = '/v1/activity';
const OPTIONS = {
  TrendGroups: [
    { value: 3, label: 'Northwind' },
    { value: 4, label: 'Fabrikam' },
  ],
  Customers: [
    { value: 12, label: 'Northwind Traders', TrendGroupId: 3 },
    { value: 13, label: 'Northwind Signs', TrendGroupId: 3 },
  ],
  Employees: [
    { value: 5, label: 'Ana Ruiz', data: 'ANA-UID' },
    { value: 6, label: 'Ben Ode', data: 'BEN-UID' },
  ],
  States: [],
};
/** A successful save that proposes no follow-up. */
export const saved = { Success: true, UnfilteredCount: 1, activityDoneResponse: { followupActivity: null } };
/** The responses for the activity forms. */
export const formAnswers = (more: Answers = {}): Answers => ({
  '/v1/customers/trendgroups': OPTIONS,
  '/v1/activity/types': [
    { value: 3, label: 'Call' },
    { value: 5, label: 'Follow-Up' },
  ],
  '/v1/individuals/search': { results: [{ value: 7, label: 'Carl Contact', Company: 'Northwind Traders' }] },
  [SAVE]: saved,
  ...more,
});
