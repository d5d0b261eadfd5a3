import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import { historyStart, todayIn } from '@galley/shared/domain/businessDay';
import { addDays, type Day } from '@galley/shared/domain/calendar';
import { DATE_RANGES, resolveDateRange } from '@galley/shared/domain/dateRange';
import { ONE, onDatabases, TEST_ZONE } from '../db/testing.ts';
import { pick, randomFrom, type Random } from '../orders/randomRequests.ts';
import { tries } from '../length.ts';
import { callerOf } from '../testing.ts';
import { activityConditions, findActivityPage } from '#server/activities/activityQueries';

const REQUESTS = tries(400);
const today = todayIn(TEST_ZONE, new Date());
const caller = callerOf([1]);

interface Row {
  id: number;
  parent: number;
  company: number;
  contact: number;
  rep: number;
  assignee: number;
  type: number;
  recurrence: number;
  status: number;
  days: [Day, Day | null, Day];
  /** The teams of its assignee. */
  teams: number[];
  /** Whether the caller can edit it. */
  own: boolean;
}

/** For half of the requests only day and status, like the default lists; otherwise any value of an existing activity. */
function sampleFilters(random: Random, row: Row) {
  const either = (value: number, none: number, share = 0.3) => (random() < share ? value : none);
  const plain = random() < 0.5;
  const of = (value: number, none = 0) => (plain ? none : either(value, none));
  /** One value, or a list with it and others. */
  const anyOf = (value: number, other: number) => {
    const asked = of(value);
    return asked === 0 || random() < 0.5 ? asked : [asked, Math.max(1, other), asked];
  };
  const start = addDays(today, -Math.floor(random() * 1_900));
  return {
    SelectedParentID: of(row.parent),
    SelectedCompanyID: of(row.company),
    Filter_ParentID: of(row.parent),
    Filter_CompanyID: of(row.company),
    Filter_ActivityForID: plain ? 0 : pick(random, [-1, 0, row.assignee]),
    Filter_TeamID: of(pick(random, [...row.teams, 1])),
    Filter_OnTime: !plain && random() < 0.2,
    Filter_Associated: !plain && random() < 0.2,
    Filter_ContactID: of(row.contact),
    Filter_SalesRepID: anyOf(row.rep, 1 + Math.floor(random() * 9)),
    Filter_ActivityType: anyOf(row.type, 1 + Math.floor(random() * 9)),
    Filter_Recurrence: of(row.recurrence, -1),
    Filter_Status: Math.floor(random() * 5),
    Filter_DateRange: Math.floor(random() * DATE_RANGES.length),
    Filter_DateType: either(Math.floor(random() * 3), 0),
    Filter_DateStart: start,
    Filter_DateEnd: addDays(start, Math.floor(random() * 400)),
    Filter_Total: 0,
    Filter_Apply: true,
  };
}

const STATUSES = [[0], [1], [2], [0, 1, 2], [0, 1]];

/** Whether a list with these filters shows the activity. */
function isListed(row: Row, filters: ReturnType<typeof sampleFilters>): boolean {
  const is = (wanted: number | number[], value: number, none = 0) =>
    wanted === none || [wanted].flat().includes(value);
  const { from = '', to = '9999' } = resolveDateRange(filters.Filter_DateRange, today, {
    from: filters.Filter_DateStart,
    to: filters.Filter_DateEnd,
  });
  const day = row.days[filters.Filter_DateType as 0 | 1 | 2];
  const isOpenRange = from === '' && to === '9999';
  return (
    row.days[0] >= historyStart(today) &&
    (isOpenRange || (day !== null && day >= from && day <= to)) &&
    is(filters.SelectedParentID, row.parent) &&
    is(filters.SelectedCompanyID, row.company) &&
    is(filters.Filter_ParentID, row.parent) &&
    is(filters.Filter_CompanyID, row.company) &&
    is(
      filters.Filter_ActivityForID === -1 ? caller.employeeId : filters.Filter_ActivityForID,
      row.assignee,
    ) &&
    (filters.Filter_TeamID === 0 || row.teams.includes(filters.Filter_TeamID)) &&
    (!filters.Filter_OnTime || (row.days[1] !== null && row.days[1] <= row.days[0])) &&
    (!filters.Filter_Associated || row.own) &&
    is(filters.Filter_ContactID, row.contact) &&
    is(filters.Filter_SalesRepID, row.rep) &&
    is(filters.Filter_ActivityType, row.type) &&
    is(filters.Filter_Recurrence, row.recurrence, -1) &&
    STATUSES[filters.Filter_Status]?.includes(row.status) === true
  );
}

onDatabases(ONE, 'The activities list', (database) => {
  test('shows exactly the activities that match its filters, on any page, in either direction', async () => {
    // Some days have many, one of them in all three statuses, and some are too old for lists.
    await database().query(sql`UPDATE activity SET start_date = ${today}::date - 100 WHERE id % 9 = 0`);
    await database().query(
      sql`UPDATE activity SET start_date = ${historyStart(today)}::date - id % 3 WHERE id % 50 = 1`,
    );
    const rows = await database().query<Row & { start: Day; completed: Day | null; created: Day }>(sql`
      SELECT id, trend_group_id AS parent, company_id AS company, contact_id AS contact, sales_rep_id AS rep,
        assignee_id AS assignee, type_id AS type, recurrence, status, start_date AS start, completed_on AS completed,
        created_on AS created, ARRAY(SELECT account_type_id FROM employee_account JOIN employee ON employee.id = employee_id
          WHERE employee_id = assignee_id AND disabled_at IS NULL) AS teams,
        ${caller.employeeId} IN (assignee_id, creator_id) OR ${caller.accountTypeIds}::int[] && ARRAY(
          SELECT account_type_id FROM company WHERE company.id = company_id) AS own
      FROM activity ORDER BY start_date, id`);
    const activities: Row[] = rows.map((row) => ({ ...row, days: [row.start, row.completed, row.created] }));
    const random = randomFrom(3);
    let shown = 0;
    for (let round = 0; round < REQUESTS; round += 1) {
      const filters = sampleFilters(random, pick(random, activities));
      const newestFirst = random() < 0.5;
      const found = activities.filter((row) => isListed(row, filters)).map(({ id }) => id);
      if (newestFirst) found.reverse();
      const limit = pick(random, [20, 200]);
      const offset = limit * Math.floor((random() * (found.length + limit)) / limit);
      const answer = await findActivityPage(database(), activityConditions(caller, today, filters), {
        limit,
        offset,
        newestFirst,
      });
      const wanted = { total: found.length, ids: found.slice(offset, offset + limit) };
      assert.deepEqual(answer, wanted, JSON.stringify({ ...filters, newestFirst, limit, offset }));
      shown += answer.ids.length;
    }
    assert.ok(shown > REQUESTS);
  });
});
