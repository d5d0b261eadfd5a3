import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import type { ActivityDay, ActivityPagedRequest } from './contract.ts';
import { ANY_RECURRENCE, OWN, STATUS_TO_DO } from './rules/activityFilter.ts';
import { STATUS } from './rules/activityStatus.ts';
import { historyStart } from '@galley/shared/domain/businessDay';
import type { Day } from '@galley/shared/domain/calendar';
import { RANGE_CUSTOM, RANGE_UPCOMING, resolveDateRange } from '@galley/shared/domain/dateRange';
import type { Recurrence } from './rules/series.ts';
import type { Queryable } from '../db/database.ts';
import { utc } from '../db/utc.ts';
import { equals, equalsAny } from '../db/equals.ts';
import { prepared } from '../db/prepared.ts';
import type { Caller } from '../http/caller.ts';
import { customRange } from '../http/customRange.ts';
import { within } from '../db/selection.ts';
import { teamMembers } from '../db/team.ts';
import { isOwn } from './isOwnActivity.ts';

type Filters = Omit<ActivityPagedRequest, 'PageNo' | 'PageSize' | 'SortBy' | 'SortOrder' | 'EmployeeUID'>;

/** The list's default: your open activities of the coming days, for all companies. */
export const DEFAULT_FILTERS: Filters = {
  SelectedParentID: 0,
  SelectedCompanyID: 0,
  Filter_ParentID: 0,
  Filter_CompanyID: 0,
  Filter_ActivityForID: OWN,
  Filter_TeamID: 0,
  Filter_ContactID: 0,
  Filter_SalesRepID: 0,
  Filter_ActivityType: 0,
  Filter_Recurrence: ANY_RECURRENCE,
  Filter_Status: STATUS_TO_DO,
  Filter_DateRange: RANGE_UPCOMING,
  Filter_DateType: 0,
  Filter_DateStart: null,
  Filter_DateEnd: null,
  Filter_OnTime: false,
  Filter_Total: 0,
  Filter_Apply: false,
};

const START_DATE = raw('start_date');

/** Columns by Filter_DateType: activity date, date completed, date created. */
const DATE_COLUMNS = [START_DATE, raw('completed_on'), raw('created_on')];

/** Conditions by Filter_Status: To Do, Done, Canceled, All, To Do & Done. */
const IN_STATUS = [
  sql` AND status = ${raw(String(STATUS.open))}`,
  sql` AND status = ${raw(String(STATUS.closed))}`,
  sql` AND status = ${raw(String(STATUS.canceled))}`,
  empty,
  sql` AND status IN (${raw(`${STATUS.open}, ${STATUS.closed}`)})`,
];

/** Conditions of call 3. They need only the activity's own columns, so counting and finding a page need no join. */
export interface ActivityConditions {
  /** Conditions on day and status, which activity_day can answer. */
  byDay: Sql;
  /** `AND …` for all other conditions; may be empty. */
  others: Sql;
}

export function activityConditions(
  caller: Pick<Caller, 'employeeId' | 'accountTypeIds'>,
  today: Day,
  filters: Filters,
): ActivityConditions {
  const { from, to } = resolveDateRange(
    filters.Filter_DateRange,
    today,
    customRange(filters.Filter_DateRange === RANGE_CUSTOM, filters),
  );
  const date = DATE_COLUMNS[filters.Filter_DateType] ?? START_DATE;
  const range = sql`${from === undefined ? empty : sql` AND ${date} >= ${from}`}${to === undefined ? empty : sql` AND ${date} <= ${to}`}`;
  const assignee = filters.Filter_ActivityForID === OWN ? caller.employeeId : filters.Filter_ActivityForID;
  const others = [
    date === START_DATE ? empty : range,
    within({ parentId: filters.SelectedParentID, companyId: filters.SelectedCompanyID }, COLUMNS),
    within({ parentId: filters.Filter_ParentID, companyId: filters.Filter_CompanyID }, COLUMNS),
    equals('assignee_id', assignee),
    filters.Filter_TeamID === 0 ? empty : sql` AND assignee_id IN (${teamMembers(filters.Filter_TeamID)})`,
    filters.Filter_OnTime ? sql` AND completed_on <= start_date` : empty,
    filters.Filter_Associated === true ? sql` AND ${isOwn(caller)}` : empty,
    filters.Filter_ContactID === 0
      ? empty
      : sql` AND contact_id = (SELECT surviving_contact(${filters.Filter_ContactID}))`,
    equalsAny('sales_rep_id', filters.Filter_SalesRepID),
    equalsAny('type_id', filters.Filter_ActivityType),
    equals('recurrence', filters.Filter_Recurrence, -1),
  ];
  return {
    byDay: sql`start_date >= ${historyStart(today)}${date === START_DATE ? range : empty}${IN_STATUS[filters.Filter_Status] ?? empty}`,
    others: join(others, ''),
  };
}

const COLUMNS = { parent: sql`trend_group_id`, company: sql`company_id` };

/** Counts the matching activities, in SQL. */
export const activityCount = ({ byDay, others }: ActivityConditions): Sql =>
  sql`SELECT count(*) FROM activity WHERE ${byDay}${others}`;

/** Whether the daily counters are sufficient. */
export const isCountedByDay = ({ others }: ActivityConditions): boolean => others.text === '';

/** The list's total, computed as for its pages. */
export const activityTotal = (conditions: ActivityConditions): Sql =>
  isCountedByDay(conditions)
    ? sql`SELECT COALESCE(sum(n), 0) FROM activity_day WHERE ${conditions.byDay}`
    : activityCount(conditions);

interface ListPage {
  limit: number;
  offset: number;
  newestFirst: boolean;
}

/** Finds a page by counting and skipping the activities themselves. */
function searchedPage(conditions: ActivityConditions, { limit, offset, newestFirst }: ListPage): Sql {
  const order = newestFirst ? sql`start_date DESC, id DESC` : sql`start_date, id`;
  return sql`
    SELECT (${activityCount(conditions)}) AS total,
      ARRAY(SELECT id FROM activity WHERE ${conditions.byDay}${conditions.others} ORDER BY ${order}
        LIMIT ${limit} OFFSET ${offset}) AS ids`;
}

/** The same with the daily counters, which also tell which days the page is on, so that only those days are read. */
function countedPage(byDay: Sql, { limit, offset, newestFirst }: ListPage): Sql {
  const direction = raw(newestFirst ? 'DESC' : 'ASC');
  return sql`
    WITH day AS MATERIALIZED (
      SELECT start_date, n, sum(n) OVER (ORDER BY start_date ${direction}) - n AS before
      FROM (SELECT start_date, sum(n)::int AS n FROM activity_day WHERE ${byDay} GROUP BY start_date) AS one),
    page AS MATERIALIZED (
      SELECT min(start_date) AS first, max(start_date) AS last, min(before) AS before FROM day
      WHERE before < ${offset + limit} AND before + n > ${offset})
    SELECT (SELECT COALESCE(sum(n), 0) FROM day) AS total,
      ARRAY(SELECT id FROM activity
        WHERE ${byDay} AND start_date BETWEEN (SELECT first FROM page) AND (SELECT last FROM page)
        ORDER BY start_date ${direction}, id ${direction}
        LIMIT ${limit} OFFSET (SELECT ${offset}::bigint - before FROM page)) AS ids`;
}

/** Counts the matching activities and returns the ids of one page: in one statement, so that both use the same snapshot. */
export async function findActivityPage(
  database: Queryable,
  conditions: ActivityConditions,
  page: ListPage,
): Promise<{ total: number; ids: number[] }> {
  const [row] = await database.query<{ total: number; ids: number[] }>(
    isCountedByDay(conditions) ? countedPage(conditions.byDay, page) : searchedPage(conditions, page),
  );
  return row ?? { total: 0, ids: [] };
}

/** The days on which an employee has open activities, as far back as the lists go. */
export const readActivityDays = (database: Queryable, assignee: number, today: Day): Promise<ActivityDay[]> =>
  database.query<ActivityDay>(sql`
    SELECT start_date AS "Day", count(*)::int AS "Open", count(*) FILTER (WHERE recurrence > 0)::int AS "Recurring"
    FROM activity WHERE assignee_id = ${assignee} AND status = 0 AND start_date >= ${historyStart(today)}
    GROUP BY start_date ORDER BY start_date`);

/** A stored activity, with the names it refers to. */
export interface ActivityRow {
  id: number;
  parentId: number;
  companyId: number;
  companyName: string;
  address1: string;
  address2: string;
  city: string;
  state: string;
  zip: string;
  salesRepName: string;
  contactId: number;
  contactName: string;
  contactTitle: string;
  contactEmail: string;
  contactPhone: string;
  contactCell: string;
  assigneeId: number;
  assigneeName: string;
  creatorId: number;
  creatorName: string;
  typeId: number;
  typeName: string;
  startDate: Day;
  comments: string;
  status: number;
  recurrence: Recurrence;
  seriesStart: Day;
  followUpEnd: Day | null;
  accountTypeId: number;
  version: number;
}

/**
 * The activities with these ids, in their order. Names come from subqueries, because each join makes planning slower.
 */
export function readActivities(database: Queryable, ids: number[]): Promise<ActivityRow[]> {
  return database.query<ActivityRow>(prepared('activities')`
    SELECT activity.id, activity.trend_group_id AS "parentId", activity.company_id AS "companyId",
      company.name AS "companyName", company.address1, company.address2, company.city, company.state, company.zip,
      (SELECT full_name FROM employee WHERE id = company.sales_rep_id) AS "salesRepName", contact_id AS "contactId", contact.name AS "contactName",
      contact.title AS "contactTitle", contact.email AS "contactEmail", contact.phone AS "contactPhone",
      contact.cell AS "contactCell", assignee_id AS "assigneeId", (SELECT full_name FROM employee WHERE id = assignee_id) AS "assigneeName",
      creator_id AS "creatorId", (SELECT full_name FROM employee WHERE id = creator_id) AS "creatorName", type_id AS "typeId",
      (SELECT name FROM activity_type WHERE id = type_id) AS "typeName", start_date AS "startDate", comments, status, recurrence,
      follow_up_end AS "followUpEnd", series_start AS "seriesStart", company.account_type_id AS "accountTypeId", activity.version
    FROM unnest(${ids}::int[]) WITH ORDINALITY AS page (id, place)
    JOIN activity ON activity.id = page.id
    JOIN company ON company.id = activity.company_id
    JOIN contact ON contact.id = activity.contact_id
    WHERE activity.id = ANY(${ids}::int[]) ORDER BY place`);
}

/** Who last changed these activities and when, if somebody did. */
export const readLastChanges = (
  database: Queryable,
  ids: number[],
): Promise<{ id: number; byId: number; by: string; at: string }[]> =>
  database.query(prepared('activity_changes')`
    SELECT activity.id, employee.id AS "byId", employee.full_name AS by,
      ${utc('activity.updated_at')} AS at
    FROM activity JOIN employee ON employee.id = activity.updated_by WHERE activity.id = ANY(${ids}::int[])`);
