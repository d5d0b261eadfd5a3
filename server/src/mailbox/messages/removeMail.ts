import sql from 'sql-template-tag';
import { isOperations } from '@galley/shared/domain/employeeTypes';
import { removeLogged } from '../../activities/index.ts';
import { audit } from '../../common/audit.ts';
import type { Database, Queryable } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { HttpProblem } from '../../http/problem.ts';
import { lockMail } from './readMail.ts';

/** Messages to delete in one transaction. */
const AT_ONCE = 100;
const DAY_MS = 86_400_000;

/** Deletes locked messages, with their activities, files and every other copy of their text (MAIL-13). */
async function remove(
  transaction: Queryable,
  employeeId: number | null,
  ids: readonly number[],
): Promise<void> {
  // If a message went to several contacts that were merged, it keeps one activity (MERG-03); contact_merge_row has the others.
  const activities = await transaction.query<{ id: number }>(sql`
    SELECT id FROM activity WHERE id IN (
      SELECT activity_id FROM mail_contact WHERE mail_id = ANY(${ids}::int[])
      UNION SELECT (before ->> 'activity_id')::int FROM contact_merge_row
      WHERE source = 'mail_contact' AND (before ->> 'mail_id')::int = ANY(${ids}::int[])) ORDER BY id`);
  await transaction.query(sql`DELETE FROM mail_message WHERE id = ANY(${ids}::int[])`);
  await transaction.query(sql`
    DELETE FROM inbox_item WHERE kind = 'answered' AND occasion = ANY(${ids.map((id) => `mail ${id}`)}::text[])`);
  await removeLogged(
    transaction,
    employeeId,
    activities.map(({ id }) => id),
  );
  for (const id of ids)
    await audit(transaction, employeeId, { action: 'mail removed', record: `mail/${id}` });
}

/**
 * Call 352: removes a message from Galley. It stays in the mailbox and isn't imported again.
 * @throws HttpProblem 403 when it is somebody else's, 404
 */
export async function removeMail(transaction: Queryable, caller: Caller, id: number): Promise<true> {
  const { employee } = await lockMail(transaction, caller, id);
  if (employee !== caller.employeeId && !isOperations(caller.employeeType))
    throw new HttpProblem(403, 'Only a message’s owner or Operations can remove it.');
  await remove(transaction, caller.employeeId, [id]);
  return true;
}

/** The time of the oldest messages to keep; older ones are neither filed nor kept (MAIL-14). */
export const keptSince = (keepDays: number, now: Date): string =>
  new Date(now.getTime() - keepDays * DAY_MS).toISOString();

/** Deletes messages older than `keepDays`, with everything made from them (MAIL-14). @returns how many */
export async function forgetOldMail(database: Database, keepDays: number, now: Date): Promise<number> {
  let count = 0;
  for (;;) {
    const gone = await database.transaction(async (transaction) => {
      const old = await transaction.query<{ id: number }>(sql`
        SELECT id FROM mail_message WHERE sent_at < ${keptSince(keepDays, now)}::timestamptz
        ORDER BY id LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED`);
      const ids = old.map(({ id }) => id);
      if (ids.length > 0) await remove(transaction, null, ids);
      return ids.length;
    });
    count += gone;
    if (gone < AT_ONCE) return count;
  }
}
