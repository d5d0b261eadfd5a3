import { todayIn } from '@galley/shared/domain/businessDay';
import { addDays } from '@galley/shared/domain/calendar';
import { TEST_ZONE } from '../db/testing.ts';
import { associatedOnly, everybody, gets, rule, type Rule } from './rule.ts';
import { WORLD } from './world.ts';

const { parent, company } = WORLD;
const page = { PageNo: 1, PageSize: 20 };
const today = todayIn(TEST_ZONE, new Date());

/** Activities are everybody's to read; a mark says whose they are. */
const marked = (mark: (isAssociated: boolean) => unknown) =>
  associatedOnly(gets(mark(true)), gets(mark(false)));

export const activityRules: readonly Rule[] = [
  rule('activityTypes', {}, everybody(gets(8)), (types) => types.length),
  rule(
    'activityPaged of a company',
    {
      body: {
        ...page,
        SelectedParentID: parent,
        SelectedCompanyID: company,
        Filter_ActivityForID: 0,
        Filter_Status: 3,
      },
    },
    marked((isAssociated) => [2, [isAssociated, isAssociated]]),
    ({ Activities, TotalCount }) => [TotalCount, Activities.map(({ IsAssociated }) => IsAssociated)],
  ),
  rule(
    'activityPaged of a company of nobody’s, where the person is assignee or creator',
    { body: { ...page, SelectedCompanyID: WORLD.farCompany, Filter_ActivityForID: 0 } },
    everybody(gets([true, true])),
    ({ Activities }) => Activities.map(({ IsAssociated }) => IsAssociated),
  ),
  rule(
    'activityRecords of a company',
    { body: { IDs: [WORLD.activity] } },
    marked((isAssociated) => [isAssociated]),
    ({ Activities }) => Activities.map(({ IsAssociated }) => IsAssociated),
  ),
  rule(
    'activityCalendar of a company, as its list',
    {
      body: {
        From: addDays(today, -1),
        To: addDays(today, 1),
        SelectedCompanyID: company,
        Filter_ActivityForID: 0,
        Filter_Status: 3,
        Filter_DateRange: 7,
      },
    },
    marked((isAssociated) => [2, [isAssociated, isAssociated]]),
    ({ Activities, TotalCount }) => [TotalCount, Activities.map(({ IsAssociated }) => IsAssociated)],
  ),
  rule(
    'activityDays of the person',
    (me) => ({ query: { assignee: me.id } }),
    everybody(gets([[1, 0]])),
    (days) => days.map(({ Open, Recurring }) => [Open, Recurring]),
  ),
  rule('myDay', { query: { ParentID: 0, CompanyID: 0 } }, everybody(gets([true])), ({ Activities }) =>
    Activities.map(({ IsAssociated }) => IsAssociated),
  ),
];
