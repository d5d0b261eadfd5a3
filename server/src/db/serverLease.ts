import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import sql from 'sql-template-tag';
import { ExplainedError } from '../explainedError.ts';
import type { Database, Queryable } from './database.ts';
import { DatabaseError, lacksTable } from './errors.ts';
import { withSchemaLock } from './schemaLock.ts';

/** For how long a lease holds that is not renewed, in seconds of the database's clock. */
export const LEASE_S = 30;
const RENEWED_EVERY_MS = 10_000;

/**
 * Made before any migration: what a start does to the schema is under the lease already. A row that is as old as this
 * was left by a server that nobody has stopped in order.
 */
const TABLE = `
  CREATE TABLE IF NOT EXISTS server_lease (
    id uuid PRIMARY KEY,
    host text NOT NULL,
    pid int NOT NULL,
    started timestamptz NOT NULL DEFAULT now(),
    renewed timestamptz NOT NULL DEFAULT now()
  );
  DELETE FROM server_lease WHERE renewed < now() - interval '7 days'`;

/** The database is no longer the one on which this server began. */
export class LeaseLostError extends ExplainedError {
  constructor() {
    super(
      'The database was replaced while this server could not be seen: it knows nothing of this server any more. ' +
        'The server ends without writing into it. Start it again.',
    );
  }
}

/** What says that a server runs on a PostgreSQL, from before its first migration until it has stopped. */
export interface ServerLease {
  /** Lets a new connection be used only while its database knows the lease. */
  admit: (connection: Queryable) => Promise<void>;
  take: (database: Database) => Promise<void>;
  release: () => Promise<void>;
}

/**
 * A restore is refused while a lease is fresh. When one has run out beneath a server that was paused or cut off, each
 * connection that this server opens later finds a database that does not know it.
 * @param onLost told when that happens: the server must end
 */
export function serverLease(onLost: (error: LeaseLostError) => void): ServerLease {
  const id = randomUUID();
  let held: Database | undefined;
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
    // Out of reach: the next time, or the next connection, will tell.
    check(
      database.query(sql`UPDATE server_lease SET renewed = clock_timestamp() WHERE id = ${id} RETURNING id`),
    ).catch(() => undefined);

  return {
    async admit(connection) {
      if (held !== undefined) await check(connection.query(sql`SELECT FROM server_lease WHERE id = ${id}`));
    },
    async take(database) {
      // The embedded database has a lock on its folder.
      if (database.engine === 'embedded') return;
      await withSchemaLock(database, async (transaction) => {
        await transaction.script(TABLE);
        await transaction.query(
          sql`INSERT INTO server_lease (id, host, pid) VALUES (${id}, ${hostname()}, ${process.pid})`,
        );
      });
      held = database;
      timer = setInterval(() => void renew(database), RENEWED_EVERY_MS).unref();
    },
    async release() {
      clearInterval(timer);
      const database = held;
      held = undefined;
      // Without an answer it runs out by itself.
      await database?.query(sql`DELETE FROM server_lease WHERE id = ${id}`).catch(() => undefined);
    },
  };
}
