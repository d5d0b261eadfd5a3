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
  rule('activityTypes', '', {}, (types) => types.length, everybody(gets(8))),
  rule(
    'activityPaged',
    'of a company',
    {
      body: {
        ...page,
        SelectedParentID: parent,
        SelectedCompanyID: company,
        Filter_ActivityForID: 0,
        Filter_Status: 3,
      },
    },
    ({ Activities, TotalCount }) => [TotalCount, Activities.map(({ IsAssociated }) => IsAssociated)],
    marked((isAssociated) => [2, [isAssociated, isAssociated]]),
  ),
  rule(
    'activityPaged',
    'of a company of nobody’s, where the person is assignee or creator',
    { body: { ...page, SelectedCompanyID: WORLD.farCompany, Filter_ActivityForID: 0 } },
    ({ Activities }) => Activities.map(({ IsAssociated }) => IsAssociated),
    everybody(gets([true, true])),
  ),
  rule(
    'activityRecords',
    'of a company',
    { body: { IDs: [WORLD.activity] } },
    ({ Activities }) => Activities.map(({ IsAssociated }) => IsAssociated),
    marked((isAssociated) => [isAssociated]),
  ),
  rule(
    'activityCalendar',
    'of a company, as its list',
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
    ({ Activities, TotalCount }) => [TotalCount, Activities.map(({ IsAssociated }) => IsAssociated)],
    marked((isAssociated) => [2, [isAssociated, isAssociated]]),
  ),
  rule(
    'activityDays',
    'of the person',
    (me) => ({ query: { assignee: me.id } }),
    (days) => days.map(({ Open, Recurring }) => [Open, Recurring]),
    everybody(gets([[1, 0]])),
  ),
  rule(
    'myDay',
    '',
    { query: { ParentID: 0, CompanyID: 0 } },
    ({ Activities }) => Activities.map(({ IsAssociated }) => IsAssociated),
    everybody(gets([true])),
  ),
];
