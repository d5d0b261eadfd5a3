import { randomUUID } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Database, Queryable } from '../../../db/database.ts';
import type { BackupRecord } from './records.ts';

/** How long a server can stay silent during a backup before another one takes over. */
const HELD_S = 60;
const RENEWED_EVERY_MS = 15_000;
const RETRY_AFTER_S = 600;

export interface BackupState {
  slot: Date | undefined;
  last: { at: Date; bytes: number; seconds: number } | undefined;
  failures: number;
  /** The last backup failed. */
  isFailing: boolean;
}

interface StateRow {
  slot: string | null;
  at: string | null;
  bytes: number | null;
  seconds: number | null;
  failures: number;
  isFailing: boolean;
}

/** The shared state of scheduled backups on all servers. */
export async function backupState(database: Queryable): Promise<BackupState> {
  const [row] = await database.query<StateRow>(sql`
    SELECT slot, succeeded_at AS at, bytes, seconds, failures, failure IS NOT NULL AS "isFailing" FROM backup_state`);
  return {
    slot: row?.slot ? new Date(row.slot) : undefined,
    last: row?.at ? { at: new Date(row.at), bytes: row.bytes ?? 0, seconds: row.seconds ?? 0 } : undefined,
    failures: row?.failures ?? 0,
    isFailing: row?.isFailing ?? false,
  };
}

/** The right to make one backup; only one of several servers gets it. */
export interface Claim {
  succeed: (record: BackupRecord) => Promise<void>;
  fail: (reason: string) => Promise<void>;
  /** Gives it up, so that another server can claim it. */
  release: () => Promise<void>;
}

/**
 * Claims the backup of a scheduled time.
 * @returns undefined if it has already been made, is being made, or has just failed
 */
export async function claim(database: Database, slot: Date): Promise<Claim | undefined> {
  const holder = randomUUID();
  const [claimed] = await database.query(sql`
    INSERT INTO backup_state AS state (holder, held_until)
    VALUES (${holder}, clock_timestamp() + make_interval(secs => ${HELD_S}))
    ON CONFLICT (one) DO UPDATE SET holder = excluded.holder, held_until = excluded.held_until
    WHERE (state.slot IS NULL OR state.slot < ${slot.toISOString()}::timestamptz)
      AND (state.held_until IS NULL OR state.held_until < clock_timestamp())
      AND (state.retry_at IS NULL OR state.retry_at <= clock_timestamp())
    RETURNING holder`);
  if (claimed === undefined) return undefined;
  const timer = setInterval(() => {
    database
      .query(
        sql`UPDATE backup_state SET held_until = clock_timestamp() + make_interval(secs => ${HELD_S}) WHERE holder = ${holder}`,
      )
      .catch(() => undefined);
  }, RENEWED_EVERY_MS).unref();
  const end = (set: ReturnType<typeof sql>) => async () => {
    clearInterval(timer);
    await database.query(
      sql`UPDATE backup_state SET ${set}, holder = NULL, held_until = NULL WHERE holder = ${holder}`,
    );
  };
  return {
    succeed: ({ at, name, bytes, seconds }) =>
      end(sql`slot = ${slot.toISOString()}::timestamptz, succeeded_at = ${at}::timestamptz, name = ${name},
        bytes = ${bytes}, seconds = ${seconds}, retry_at = NULL, failure = NULL`)(),
    fail: (reason) =>
      end(sql`failures = failures + 1, failure = ${reason},
        retry_at = clock_timestamp() + make_interval(secs => ${RETRY_AFTER_S})`)(),
    release: end(sql`retry_at = NULL`),
  };
}
