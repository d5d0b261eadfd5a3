import sql from 'sql-template-tag';
import type { FollowUpDraft } from '@galley/shared/contract/activities';
import type { Day } from '@galley/shared/domain/calendar';
import { nextOccurrence, type Recurrence } from '@galley/shared/domain/series';
import { audit } from '../audit.ts';
import type { Database, Queryable } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';
import { localDate } from '../http/localDate.ts';
import { HttpProblem } from '../http/problem.ts';

/** 0 done, 1 cancel this occurrence, 2 cancel this and all that remain. */
export type CloseMode = 0 | 1 | 2;

const OPEN = 0;
const CLOSED = 1;
const CANCELED = 2;
/** The type that a follow-up begins with. Source: product specification, entities. */
const FOLLOW_UP_TYPE = 5;

interface OpenActivity {
  id: number;
  trend_group_id: number;
  company_id: number;
  company_name: string;
  contact_id: number;
  contact_name: string;
  assignee_id: number;
  creator_id: number;
  account_type_id: number;
  start_date: Day;
  status: number;
  recurrence: Recurrence;
  follow_up_end: Day | null;
  series_start: Day;
  comments: string;
}

/** The activity, locked for the rest of the transaction: of many closings at once, one finds it open. */
async function lockActivity(transaction: Queryable, id: number): Promise<OpenActivity> {
  const [activity] = await transaction.query<OpenActivity>(sql`
    SELECT activity.id, activity.trend_group_id, company_id, company.name AS company_name, contact_id,
      contact.name AS contact_name, assignee_id, creator_id, company.account_type_id, start_date, status, recurrence,
      follow_up_end, series_start, comments
    FROM activity JOIN company ON company.id = company_id JOIN contact ON contact.id = contact_id
    WHERE activity.id = ${id} FOR UPDATE OF activity`);
  if (activity === undefined) throw new HttpProblem(404, 'There is no activity of this id.');
  return activity;
}

function refuseForeign(activity: OpenActivity, caller: Caller): void {
  const isOwn =
    caller.accountTypeIds.includes(activity.account_type_id) ||
    [activity.assignee_id, activity.creator_id].includes(caller.employeeId);
  if (!isOwn) throw new HttpProblem(403, 'This activity is not associated with you.');
}

/** Schedules the next occurrence of a series, if there is one. @returns its id */
async function scheduleNext(
  transaction: Queryable,
  activity: OpenActivity,
  today: Day,
): Promise<number | undefined> {
  const { recurrence, series_start: start, follow_up_end: end, start_date: own } = activity;
  const next = nextOccurrence({ recurrence, start, end: end ?? undefined }, own, today);
  if (next === undefined) return undefined;
  const [scheduled] = await transaction.query<{ id: number }>(sql`
    INSERT INTO activity (trend_group_id, company_id, contact_id, sales_rep_id, assignee_id, creator_id, type_id,
      start_date, recurrence, follow_up_end, series_start, previous_id, comments, created_on)
    SELECT trend_group_id, company_id, contact_id, sales_rep_id, assignee_id, creator_id, type_id,
      ${next}::date, recurrence, follow_up_end, series_start, id, comments, ${today}::date
    FROM activity WHERE id = ${activity.id} RETURNING id`);
  return scheduled?.id;
}

/** What a follow-up of a closed activity begins with. */
const draftOf = (activity: OpenActivity): FollowUpDraft => ({
  ID: -2,
  ParentID: activity.trend_group_id,
  CompanyID: activity.company_id,
  CompanyName: activity.company_name,
  IndividualID: activity.contact_id,
  IndividualName: activity.contact_name,
  ActivityForID: activity.assignee_id,
  TypeID: FOLLOW_UP_TYPE,
  StartDate: localDate(null),
  ActivityComments: activity.comments,
  FollowUpRecurrenceType: 0,
  FollowUpEndDate: localDate(null),
});

/**
 * Call 6: closes or cancels an open activity, and schedules the next occurrence of a series.
 * @returns the draft of a follow-up where done and nothing was scheduled, else null
 * @throws HttpProblem 404, 403 when not associated, 409 when it is closed already
 */
export function closeActivity(
  database: Database,
  caller: Caller,
  today: Day,
  { id, mode }: { id: number; mode: CloseMode },
): Promise<FollowUpDraft | null> {
  return database.transaction(async (transaction) => {
    const activity = await lockActivity(transaction, id);
    refuseForeign(activity, caller);
    if (activity.status !== OPEN) throw new HttpProblem(409, 'This activity is closed already.');
    const status = mode === 0 ? CLOSED : CANCELED;
    await transaction.query(sql`
      UPDATE activity SET status = ${status}, completed_on = ${today}::date, version = version + 1,
        updated_at = now(), updated_by = ${caller.employeeId} WHERE id = ${id}`);
    const scheduled = mode === 2 ? undefined : await scheduleNext(transaction, activity, today);
    await audit(transaction, {
      employeeId: caller.employeeId,
      action: mode === 0 ? 'activity done' : 'activity canceled',
      record: `activity/${id}`,
      before: { status: OPEN },
      after: { status, scheduled: scheduled ?? null },
    });
    return mode === 0 && scheduled === undefined ? draftOf(activity) : null;
  });
}
