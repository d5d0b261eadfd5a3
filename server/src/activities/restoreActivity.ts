import sql from 'sql-template-tag';
import { STATUS } from './rules/activityStatus.ts';
import { audit } from '../common/audit.ts';
import type { Queryable } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';
import { HttpProblem } from '../http/problem.ts';
import { hasFiles } from './hasFiles.ts';
import { isOwnActivity } from './isOwnActivity.ts';
import { lockActivity, type StoredActivity } from './lockActivity.ts';

/** Locks an activity that hasn't changed since the caller's change. @throws HttpProblem 404, 409 if it has changed since */
async function lockAsLeft(transaction: Queryable, id: number, version: number): Promise<StoredActivity> {
  const activity = await lockActivity(transaction, id);
  if (activity.version !== version) throw new HttpProblem(409, 'This activity has changed in the meantime.');
  return activity;
}

const reassigned = ({ assignee_id, type_id, start_date, series_start, follow_up_end }: StoredActivity) => ({
  assignee: assignee_id,
  type: type_id,
  start: start_date,
  seriesStart: series_start,
  end: follow_up_end,
});

/**
 * Restores an activity's assignee, type, dates and series (BULK-07). Anyone who could edit the activity before the
 * change can restore it, even if their own change assigned it to someone else.
 * @param version the version after the change
 * @throws HttpProblem 403, 404, 409 if it has changed since
 */
export async function restoreActivity(
  transaction: Queryable,
  caller: Caller,
  { version, before }: { version: number; before: StoredActivity },
): Promise<void> {
  const { id } = before;
  const now = await lockAsLeft(transaction, id, version);
  const isOwn = isOwnActivity(caller, {
    accountTypeId: now.account_type_id,
    assigneeId: before.assignee_id,
    creatorId: now.creator_id,
  });
  if (!isOwn) throw new HttpProblem(403, 'This activity is not associated with you.');
  await transaction.query(sql`
    UPDATE activity SET assignee_id = ${before.assignee_id}, type_id = ${before.type_id},
      start_date = ${before.start_date}::date, series_start = ${before.series_start}::date,
      follow_up_end = ${before.follow_up_end}::date, version = version + 1, updated_at = now(),
      updated_by = ${caller.employeeId} WHERE id = ${id}`);
  await audit(transaction, caller.employeeId, {
    action: 'activity changed',
    record: `activity/${id}`,
    before: reassigned(now),
    after: reassigned(before),
  });
}

/**
 * Deletes an activity that the caller added and nobody has changed (BULK-07).
 * @throws HttpProblem 403, 404, 409 if it has changed since
 */
export async function withdrawActivity(transaction: Queryable, caller: Caller, id: number): Promise<void> {
  const { creator_id, status, ...activity } = await lockAsLeft(transaction, id, 1);
  if (creator_id !== caller.employeeId) throw new HttpProblem(403, 'You didn’t create this activity.');
  if (status !== STATUS.open || (await hasFiles(transaction, id)))
    throw new HttpProblem(409, 'This activity has changed in the meantime.');
  await transaction.query(sql`DELETE FROM activity WHERE id = ${id}`);
  await audit(transaction, caller.employeeId, {
    action: 'activity removed',
    record: `activity/${id}`,
    before: { ...reassigned({ ...activity, creator_id, status }), company: activity.company_id },
  });
}
