import { everybody, gets, rule, whoSeesOrders, type Rule } from './rule.ts';
import { WORLD } from './world.ts';

const { parent, company } = WORLD;

/** The page of a company, and who is at risk. */
export const companyRules: readonly Rule[] = [
  rule(
    'companyPage',
    '',
    { params: { id: company } },
    ({ Company, Rhythm, Months, ContactCount }) => [
      Company.IsAssociated,
      Rhythm?.Orders,
      Months.reduce((sum, { Spend }) => sum + Spend, 0),
      ContactCount,
    ],
    {
      ...whoSeesOrders(gets([true, 1, 100, 1]), gets([false, undefined, 0, 1])),
      override: gets([false, 1, 100, 1]),
    },
  ),
  rule('companyPage', 'that is not there', { params: { id: 999_999 } }, () => true, everybody(404)),
  rule(
    'companyTimeline',
    '',
    { params: { id: company } },
    ({ Entries }) => Entries.map(({ Kind }) => Kind),
    whoSeesOrders(gets(['activity', 'activity', 'order', 'order']), gets(['activity', 'activity'])),
  ),
  rule('companyTimeline', 'that is not there', { params: { id: 999_999 } }, () => true, everybody(404)),
  // Its lines are of one day: no rhythm, for whoever sees them.
  rule(
    'companiesAtRisk',
    '',
    { query: { ParentID: parent, CompanyID: company } },
    ({ Count }) => Count,
    everybody(gets(0)),
  ),
];
