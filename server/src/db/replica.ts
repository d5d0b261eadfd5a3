import sql, { type Sql } from 'sql-template-tag';
import type { Database, Pool, Queryable, Reader, Row } from './database.ts';
import { classify, hasTimedOut, type DatabaseError } from './errors.ts';

const NO_POOL: Pool = { inUse: 0, idle: 0, waiting: 0 };

/** How long reads use only the primary after the replica failed. */
const BACKOFF_MS = 5_000;
/** How long caller lookups skip the primary after it failed: short, to use a new primary soon. */
const PRIMARY_BACKOFF_MS = 1_000;

/**
 * Queries a database that can be down. While it's down, calls get undefined, even those that are already waiting; the database is skipped
 * for a while, then one call at a time retries it in the background.
 * @param onLost called once for each loss
 */
function circuitBreaker(backoffMs: number, onLost: (error: Error) => void) {
  let isLost = false;
  let skippedUntil = 0;
  const waiting = new Set<() => void>();

  function settle(loss?: DatabaseError): void {
    if (loss !== undefined && !isLost) onLost(loss);
    isLost = loss !== undefined;
    skippedUntil = isLost ? Date.now() + backoffMs : 0;
    if (isLost) for (const leave of waiting) leave();
  }
  async function answered<T>(work: () => Promise<T>): Promise<T | undefined> {
    let loss: DatabaseError | undefined;
    try {
      return await work();
    } catch (error) {
      const failure = classify(error);
      if (failure.kind === 'bad-input') throw failure;
      // A timeout counts as a response: the statement may have waited for replication.
      if (failure.kind === 'unavailable' && !hasTimedOut(failure)) loss = failure;
      return undefined;
    } finally {
      settle(loss);
    }
  }

  return async <T>(work: () => Promise<T>): Promise<T | undefined> => {
    if (Date.now() < skippedUntil) return undefined;
    if (isLost) {
      // Retry in the background while the other database answers, so that nobody waits for a silent one.
      skippedUntil = Number.POSITIVE_INFINITY;
      void answered(work).catch(() => undefined);
      return undefined;
    }
    let leave = () => {};
    const lost = new Promise<undefined>((resolve) => (leave = () => resolve(undefined)));
    waiting.add(leave);
    try {
      return await Promise.race([answered(work), lost]);
    } finally {
      waiting.delete(leave);
    }
  };
}

/**
 * A primary with a replica for reading (OPS-05). Reads that may be slightly outdated go to the replica, but a session always sees its own
 * writes: each write increments a counter in the session's row, in its own transaction, and the session reads the replica only when its
 * copy of the row has that count. The primary serves what the replica can't: while the replica is lost, lacks tables of a newer version,
 * or cancels a statement that waited for replication. While the primary is down, the replica identifies callers, so that reads continue
 * (OPS-46).
 * @param onLost called once each time the replica is lost
 */
export function withReplica(
  primary: Database,
  replica: Database,
  onLost: (error: Error) => void,
  backoffMs = BACKOFF_MS,
): Database {
  const ask = circuitBreaker(backoffMs, onLost);
  // The pool already reports lost connections to the primary.
  const askPrimary = circuitBreaker(PRIMARY_BACKOFF_MS, () => undefined);

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
    whicheverAnswers: () => ({
      query: async <T extends object = Row>(statement: Sql): Promise<T[]> =>
        (await askPrimary(() => primary.query<T>(statement))) ?? replica.query<T>(statement),
    }),
    pools() {
      const [own, other] = [primary.pools?.(), replica.pools?.()];
      return { primary: own?.primary ?? NO_POOL, replica: other?.primary ?? NO_POOL };
    },
    countWrite: (transaction, jti) =>
      transaction.query(sql`UPDATE session SET writes = writes + 1 WHERE jti = ${jti}`),
    async close() {
      await Promise.all([primary.close(), replica.close()]);
    },
  };
}
