import sql from 'sql-template-tag';
import type { Database } from '../../db/database.ts';
import { LeaseLostError } from '../intake/takeMessage.ts';

/** How long a lease is valid without renewal, in seconds of the database's clock. */
const LEASE_S = 30;
export const RENEWED_EVERY_MS = 10_000;

/** Acquires the lease of the mailbox, unless another server has it (MAIL-02). @returns whether it was acquired */
export async function claim(database: Database, account: string, holder: string): Promise<boolean> {
  await database.query(sql`INSERT INTO mailbox (account) VALUES (${account}) ON CONFLICT DO NOTHING`);
  const claimed = await database.query(sql`
    UPDATE mailbox SET holder = ${holder}, lease_until = clock_timestamp() + make_interval(secs => ${LEASE_S})
    WHERE account = ${account} AND (holder = ${holder} OR lease_until < clock_timestamp()) RETURNING account`);
  return claimed.length > 0;
}

/** @throws LeaseLostError */
export async function renew(database: Database, account: string, holder: string): Promise<void> {
  const renewed = await database.query(sql`
    UPDATE mailbox SET lease_until = clock_timestamp() + make_interval(secs => ${LEASE_S})
    WHERE account = ${account} AND holder = ${holder} RETURNING account`);
  if (renewed.length === 0) throw new LeaseLostError();
}

/** Lets another server take over immediately. */
export const release = (database: Database, account: string, holder: string): Promise<unknown> =>
  database.query(sql`
    UPDATE mailbox SET lease_until = '-infinity' WHERE account = ${account} AND holder = ${holder}`);

/** The last processed UID under this UIDVALIDITY; 0 if that changed, since UIDs mean nothing under another one. */
export async function doneUid(
  database: Database,
  { account, holder, uidValidity }: { account: string; holder: string; uidValidity: number },
): Promise<number> {
  const [row] = await database.query<{ done: number }>(sql`
    UPDATE mailbox SET uid_validity = ${uidValidity}, done_uid = CASE WHEN uid_validity = ${uidValidity} THEN done_uid ELSE 0 END
    WHERE account = ${account} AND holder = ${holder} RETURNING done_uid AS done`);
  if (row === undefined) throw new LeaseLostError();
  return row.done;
}

/** Records how many messages are still to be read; 0: all were read. */
export const noteWaiting = (database: Database, account: string, waiting: number): Promise<unknown> =>
  database.query(sql`
    UPDATE mailbox SET waiting = ${waiting}, read_at = CASE WHEN ${waiting}::int = 0 THEN clock_timestamp() ELSE read_at END,
      failing_since = NULL, error = '' WHERE account = ${account}`);

/** Records that the mailbox can't be read, for health, metrics and Operations (MAIL-03). */
export const noteFailure = (database: Database, account: string, reason: string): Promise<unknown> =>
  database.query(sql`
    UPDATE mailbox SET failing_since = COALESCE(failing_since, clock_timestamp()), error = ${reason.slice(0, 500)}
    WHERE account = ${account}`);
