import { todayIn } from '@galley/shared/domain/businessDay';
import { OWNERS } from '../accessMatrix/people.ts';
import { everybody, gets, rule, whoSeesOrders, type Rule } from '../accessMatrix/rule.ts';
import { WORLD } from '../accessMatrix/world.ts';
import { TEST_ZONE } from '../db/testing.ts';

const { parent, company } = WORLD;
const today = todayIn(TEST_ZONE, new Date());
const ofTeam = {
  query: { Team: OWNERS.inside, Employee: 0, From: today, To: today, ParentID: parent, CompanyID: company },
};
const labels = (options: { label: string }[]) => options.map(({ label }) => label);

/** Calls across the records of every room: lookups, palette, figures, My Day and bulk changes. */
export const dayAccess: readonly Rule[] = [
  rule('trendGroups', {}, everybody(gets([2, 3, 6, 51])), ({ TrendGroups, Customers, Employees, States }) =>
    [TrendGroups, Customers, Employees, States].map(({ length }) => length),
  ),
  rule(
    'counts of a company',
    { body: { ParentCompanyID: parent, CompanyID: company } },
    whoSeesOrders(gets([1, 1, 2, 2]), gets([1, 1, 2, 0])),
    ({ CompanyCount, ContactCount, ActivityCount, OrderCount }) => [
      CompanyCount,
      ContactCount,
      ActivityCount,
      OrderCount,
    ],
  ),
  rule('forecastFamilies', {}, everybody(gets(5)), (families) => families.length),
  rule('parentSearch', { query: { searchterm: 'matrix' } }, everybody(gets(['Matrix'])), ({ results }) =>
    labels(results),
  ),
  rule(
    'companySearch',
    { query: { searchterm: 'matrix' } },
    everybody(gets(['Matrix Press', 'Matrix Prospect'])),
    ({ results }) => labels(results),
  ),
  rule(
    'contactSearch',
    { query: { searchterm: 'matrix', companyid: company } },
    everybody(gets(['Matrix Buyer'])),
    ({ results }) => labels(results),
  ),
  rule(
    'palette for the beginning of an order number',
    { query: { term: '7710' } },
    whoSeesOrders(gets([[], [], ['771000-1', '771000-2']]), gets([[], [], []])),
    ({ Companies, Contacts, Orders }) => [Companies, Contacts, labels(Orders)],
  ),
  rule(
    'paletteTexts for notes',
    { query: { term: 'call' } },
    everybody(gets(4)),
    ({ Activities }) => Activities.length,
  ),
  rule(
    'paletteTexts for an advertiser',
    { query: { term: 'example adv' } },
    whoSeesOrders(gets(['771000-2', '771000-1']), gets([])),
    ({ Orders }) => labels(Orders),
  ),
  rule(
    'salesReps of a company',
    { query: { parentId: parent, companyId: company } },
    everybody(gets(['colleague Person'])),
    (reps) => labels(reps),
  ),
  rule(
    'salesReps as account owners',
    { query: { companyId: -1 } },
    everybody(gets(['Elsewhere', 'Inside', 'Outside'])),
    (owners) => labels(owners),
  ),
  rule('myDay', { query: { ParentID: 0, CompanyID: 0 } }, everybody(gets([true])), ({ Activities }) =>
    Activities.map(({ IsAssociated }) => IsAssociated),
  ),
  // Everybody can list the team's activities; only people who see its orders see that its company was won.
  rule('figures of a team', ofTeam, whoSeesOrders(gets([2, 1]), gets([2, 0])), ({ People, Total }) => [
    People.length,
    Total.Won.Count,
  ]),
  rule('figures of a team that is not there', { query: { ...ofTeam.query, Team: 999 } }, everybody(404)),
  rule('figuresExport of a team', ofTeam, everybody(gets('PK')), (sheet) => String(sheet).slice(0, 2)),
  rule(
    'bulkStart with a record that does not exist',
    { body: { Action: 'retypeActivities', Ids: [9], TypeID: 1 } },
    everybody(gets(1)),
    ({ Total }) => Total,
  ),
  rule('bulkJob of nobody’s', { params: { id: 2_000_000_000 } }, everybody(404)),
  rule('bulkCancel of nobody’s', { params: { id: 2_000_000_000 } }, everybody(404)),
  rule('bulkUndo of nobody’s', { params: { id: 2_000_000_000 } }, everybody(404)),
  rule(
    'bulkVerdicts of nobody’s',
    { params: { id: 2_000_000_000 }, query: { verdict: 'done' } },
    everybody(404),
  ),
  rule('bulkJobs', {}, everybody(gets(true)), ({ Jobs }) => Jobs.every(({ Total }) => Total === 1)),
];
