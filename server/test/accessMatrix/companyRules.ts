import { todayIn } from '@galley/shared/domain/businessDay';
import { TEST_ZONE } from '../db/testing.ts';
import { OWNERS } from './people.ts';
import { everybody, gets, rule, whoSeesOrders, type Rule } from './rule.ts';
import { WORLD } from './world.ts';

const { parent, company } = WORLD;

const today = todayIn(TEST_ZONE, new Date());
const ofTeam = {
  query: { Team: OWNERS.inside, Employee: 0, From: today, To: today, ParentID: parent, CompanyID: company },
};

/** The page of a company, who is at risk, and the figures of the work. */
export const companyRules: readonly Rule[] = [
  rule(
    'companyPage',
    { params: { id: company } },
    {
      ...whoSeesOrders(gets([true, 1, 100, 1]), gets([false, undefined, 0, 1])),
      override: gets([false, 1, 100, 1]),
    },
    ({ Company, Rhythm, Months, ContactCount }) => [
      Company.IsAssociated,
      Rhythm?.Orders,
      Months.reduce((sum, { Spend }) => sum + Spend, 0),
      ContactCount,
    ],
  ),
  rule('companyPage that is not there', { params: { id: 999_999 } }, everybody(404)),
  rule(
    'companyTimeline',
    { params: { id: company } },
    whoSeesOrders(gets(['activity', 'activity', 'order', 'order']), gets(['activity', 'activity'])),
    ({ Entries }) => Entries.map(({ Kind }) => Kind),
  ),
  rule('companyTimeline that is not there', { params: { id: 999_999 } }, everybody(404)),
  // Its lines are of one day: no rhythm, for whoever sees them.
  rule(
    'companiesAtRisk',
    { query: { ParentID: parent, CompanyID: company } },
    everybody(gets(0)),
    ({ Count }) => Count,
  ),
  rule(
    'companyRisks',
    { body: { CompaniesRequested: [company] } },
    everybody(gets(0)),
    (risks) => risks.length,
  ),
  // Everybody may list the team's activities; its company was won for those alone who see its orders.
  rule('figures of a team', ofTeam, whoSeesOrders(gets([2, 1]), gets([2, 0])), ({ People, Total }) => [
    People.length,
    Total.Won.Count,
  ]),
  rule('figures of a team that is not there', { query: { ...ofTeam.query, Team: 999 } }, everybody(404)),
  rule('figuresExport of a team', ofTeam, everybody(gets('PK')), (sheet) => String(sheet).slice(0, 2)),
];
