import sql, { raw } from 'sql-template-tag';
import type { Database } from '../../db/database.ts';
import { APPLICATION } from '../../db/postgres.ts';
import { LEASE_S } from '../../db/serverLease.ts';
import { SCHEMA_LOCK } from '../../db/schemaLock.ts';
import { BackupError } from './programs.ts';

const LEASES = 'public.server_lease';

/** The servers with an unexpired lease, as text. */
const LEASED = `
  SELECT string_agg(format('%s (process %s), seen %s s ago', host, pid,
    greatest(0, round(extract(epoch FROM clock_timestamp() - renewed)))), '; ' ORDER BY renewed DESC)
  FROM ${LEASES} WHERE renewed > clock_timestamp() - interval '${LEASE_S} s'`;

/** Connections without a valid lease: commands, earlier versions, a paused server. */
const CONNECTED = `
  SELECT count(*) FROM pg_stat_activity
  WHERE datname = current_database() AND application_name = '${APPLICATION}'`;

/** @throws BackupError naming the servers, if any run on the database */
export async function refuseRunning(database: Database): Promise<void> {
  const [known] = await database.query<{ leases: boolean }>(
    sql`SELECT to_regclass(${LEASES}) IS NOT NULL AS leases`,
  );
  const [state] = await database.query<{ leased: string | null; connected: number }>(
    sql`SELECT (${raw(known?.leases === true ? LEASED : 'SELECT NULL')}) AS leased, (${raw(CONNECTED)}) AS connected`,
  );
  if (state?.leased)
    throw new BackupError(
      `A server is using this database: ${state.leased}. Stop every server first. ` +
        `A killed server counts as stopped after ${LEASE_S} s.`,
    );
  if ((state?.connected ?? 0) > 0)
    throw new BackupError(
      state?.connected === 1
        ? '1 connection of a server or a command is open. Stop every server first.'
        : `${state?.connected} connections of a server or a command are open. Stop every server first.`,
    );
}

/**
 * The same check within the transaction of a restore. Until its end, no server can start, because a start acquires the same lock,
 * and no server can open a connection, because each connection first checks for its lease.
 */
export const KEEP_SERVERS_OUT = `
SELECT pg_advisory_xact_lock(${SCHEMA_LOCK});
DO $$
DECLARE leased text; connected int;
BEGIN
  IF to_regclass('${LEASES}') IS NOT NULL THEN
    LOCK TABLE ${LEASES};
    EXECUTE $leased$${LEASED}$leased$ INTO leased;
  END IF;
  EXECUTE $connected$${CONNECTED}$connected$ INTO connected;
  IF leased IS NOT NULL OR connected > 0 THEN
    RAISE EXCEPTION 'a server has begun to run on this database: stop every server first';
  END IF;
END $$;`;
