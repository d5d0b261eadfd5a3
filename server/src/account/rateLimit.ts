import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import sql from 'sql-template-tag';
import type { Database, Queryable } from '../db/database.ts';
import { HttpProblem } from '../http/problem.ts';
import { inPasswordQueue } from './password.ts';

/** A subject (an email, a network, a device) may fail ten times in any 15 minutes (SIGN-04). */
const LIMIT = 10;
const WINDOW_S = 15 * 60;

/** Attempts never take longer: an older one belongs to a killed server and counts as a failure. */
const LONGEST_S = 60;
const FAILED = sql`(attempt IS NULL OR at < now() - make_interval(secs => ${LONGEST_S}))`;

/** How often a waiting attempt checks whether it may start. */
const POLL_MS = 50;

/**
 * Moves failures with a future date (after the clock was set back) to now, so that they don't count for longer than the window. Must run
 * outside the transaction that may refuse, which would undo it.
 */
async function correctDates(database: Database): Promise<void> {
  await database.query(
    sql`UPDATE throttle SET at = now() WHERE at > now() + make_interval(secs => ${LONGEST_S})`,
  );
}

/**
 * Refuses if one of the subjects has reached the limit.
 * @returns whether the limit allows one more failure even if all running attempts fail
 * @throws HttpProblem 429 with Retry-After in seconds
 */
async function checkLimit(database: Queryable, subjects: string[]): Promise<boolean> {
  const [row] = await database.query<{ wait: number | null; most: number }>(sql`
    SELECT ceil(extract(epoch FROM max(nth) + make_interval(secs => ${WINDOW_S}) - now()))::int AS wait,
      max(counted)::int AS most
    FROM (
      SELECT (SELECT at FROM throttle WHERE subject = wanted AND at > now() - make_interval(secs => ${WINDOW_S})
          AND ${FAILED} ORDER BY at DESC OFFSET ${LIMIT - 1} LIMIT 1) AS nth,
        (SELECT count(*) FROM throttle WHERE subject = wanted AND at > now() - make_interval(secs => ${WINDOW_S}))
          AS counted
      FROM unnest(${subjects}::text[]) AS wanted) AS tenth`);
  const wait = row?.wait ?? null;
  if (wait !== null) {
    throw new HttpProblem(429, 'Too many attempts. Try again later.', [], {
      'retry-after': String(Math.max(1, wait)),
    });
  }
  return (row?.most ?? 0) < LIMIT;
}

/**
 * Counts a failure of each subject, or an attempt that may still succeed. Concurrent calls run one after the other.
 * @param attemptId null for a failure
 * @returns false, without counting, if the running attempts may use up the limit
 * @throws HttpProblem 429 with Retry-After in seconds
 */
const count = (database: Database, subjects: string[], attemptId: string | null): Promise<boolean> =>
  database.transaction(async (transaction) => {
    // Always in the same order, to avoid deadlocks.
    for (const subject of subjects.toSorted())
      await transaction.query(sql`SELECT pg_advisory_xact_lock(hashtextextended(${subject}, 0))`);
    if (!(await checkLimit(transaction, subjects))) return false;
    await transaction.query(sql`DELETE FROM throttle WHERE at < now() - make_interval(secs => ${WINDOW_S})`);
    await transaction.query(
      sql`INSERT INTO throttle (subject, attempt) SELECT unnest(${subjects}::text[]), ${attemptId}::uuid`,
    );
    return true;
  });

/**
 * Counts a request that needs no proof, such as one for an email, as a failure of each subject.
 * @throws HttpProblem 429 with Retry-After in seconds
 */
export async function countRequest(database: Database, subjects: string[]): Promise<void> {
  await correctDates(database);
  await count(database, subjects, null);
}

/** Runs the work of a counted attempt. Failed attempts stay counted; others are forgotten. */
async function run<T>(
  database: Database,
  { subjects, hasFailed }: Pick<Attempt<T>, 'subjects' | 'hasFailed'>,
  id: string,
  work: () => Promise<T>,
): Promise<T> {
  const own = sql`subject = ANY(${subjects}::text[]) AND attempt = ${id}::uuid`;
  const forget = () => database.query(sql`DELETE FROM throttle WHERE ${own}`);
  const fail = () => database.query(sql`UPDATE throttle SET attempt = NULL WHERE ${own}`);
  let result: T;
  try {
    result = await work();
  } catch (error) {
    await (error instanceof HttpProblem && error.status < 500 ? fail() : forget());
    throw error;
  }
  await (hasFailed?.(result) === true ? fail() : forget());
  return result;
}

/** Who tries something, and what their failures count against. */
export interface Attempt<T> {
  subjects: string[];
  /** The queue is fair by sender, so many attempts delay only the sender's own. */
  sender: string;
  /** An attempt has failed if this is true for its result, or if it throws a problem below 500. */
  hasFailed?: (result: T) => boolean;
}

/**
 * Runs an attempt within the rate limit of its subjects. It waits while the running attempts may use up the limit. Only failures count, not
 * successes or attempts whose outcome is unknown because the database failed.
 * @throws HttpProblem 429 with Retry-After in seconds, 503 when too many are waiting
 */
export async function attempt<T>(
  database: Database,
  { sender, ...counted }: Attempt<T>,
  work: () => Promise<T>,
): Promise<T> {
  const { subjects } = counted;
  const id = randomUUID();
  await correctDates(database);
  // Refuse right away, without waiting in the queue.
  await checkLimit(database, subjects);
  for (;;) {
    // A waiting attempt releases its place and locks, so that running ones can finish.
    const done = await inPasswordQueue(sender, async () =>
      (await count(database, subjects, id)) ? { result: await run(database, counted, id, work) } : undefined,
    );
    if (done !== undefined) return done.result;
    await sleep(POLL_MS);
  }
}

/** Forgets the failures of a subject after a success. */
export async function forgetFailures(database: Queryable, subject: string): Promise<void> {
  await database.query(sql`DELETE FROM throttle WHERE subject = ${subject} AND ${FAILED}`);
}
