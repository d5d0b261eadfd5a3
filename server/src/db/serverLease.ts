import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import sql from 'sql-template-tag';
import { ExplainedError } from './explainedError.ts';
import type { Database, Queryable } from './database.ts';
import { DatabaseError, lacksTable } from './errors.ts';
import { withSchemaLock } from './schemaLock.ts';

/** How long a lease is valid without renewal, in seconds of the database's clock. */
export const LEASE_S = 30;
const RENEWED_EVERY_MS = 10_000;

/** Created before any migration, so that the lease also covers schema changes at startup. Old rows are from killed servers. */
const TABLE = `
  CREATE TABLE IF NOT EXISTS server_lease (
    id uuid PRIMARY KEY,
    host text NOT NULL,
    pid int NOT NULL,
    started timestamptz NOT NULL DEFAULT now(),
    renewed timestamptz NOT NULL DEFAULT now()
  );
  DELETE FROM server_lease WHERE renewed < now() - interval '7 days'`;

/** The database isn't the one that this server started with. */
class LeaseLostError extends ExplainedError {
  constructor() {
    super(
      'The database was replaced while this server was disconnected, so it no longer has a lease for this server. ' +
        'The server stops without writing to it. Start it again.',
    );
  }
}

/** Marks a PostgreSQL database as in use by a server, from before its first migration until it stops. */
export interface ServerLease {
  /** Accepts a new connection only if its database has the lease. */
  admit: (connection: Queryable) => Promise<void>;
  acquire: (database: Database) => Promise<void>;
  release: () => Promise<void>;
}

/**
 * A valid lease blocks a restore. When a paused or disconnected server comes back after its lease expired and a restore replaced the
 * database, its connections find that the lease is gone.
 * @param onLost called then; the server must stop
 */
export function serverLease(onLost: (error: LeaseLostError) => void): ServerLease {
  const id = randomUUID();
  let leased: Database | undefined;
  let timer: NodeJS.Timeout | undefined;

  const lose = (): never => {
    clearInterval(timer);
    const lost = new LeaseLostError();
    onLost(lost);
    throw lost;
  };
  const check = async (found: Promise<unknown[]>): Promise<void> => {
    const rows = await found.catch((error: unknown) => {
      if (error instanceof DatabaseError && lacksTable(error)) return [];
      throw error;
    });
    if (rows.length === 0) lose();
  };
  const renew = (database: Database) =>
    // Ignore a failed query: the next renewal or connection finds out.
    check(
      database.query(sql`UPDATE server_lease SET renewed = clock_timestamp() WHERE id = ${id} RETURNING id`),
    ).catch(() => undefined);

  return {
    async admit(connection) {
      if (leased !== undefined) await check(connection.query(sql`SELECT FROM server_lease WHERE id = ${id}`));
    },
    async acquire(database) {
      // The embedded database locks its folder instead.
      if (database.engine === 'embedded') return;
      await withSchemaLock(database, async (transaction) => {
        await transaction.script(TABLE);
        await transaction.query(
          sql`INSERT INTO server_lease (id, host, pid) VALUES (${id}, ${hostname()}, ${process.pid})`,
        );
      });
      leased = database;
      timer = setInterval(() => void renew(database), RENEWED_EVERY_MS).unref();
    },
    async release() {
      clearInterval(timer);
      const database = leased;
      leased = undefined;
      // If this fails, the lease expires.
      await database?.query(sql`DELETE FROM server_lease WHERE id = ${id}`).catch(() => undefined);
    },
  };
}
