import sql, { type Sql } from 'sql-template-tag';
import type { Database, Queryable, Reader, Row } from './database.ts';
import { classify, hasTimedOut, type DatabaseError } from './errors.ts';

/** After a failure the replica is left alone for so long: nobody waits for it twice in a row. */
const LEFT_ALONE_MS = 5_000;

/**
 * A primary with a replica for reading (OPS-05). What may be a moment old is read from the replica; what a session has written
 * itself is always seen by it: the write counts in the session's row, in its own transaction, and a replica whose row
 * counts less is not asked yet. Without an answer of the replica the primary serves: it may also know tables that a
 * newer version has made, and finish what waited for the replica to catch up.
 * @param onLost told once when the replica is given up, and not again before it has answered
 */
export function withReplica(
  primary: Database,
  replica: Database,
  onLost: (error: Error) => void,
  leftAloneMs = LEFT_ALONE_MS,
): Database {
  let isLost = false;
  let awayUntil = 0;

  async function ask<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (Date.now() < awayUntil) return undefined;
    // One reader finds out whether it is back: when it is silent, nobody else waits for it.
    if (isLost) awayUntil = Number.POSITIVE_INFINITY;
    let loss: DatabaseError | undefined;
    try {
      return await work();
    } catch (error) {
      const failure = classify(error);
      if (failure.kind === 'bad-input') throw failure;
      // Who took too long has been answered: it may have waited for what was being replayed.
      if (failure.kind === 'unavailable' && !hasTimedOut(failure)) loss = failure;
      return undefined;
    } finally {
      if (loss !== undefined && !isLost) onLost(loss);
      isLost = loss !== undefined;
      awayUntil = isLost ? Date.now() + leftAloneMs : 0;
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
