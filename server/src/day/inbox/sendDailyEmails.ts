import sql, { type Sql } from 'sql-template-tag';
import type { InboxItem } from './contract.ts';
import { MAIL_QUIET_FROM } from '../rules/inbox.ts';
import { CALLER_COLUMNS } from '../../account/index.ts';
import type { Database } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import type { Mailer } from '../../common/mailer.ts';
import { readUnmailed } from './inboxQueries.ts';
import { mailText } from './mailText.ts';

/** How many items an email lists; the rest are counted. */
const MOST_LISTED = 50;

export interface DailyEmail {
  mailer: Mailer;
  /** The base of the links in an email. */
  publicUrl: string;
  timeZone: string;
  at: Date;
  /** Called when the mail server refuses an email. */
  onRefused: (error: unknown) => void;
}

interface Claimed {
  employeeId: number;
  firstName: string;
  email: string;
  before: string | null;
  ids: number[];
  items: InboxItem[];
}

/** Items that were pushed to a device today are only emailed on a later day, if still unread (PUSH-05). */
const notPushedOnDay = (at: Date, timeZone: string): Sql => sql`
  AND (pushed_at IS NULL OR (pushed_at AT TIME ZONE ${timeZone})::date < (${at.toISOString()}::timestamptz AT TIME ZONE ${timeZone})::date)`;

/**
 * Claims the next person whose email is due, with its content, so that no other server sends it and no later email repeats it.
 * @param deferred people whose email the mail server has deferred
 */
const claim = (
  database: Database,
  { at, timeZone }: DailyEmail,
  deferred: readonly number[],
): Promise<Claimed | undefined> =>
  database.transaction(async (transaction) => {
    const [person] = await transaction.query<
      Omit<Caller, 'jti' | 'writes'> & { firstName: string; email: string; before: string | null }
    >(sql`
      WITH due AS (
        SELECT mail.employee_id, mailed_on, local::date AS today
        FROM (SELECT ${at.toISOString()}::timestamptz AT TIME ZONE ${timeZone} AS local) AS now
        JOIN inbox_mail AS mail ON local::time >= mail.at AND local::time < ${MAIL_QUIET_FROM}::time
          AND extract(isodow FROM local) <= 5 AND (mailed_on IS NULL OR mailed_on < local::date)
        JOIN employee ON employee.id = mail.employee_id AND disabled_at IS NULL
        WHERE NOT is_quiet(mail.employee_id, local) AND mail.employee_id <> ALL(${deferred}::int[])
        ORDER BY mail.at, mail.employee_id LIMIT 1 FOR UPDATE OF mail SKIP LOCKED),
      claimed AS (
        UPDATE inbox_mail SET mailed_on = today FROM due WHERE inbox_mail.employee_id = due.employee_id)
      SELECT ${CALLER_COLUMNS}, first_name AS "firstName", email, mailed_on::text AS before
      FROM due JOIN employee ON employee.id = due.employee_id`);
    if (person === undefined) return undefined;
    const { firstName, email, before, ...rights } = person;
    const unmailed = await readUnmailed(
      transaction,
      { ...rights, jti: '', writes: 0 },
      { most: MOST_LISTED, more: notPushedOnDay(at, timeZone) },
    );
    await transaction.query(sql`
      UPDATE inbox_item SET mailed_at = ${at.toISOString()}::timestamptz WHERE id = ANY(${unmailed.ids}::int[])`);
    return { employeeId: rights.employeeId, firstName, email, before, ...unmailed };
  });

/** Releases the content of an unsent email for the next one: on the same day or, if the mail server refused it, on another day. */
const release = (
  database: Database,
  { employeeId, before, ids }: Claimed,
  isRefused: boolean,
): Promise<void> =>
  database.transaction(async (transaction) => {
    await transaction.query(sql`UPDATE inbox_item SET mailed_at = NULL WHERE id = ANY(${ids}::int[])`);
    if (!isRefused)
      await transaction.query(
        sql`UPDATE inbox_mail SET mailed_on = ${before}::date WHERE employee_id = ${employeeId}`,
      );
  });

/** Whether the mail server's response concerns only this email: its recipient or its content, not the sign-in or the sender. */
const isAboutEmail = (error: unknown): error is Error =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') &&
  !('command' in error && error.command === 'MAIL FROM');
/** In SMTP, codes from 500 are permanent errors and those from 400 temporary ones. */
const isRefusal = (error: unknown): boolean =>
  isAboutEmail(error) && 'responseCode' in error && Number(error.responseCode) >= 500;
const isDeferral = (error: unknown): boolean => isAboutEmail(error) && !isRefusal(error);

/**
 * Sends the daily emails, Monday to Friday, with unread items that haven't been emailed yet (INBOX-22). Claims them before sending: if
 * the server stops meanwhile, an email may be lost, but its items stay unread, and nothing is sent twice.
 * @throws Error if the mail server can't be reached or refuses the sign-in or the sender, or, once the others are sent, if it defers an
 * email; the next call tries again
 */
export async function sendDailyEmails(database: Database, mail: DailyEmail): Promise<void> {
  const deferred: number[] = [];
  let deferral: unknown;
  for (;;) {
    const next = await claim(database, mail, deferred);
    if (next === undefined) break;
    const { employeeId, email: to, ids, items, firstName } = next;
    if (ids.length === 0) continue;
    const content = mailText({ firstName, items, total: ids.length, publicUrl: mail.publicUrl });
    try {
      await mail.mailer.send({ to, ...content });
    } catch (error) {
      await release(database, next, isRefusal(error));
      if (isRefusal(error)) mail.onRefused(error);
      else if (isDeferral(error)) {
        deferred.push(employeeId);
        deferral ??= error;
      } else throw error;
    }
  }
  if (deferral !== undefined) throw deferral;
}
