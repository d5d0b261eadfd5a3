import type { Day } from '@galley/shared/domain/calendar';
import type { Recurrence } from './rules/series.ts';
import type { Queryable } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import type { Caller } from '../http/caller.ts';
import { HttpProblem } from '../http/problem.ts';
import { isOwnActivity } from './isOwnActivity.ts';

/** An activity locked for writing, with the names for a follow-up draft. */
export interface StoredActivity {
  id: number;
  trend_group_id: number;
  company_id: number;
  company_name: string;
  contact_id: number;
  contact_name: string;
  assignee_id: number;
  creator_id: number;
  account_type_id: number;
  type_id: number;
  start_date: Day;
  status: number;
  recurrence: Recurrence;
  follow_up_end: Day | null;
  series_start: Day;
  comments: string;
  version: number;
  updated_by: number | null;
  updated_at: string;
}

/** Locks an activity for the rest of the transaction, so that each concurrent write sees what the previous one committed. */
export async function lockActivity(transaction: Queryable, id: number): Promise<StoredActivity> {
  await transaction.query(prepared('lock_activity')`SELECT FROM activity WHERE id = ${id} FOR UPDATE`);
  // A separate statement: only one that starts after the lock sees what the previous writer committed.
  const [activity] = await transaction.query<StoredActivity>(prepared('stored_activity')`
    SELECT activity.id, activity.trend_group_id, company_id, company.name AS company_name, contact_id,
      contact.name AS contact_name, assignee_id, creator_id, company.account_type_id, type_id, start_date, status,
      recurrence, follow_up_end, series_start, comments, activity.version, activity.updated_by, activity.updated_at
    FROM activity JOIN company ON company.id = company_id JOIN contact ON contact.id = contact_id
    WHERE activity.id = ${id}`);
  if (activity === undefined) throw new HttpProblem(404, 'There is no activity with this id.');
  return activity;
}

/**
 * Locks an activity that the caller can edit.
 * @throws HttpProblem 404, or 403 if it isn't associated with the caller
 */
export async function lockOwnActivity(
  transaction: Queryable,
  caller: Caller,
  id: number,
): Promise<StoredActivity> {
  const activity = await lockActivity(transaction, id);
  const isOwn = isOwnActivity(caller, {
    accountTypeId: activity.account_type_id,
    assigneeId: activity.assignee_id,
    creatorId: activity.creator_id,
  });
  if (!isOwn) throw new HttpProblem(403, 'This activity is not associated with you.');
  return activity;
}
