import { todayIn } from '@galley/shared/domain/businessDay';
import { addDays } from '@galley/shared/domain/calendar';
import { associatedOnly, everybody, gets, rule, whoSeesOrders, type Rule } from '../accessMatrix/rule.ts';
import { WORLD } from '../accessMatrix/world.ts';
import { TEST_ZONE } from '../db/testing.ts';

const { parent, company, contact } = WORLD;
const page = { PageNo: 1, PageSize: 20 };
const today = todayIn(TEST_ZONE, new Date());
/** Everybody can read activities; a flag says whether they can edit them. */
const marked = (mark: (isAssociated: boolean) => unknown) =>
  associatedOnly(gets(mark(true)), gets(mark(false)));
const activity = {
  saveMode: 0,
  ID: 0,
  CompanyID: company,
  IndividualID: contact,
  ActivityForID: 7,
  TypeID: 1,
  StartDate: '2026-03-02',
  Comments: 'Another call',
  FollowUpRecurrenceType: 0,
  FollowUpEndDate: null,
};
const success = ({ Success }: { Success: boolean }) => Success;
const done = ({ success }: { success: boolean }) => success;
const own = associatedOnly(gets(true), 403);

/** The access rules for activity calls. */
export const activityAccess: readonly Rule[] = [
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
  rule(
    'activitySave asking for a reorder',
    {
      body: {
        saveMode: 0,
        ID: 0,
        CompanyID: WORLD.company,
        IndividualID: WORLD.contact,
        ActivityForID: 1,
        TypeID: 5,
        StartDate: '2026-11-23',
        Comments: 'Request a reorder.',
        FollowUpRecurrenceType: 0,
        FollowUpEndDate: null,
        ReorderLine: '771000-1',
      },
    },
    whoSeesOrders(gets(true), 422),
    ({ Success }) => Success,
  ),
  rule('activitySave adding one', { body: activity }, everybody(gets(true)), success),
  rule('activitySave changing one of a company', { body: { ...activity, ID: WORLD.activity } }, own, success),
  rule(
    'activitySave moving one of a company to a company of nobody’s',
    { body: { ...activity, ID: WORLD.activity, CompanyID: WORLD.farCompany } },
    own,
    success,
  ),
  rule(
    'activitySave changing one that the person is to do',
    { body: { ...activity, ID: WORLD.assignedActivity } },
    everybody(gets(true)),
    success,
  ),
  rule('activityDone of a company', { params: { id: WORLD.activity } }, own, done),
  rule(
    'activityDone that the person is to do, at a company of nobody’s',
    { params: { id: WORLD.assignedActivity } },
    everybody(gets(true)),
    done,
  ),
  rule(
    'activityDone of the person’s making, at a company of nobody’s',
    { params: { id: WORLD.createdActivity } },
    everybody(gets(true)),
    done,
  ),
  rule(
    'activityDone canceling one of a company',
    { params: { id: WORLD.activity }, query: { closemode: 2 } },
    own,
    done,
  ),
  rule('activityDone that does not exist', { params: { id: 2_000_000_000 } }, everybody(404)),
  rule(
    'activityUndo of a company',
    { params: { id: WORLD.closedActivity }, body: { Version: 2 } },
    own,
    done,
  ),
];
