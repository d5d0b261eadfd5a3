import sql from 'sql-template-tag';
import type { FollowUpDraft } from './contract.ts';
import { CLOSE_MODES, STATUS, type CloseMode } from './rules/activityStatus.ts';
import { FOLLOW_UP_TYPE } from './rules/activityRules.ts';
import type { Day } from '@galley/shared/domain/calendar';
import { nextOccurrence } from './rules/series.ts';
import { audit } from '../common/audit.ts';
import type { Queryable } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';
import { localDate } from '../http/localDate.ts';
import { HttpProblem } from '../http/problem.ts';
import type { StoredActivity } from './lockActivity.ts';

/** Schedules the next occurrence of a series, if there is one. @returns its id */
async function scheduleNext(
  transaction: Queryable,
  activity: StoredActivity,
  today: Day,
): Promise<number | undefined> {
  const { recurrence, series_start: start, follow_up_end: end, start_date: own } = activity;
  const next = nextOccurrence({ recurrence, start, end: end ?? undefined }, own, today);
  if (next === undefined) return undefined;
  const [scheduled] = await transaction.query<{ id: number }>(sql`
    INSERT INTO activity (trend_group_id, company_id, contact_id, sales_rep_id, assignee_id, creator_id, type_id,
      start_date, recurrence, follow_up_end, series_start, previous_id, comments, created_on)
    SELECT company.trend_group_id, company.id, contact_id, company.sales_rep_id, assignee_id, creator_id, type_id,
      ${next}::date, recurrence, follow_up_end, series_start, activity.id, comments, ${today}::date
    FROM activity CROSS JOIN
      (SELECT id, trend_group_id, sales_rep_id FROM company WHERE id = ${activity.company_id} FOR SHARE) AS company
    WHERE activity.id = ${activity.id} RETURNING id`);
  // The next occurrence has the same notes, so copy their mentions.
  await transaction.query(sql`
    INSERT INTO mention (employee_id, activity_id)
    SELECT employee_id, next.id FROM mention JOIN activity AS next ON next.previous_id = mention.activity_id
    WHERE mention.activity_id = ${activity.id}`);
  return scheduled?.id;
}

/** The initial values of an activity's follow-up. */
export const draftOf = (activity: StoredActivity): FollowUpDraft => ({
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

/** @throws HttpProblem 409 if it's already closed */
export function refuseClosed({ status }: StoredActivity): void {
  if (status !== STATUS.open) throw new HttpProblem(409, 'This activity is already closed.');
}

export interface Closed {
  version: number;
  /** The next occurrence, if the series continues. */
  scheduled: number | undefined;
}

/**
 * Closes or cancels an open activity, locked by this transaction, and schedules the next occurrence of a series (SER-02, SER-04, SER-05).
 * @throws HttpProblem 409 if it's already closed
 */
export async function closeActivity(
  transaction: Queryable,
  {
    caller,
    today,
    activity,
    mode,
  }: { caller: Caller; today: Day; activity: StoredActivity; mode: CloseMode },
): Promise<Closed> {
  const { id } = activity;
  refuseClosed(activity);
  const status = mode === CLOSE_MODES.done ? STATUS.closed : STATUS.canceled;
  const [changed] = await transaction.query<{ version: number }>(sql`
    UPDATE activity SET status = ${status}, completed_on = ${mode === 0 ? today : null}::date, version = version + 1,
      updated_at = now(), updated_by = ${caller.employeeId} WHERE id = ${id} RETURNING version`);
  const scheduled = mode === 2 ? undefined : await scheduleNext(transaction, activity, today);
  await audit(transaction, caller.employeeId, {
    action: mode === 0 ? 'activity done' : 'activity canceled',
    record: `activity/${id}`,
    before: { status: STATUS.open },
    after: { status, scheduled: scheduled ?? null },
  });
  return { version: changed?.version ?? activity.version + 1, scheduled };
}
