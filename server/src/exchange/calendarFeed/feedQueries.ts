import sql from 'sql-template-tag';
import type { CalendarFeed } from './contract.ts';
import { newPermit, permitHash } from '../../common/permit.ts';
import { audit } from '../../common/audit.ts';
import type { Queryable } from '../../db/database.ts';
import { utc } from '../../db/utc.ts';

/** Creates an employee's feed or replaces its secret. @returns the secret, of which only a digest is stored */
export async function makeFeed(transaction: Queryable, employeeId: number): Promise<string> {
  const secret = newPermit();
  await transaction.query(sql`
    INSERT INTO calendar_feed (employee_id, secret_hash) VALUES (${employeeId}, ${permitHash(secret)})
    ON CONFLICT (employee_id) DO UPDATE
      SET secret_hash = excluded.secret_hash, created_at = now(), last_read_at = NULL`);
  await audit(transaction, employeeId, { action: 'calendar feed made', record: `employee/${employeeId}` });
  return secret;
}

/** Call 207. */
export async function readFeed(database: Queryable, employeeId: number): Promise<CalendarFeed> {
  const [feed] = await database.query<CalendarFeed>(sql`
    SELECT ${utc('created_at')} AS "CreatedAt",
      ${utc('last_read_at')} AS "LastReadAt"
    FROM calendar_feed WHERE employee_id = ${employeeId}`);
  return feed ?? { CreatedAt: null, LastReadAt: null };
}

/** Revokes an employee's feed, so its address stops working. */
export async function revokeFeed(transaction: Queryable, employeeId: number): Promise<void> {
  const revoked = await transaction.query(
    sql`DELETE FROM calendar_feed WHERE employee_id = ${employeeId} RETURNING employee_id`,
  );
  if (revoked.length > 0)
    await audit(transaction, employeeId, {
      action: 'calendar feed revoked',
      record: `employee/${employeeId}`,
    });
}

/** Ends the feed of an owner who is being disabled, which the audit log already records (CALF-02). */
export async function endFeed(transaction: Queryable, employeeId: number): Promise<void> {
  await transaction.query(sql`DELETE FROM calendar_feed WHERE employee_id = ${employeeId}`);
}

/** The owner of the feed with a secret; undefined if there is none or the owner is disabled. */
export async function ownerOf(database: Queryable, secret: string): Promise<number | undefined> {
  const [owner] = await database.query<{ id: number }>(sql`
    SELECT employee.id FROM calendar_feed JOIN employee ON employee.id = employee_id
    WHERE secret_hash = ${permitHash(secret)} AND disabled_at IS NULL`);
  return owner?.id;
}

/** Records that a feed was read, at most once a minute. */
export const noteRead = (database: Queryable, employeeId: number): Promise<unknown> =>
  database.query(sql`
    UPDATE calendar_feed SET last_read_at = now()
    WHERE employee_id = ${employeeId} AND (last_read_at IS NULL OR last_read_at < now() - interval '1 minute')`);
