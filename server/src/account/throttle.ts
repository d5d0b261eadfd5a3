import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import sql from 'sql-template-tag';
import type { Database, Queryable } from '../db/database.ts';
import { HttpProblem } from '../http/problem.ts';

/** So many failures of one subject within the window close the door for it. Source: server contract, login. */
const LIMIT = 10;
const WINDOW_S = 15 * 60;

/**
 * No attempt takes this long: one that is under way for longer was left by a server that was killed, and counts as a
 * failure; what lies further ahead comes from a clock that was set back.
 */
const LONGEST_S = 60;
const FAILED = sql`(attempt IS NULL OR at < now() - make_interval(secs => ${LONGEST_S}))`;

/** How often an attempt that waits looks whether it may go on. */
const POLL_MS = 50;

/**
 * Dates failures from a clock that was ahead back to now: a door they closed opens a window from now, not in a
 * far future. They still count, so a clock gives nobody a guess. To be called outside the transaction that may
 * refuse, which would undo it.
 */
export async function mendDates(database: Database): Promise<void> {
  await database.query(
    sql`UPDATE throttle SET at = now() WHERE at > now() + make_interval(secs => ${LONGEST_S})`,
  );
}

/**
 * Refuses a subject (an e-mail, an address) that has failed too often.
 * @returns whether one more failure is allowed even if every attempt that is under way fails
 * @throws HttpProblem 429 with Retry-After in seconds
 */
export async function refuseThrottled(database: Queryable, subjects: string[]): Promise<boolean> {
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
 * Counts a failure against each subject; failures that no longer count are swept away.
 * @param attemptId of an attempt that is under way, which may yet succeed
 */
export async function recordFailure(
  database: Queryable,
  subjects: string[],
  attemptId: string | null = null,
): Promise<void> {
  await database.query(sql`DELETE FROM throttle WHERE at < now() - make_interval(secs => ${WINDOW_S})`);
  await database.query(
    sql`INSERT INTO throttle (subject, attempt) SELECT unnest(${subjects}::text[]), ${attemptId}::uuid`,
  );
}

/**
 * Lets in what counts as a failure of each subject at once, or an attempt, which waits while those under way may use
 * up what is allowed: of many sent together, each counts those before it.
 * @throws HttpProblem 429 with Retry-After in seconds
 */
export async function admit(
  database: Database,
  subjects: string[],
  attemptId: string | null = null,
): Promise<void> {
  await mendDates(database);
  const enter = () =>
    database.transaction(async (transaction) => {
      // In one order everywhere, so that nobody waits for somebody who waits for them.
      for (const subject of subjects.toSorted())
        await transaction.query(sql`SELECT pg_advisory_xact_lock(hashtextextended(${subject}, 0))`);
      if (!(await refuseThrottled(transaction, subjects))) return false;
      await recordFailure(transaction, subjects, attemptId);
      return true;
    });
  // Whoever waits holds no lock, so that those under way can end.
  while (!((await refuseThrottled(database, subjects)) && (await enter()))) await sleep(POLL_MS);
}

/**
 * Lets an attempt in. It is a failure of each subject when it is refused; when it succeeds, or nobody could tell because
 * something else is broken, nothing stays of it.
 * @throws HttpProblem 429 with Retry-After in seconds
 */
export async function attempt<T>(database: Database, subjects: string[], work: () => Promise<T>): Promise<T> {
  const id = randomUUID();
  const own = sql`subject = ANY(${subjects}::text[]) AND attempt = ${id}::uuid`;
  const forget = () => database.query(sql`DELETE FROM throttle WHERE ${own}`);
  await admit(database, subjects, id);
  let result: T;
  try {
    result = await work();
  } catch (error) {
    if (error instanceof HttpProblem && error.status < 500)
      await database.query(sql`UPDATE throttle SET attempt = NULL WHERE ${own}`);
    else await forget();
    throw error;
  }
  await forget();
  return result;
}

/** A success forgives a subject. */
export async function forgive(database: Queryable, subject: string): Promise<void> {
  await database.query(sql`DELETE FROM throttle WHERE subject = ${subject} AND ${FAILED}`);
}
