import sql from 'sql-template-tag';
import { STATUS_TO_DO } from '../../activities/rules/activityFilter.ts';
import { INBOX_MORNING } from '../rules/inbox.ts';
import type { Database } from '../../db/database.ts';
import { notifyWaitingProofs } from './notifyWaitingProofs.ts';

/** How many days notifications are kept, counted for a snoozed one from its return (INBOX-04). */
const KEPT_DAYS = 90;

/**
 * Notifies everyone, once a day, of how many of their activities are due (INBOX-03), replacing the notifications of earlier
 * days, except snoozed ones (INBOX-05). Each is sent once, even with several servers.
 */
async function tellDue(database: Database, at: Date, timeZone: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const [begun] = await transaction.query<{ day: string }>(sql`
      INSERT INTO inbox_day (day)
      SELECT local::date FROM (SELECT ${at.toISOString()}::timestamptz AT TIME ZONE ${timeZone} AS local) AS now
      WHERE local::time >= ${INBOX_MORNING}::time ON CONFLICT DO NOTHING RETURNING day`);
    if (begun === undefined) return;
    await transaction.query(sql`DELETE FROM inbox_day WHERE day < ${begun.day}::date`);
    await transaction.query(
      sql`DELETE FROM inbox_item WHERE kind = 'due' AND day < ${begun.day}::date AND snoozed_until IS NULL`,
    );
    await transaction.query(sql`
      INSERT INTO inbox_item (owner_id, kind, record_id, occasion, day, due_count)
      SELECT assignee_id, 'due', 0, start_date, start_date, count(*) FROM activity
      WHERE status = ${STATUS_TO_DO} AND start_date = ${begun.day}::date
        AND EXISTS (SELECT FROM employee WHERE employee.id = assignee_id AND disabled_at IS NULL)
        AND NOT EXISTS (SELECT FROM inbox_mute WHERE employee_id = assignee_id AND kind = 'due')
      GROUP BY assignee_id, start_date ON CONFLICT DO NOTHING`);
  });
}

/** Scheduled notifications: activities due today, waiting proofs and snoozed items (INBOX-05). Also deletes old items. */
export async function sendScheduledNotifications(
  database: Database,
  at: Date,
  timeZone: string,
): Promise<void> {
  await tellDue(database, at, timeZone);
  await notifyWaitingProofs(database, at, timeZone);
  await database.query(sql`
    UPDATE inbox_item SET snoozed_until = NULL, returned_at = ${at.toISOString()}::timestamptz
    WHERE snoozed_until <= ${at.toISOString()}::timestamptz`);
  const kept = sql`${at.toISOString()}::timestamptz - make_interval(days => ${KEPT_DAYS})`;
  await database.query(sql`
    DELETE FROM inbox_item WHERE created_at < ${kept} AND snoozed_until IS NULL
      AND (returned_at IS NULL OR returned_at < ${kept})`);
}
