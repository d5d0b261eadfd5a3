import sql, { type Sql } from 'sql-template-tag';
import type { Database, Queryable, Reader, Row } from './database.ts';
import { DatabaseError } from './errors.ts';

/** After a failure the replica is left alone for so long: nobody waits for it twice in a row. */
const LEFT_ALONE_MS = 5_000;

/** A statement that ran into the time limit would run into it at the primary as well. */
const hasTimedOut = ({ cause }: DatabaseError) =>
  typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === '57014';

/** The replica is away, or gave the statement up because the primary's changes would not wait for it. */
const isItsOwnFault = (error: unknown): error is DatabaseError =>
  error instanceof DatabaseError &&
  (error.kind === 'unavailable' || error.kind === 'retry') &&
  !hasTimedOut(error);

/**
 * A primary with a replica for reading. What may be a moment old is read from the replica; what a session has written
 * itself is always seen by it: the write counts in the session's row, in its own transaction, and a replica whose row
 * counts less is not asked yet. Without an answer of the replica the primary serves.
 * @param onLost told once whenever the replica is given up
 */
export function withReplica(
  primary: Database,
  replica: Database,
  onLost: (error: Error) => void,
  leftAloneMs = LEFT_ALONE_MS,
): Database {
  let awayUntil = 0;

  async function ask<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (Date.now() < awayUntil) return undefined;
    try {
      return await work();
    } catch (error) {
      if (!isItsOwnFault(error)) throw error;
      if (error.kind === 'unavailable') {
        awayUntil = Date.now() + leftAloneMs;
        onLost(error);
      }
      return undefined;
    }
  }

  async function knows({ jti, writes }: Reader): Promise<boolean> {
    if (writes === 0) return true;
    const rows = await ask(() =>
      replica.query(sql`SELECT FROM session WHERE jti = ${jti} AND writes >= ${writes}`),
    );
    return rows?.length === 1;
  }

  return {
    ...primary,
    reads(reader): Queryable {
      let known: Promise<boolean> | undefined;
      return {
        async query<T extends object = Row>(statement: Sql): Promise<T[]> {
          known ??= knows(reader);
          const rows = (await known) ? await ask(() => replica.query<T>(statement)) : undefined;
          return rows ?? primary.query<T>(statement);
        },
      };
    },
    async close() {
      await Promise.all([primary.close(), replica.close()]);
    },
  };
}
