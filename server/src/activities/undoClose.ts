import sql from 'sql-template-tag';
import { STATUS } from './rules/activityStatus.ts';
import { audit } from '../common/audit.ts';
import type { Queryable } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';
import { HttpProblem } from '../http/problem.ts';
import { hasFiles } from './hasFiles.ts';
import { lockOwnActivity } from './lockActivity.ts';

/** Deletes the occurrence that closing scheduled, if nobody has changed it. @returns its id */
async function withdrawNext(transaction: Queryable, id: number): Promise<number | null> {
  const [next] = await transaction.query<{ id: number; status: number; version: number }>(
    sql`SELECT id, status, version FROM activity WHERE previous_id = ${id} FOR UPDATE`,
  );
  if (next === undefined) return null;
  if (next.status !== STATUS.open || next.version !== 1 || (await hasFiles(transaction, next.id))) {
    throw new HttpProblem(409, 'The next occurrence has already changed, so this can’t be undone.');
  }
  await transaction.query(sql`DELETE FROM activity WHERE id = ${next.id}`);
  return next.id;
}

/**
 * Reopens an activity closed at `version`, and withdraws the occurrence that closing scheduled (SER-08).
 * @throws HttpProblem 404, 403 if it isn't associated, 409 if it or its next occurrence has changed since
 */
export async function undoClose(
  transaction: Queryable,
  caller: Caller,
  { id, version }: { id: number; version: number },
): Promise<void> {
  const { status, version: stored } = await lockOwnActivity(transaction, caller, id);
  if (status === STATUS.open || stored !== version) {
    throw new HttpProblem(409, 'This activity has changed in the meantime.');
  }
  const withdrawn = await withdrawNext(transaction, id);
  await transaction.query(sql`
    UPDATE activity SET status = ${STATUS.open}, completed_on = NULL, version = version + 1, updated_at = now(),
      updated_by = ${caller.employeeId} WHERE id = ${id}`);
  await audit(transaction, caller.employeeId, {
    action: 'activity reopened',
    record: `activity/${id}`,
    before: { status },
    after: { status: STATUS.open, withdrawn },
  });
}
