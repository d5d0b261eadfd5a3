import sql from 'sql-template-tag';
import type { Database, Queryable } from '../db/database.ts';
import { HttpProblem } from '../http/problem.ts';

/** So many failures of one subject within the window close the door for it. Source: server contract, login. */
const LIMIT = 10;
const WINDOW_S = 15 * 60;

/** No attempt takes this long, so what lies further ahead comes from a clock that was set back. */
const AHEAD_S = 60;

/**
 * Dates failures from a clock that was ahead back to now: a door they closed opens a window from now, not in a
 * far future. They still count, so a clock gives nobody a guess. To be called outside the transaction that may
 * refuse, which would undo it.
 */
export async function mendDates(database: Database): Promise<void> {
  await database.query(
    sql`UPDATE throttle SET at = now() WHERE at > now() + make_interval(secs => ${AHEAD_S})`,
  );
}

/**
 * Refuses a subject (an e-mail, an address) that has failed too often.
 * @throws HttpProblem 429 with Retry-After in seconds
 */
export async function refuseThrottled(database: Queryable, subjects: string[]): Promise<void> {
  const [row] = await database.query<{ wait: number }>(sql`
    SELECT ceil(extract(epoch FROM max(nth) + make_interval(secs => ${WINDOW_S}) - now()))::int AS wait FROM (
      SELECT (SELECT at FROM throttle WHERE subject = wanted AND at > now() - make_interval(secs => ${WINDOW_S})
        ORDER BY at DESC OFFSET ${LIMIT - 1} LIMIT 1) AS nth
      FROM unnest(${subjects}::text[]) AS wanted) AS tenth`);
  const wait = row?.wait ?? null;
  if (wait !== null) {
    throw new HttpProblem(429, 'Too many attempts. Try again later.', [], {
      'retry-after': String(Math.max(1, wait)),
    });
  }
}

/** Counts a failure against each subject; failures that no longer count are swept away. */
export async function recordFailure(database: Queryable, subjects: string[]): Promise<void> {
  await database.query(sql`DELETE FROM throttle WHERE at < now() - make_interval(secs => ${WINDOW_S})`);
  await database.query(sql`INSERT INTO throttle (subject) SELECT unnest(${subjects}::text[])`);
}

/** An attempt that was let in: it counts as a failure until it is taken back. */
export interface Attempt {
  /** Stops counting, for the subjects named. */
  takeBack: (subjects: string[]) => Promise<void>;
}

/**
 * Lets an attempt in and counts it at once as a failure of each subject: of many sent together, each counts those
 * before it, however long it then takes to find out whether it is right.
 * @throws HttpProblem 429 with Retry-After in seconds
 */
export async function admit(database: Database, subjects: string[]): Promise<Attempt> {
  await mendDates(database);
  const [counted] = await database.transaction(async (transaction) => {
    // In one order everywhere, so that nobody waits for somebody who waits for them.
    for (const subject of subjects.toSorted())
      await transaction.query(sql`SELECT pg_advisory_xact_lock(hashtextextended(${subject}, 0))`);
    await refuseThrottled(transaction, subjects);
    await recordFailure(transaction, subjects);
    return transaction.query<{ at: string }>(sql`SELECT now() AS at`);
  });
  return {
    takeBack: async (wanted) => {
      await database.query(
        sql`DELETE FROM throttle WHERE subject = ANY(${wanted}::text[]) AND at = ${counted?.at}::timestamptz`,
      );
    },
  };
}

/** A success forgives a subject. */
export async function forgive(database: Queryable, subject: string): Promise<void> {
  await database.query(sql`DELETE FROM throttle WHERE subject = ${subject}`);
}
