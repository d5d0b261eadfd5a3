import sql from 'sql-template-tag';
import type { InboxMailRequest, InboxMuteRequest, InboxReadRequest, InboxSnoozeRequest } from './contract.ts';
import type { QuietHours } from '../push/contract.ts';
import type { Day } from '@galley/shared/domain/calendar';
import { INBOX_MORNING, OFF_AT_FIRST } from '../rules/inbox.ts';
import type { Transaction } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { readDay } from '../../http/localDate.ts';
import { brokenField, HttpProblem } from '../../http/problem.ts';

/** Call 192. Ignores deleted items and those of other people. */
export async function markRead(
  transaction: Transaction,
  { employeeId }: Caller,
  { IDs, IsRead }: InboxReadRequest,
): Promise<true> {
  await transaction.query(sql`
    UPDATE inbox_item SET read_at = CASE WHEN ${IsRead} THEN now() END
    WHERE owner_id = ${employeeId} AND id = ANY(${IDs}::int[]) AND (read_at IS NOT NULL) <> ${IsRead}`);
  return true;
}

/** Call 193. @throws HttpProblem 404 for an item that isn't the caller's, 422 for a day that isn't in the future */
export async function snoozeItem(
  transaction: Transaction,
  caller: Caller,
  { today, timeZone, sent }: { today: Day; timeZone: string; sent: InboxSnoozeRequest },
): Promise<true> {
  const day = readDay('Until', sent.Until);
  if (day === undefined || day <= today) throw brokenField('Until', 'Choose a day after today.');
  const snoozed = await transaction.query(sql`
    UPDATE inbox_item SET read_at = NULL, mailed_at = NULL, pushed_at = NULL, snoozed_until = (${day}::date + ${INBOX_MORNING}::time) AT TIME ZONE ${timeZone}
    WHERE owner_id = ${caller.employeeId} AND id = ${sent.ID} RETURNING id`);
  if (snoozed.length === 0) throw new HttpProblem(404, 'This notification isn’t in your inbox.');
  return true;
}

/** Call 194 (INBOX-06, INBOX-33): mutes these kinds and unmutes all others. Existing notifications stay. */
export async function muteKinds(
  transaction: Transaction,
  { employeeId }: Caller,
  { Kinds }: InboxMuteRequest,
): Promise<true> {
  // Concurrent calls wait for each other.
  await transaction.query(sql`SELECT id FROM employee WHERE id = ${employeeId} FOR NO KEY UPDATE`);
  const muted = Kinds.filter((kind) => !OFF_AT_FIRST.includes(kind));
  const enabled = OFF_AT_FIRST.filter((kind) => !Kinds.includes(kind));
  await transaction.query(sql`DELETE FROM inbox_mute WHERE employee_id = ${employeeId}`);
  await transaction.query(sql`
    INSERT INTO inbox_mute (employee_id, kind) SELECT ${employeeId}, unnest(${muted}::text[])`);
  await transaction.query(
    sql`DELETE FROM inbox_wanted WHERE employee_id = ${employeeId} AND kind <> ALL(${enabled}::text[])`,
  );
  await transaction.query(sql`
    INSERT INTO inbox_wanted (employee_id, kind) SELECT ${employeeId}, unnest(${enabled}::text[]) ON CONFLICT DO NOTHING`);
  return true;
}

/** Call 303 (PUSH-06). @throws HttpProblem 422 if the hours have no beginning or no end, or the two are equal */
export async function setQuietHours(
  transaction: Transaction,
  { employeeId }: Caller,
  { From, Until, Weekends }: QuietHours,
): Promise<true> {
  if ((From === '') !== (Until === ''))
    throw brokenField(From === '' ? 'From' : 'Until', 'Choose both times, or neither.');
  if (From !== '' && From === Until)
    throw brokenField('Until', 'Choose an end time that differs from the start.');
  await transaction.query(sql`
    INSERT INTO inbox_quiet (employee_id, quiet_from, quiet_until, weekends)
    VALUES (${employeeId}, NULLIF(${From}, '')::time, NULLIF(${Until}, '')::time, ${Weekends})
    ON CONFLICT (employee_id) DO UPDATE SET quiet_from = excluded.quiet_from, quiet_until = excluded.quiet_until,
      weekends = excluded.weekends`);
  return true;
}

/**
 * Call 245 (INBOX-22). A time that has already passed today takes effect tomorrow, so that changing it never causes a second email on the
 * same day.
 */
export async function setMailTime(
  transaction: Transaction,
  { employeeId }: Caller,
  { MailAt }: InboxMailRequest,
  { at, timeZone }: { at: Date; timeZone: string },
): Promise<true> {
  if (MailAt === '') await transaction.query(sql`DELETE FROM inbox_mail WHERE employee_id = ${employeeId}`);
  else
    await transaction.query(sql`
      INSERT INTO inbox_mail AS mail (employee_id, at, mailed_on)
      SELECT ${employeeId}, ${MailAt}::time, CASE WHEN local::time >= ${MailAt}::time THEN local::date END
      FROM (SELECT ${at.toISOString()}::timestamptz AT TIME ZONE ${timeZone} AS local) AS now
      ON CONFLICT (employee_id) DO UPDATE SET at = excluded.at, mailed_on = greatest(mail.mailed_on, excluded.mailed_on)`);
  return true;
}
