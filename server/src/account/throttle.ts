import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import sql from 'sql-template-tag';
import type { Database, Queryable } from '../db/database.ts';
import { HttpProblem } from '../http/problem.ts';
import { passwordTurns } from './password.ts';

/** So many failures of one subject within the window close the door for it (SIGN-04). */
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
async function mendDates(database: Database): Promise<void> {
  await database.query(
    sql`UPDATE throttle SET at = now() WHERE at > now() + make_interval(secs => ${LONGEST_S})`,
  );
}

/**
 * Refuses a subject (an e-mail, an address) that has failed too often.
 * @returns whether one more failure is allowed even if every attempt that is under way fails
 * @throws HttpProblem 429 with Retry-After in seconds
 */
async function refuseThrottled(database: Queryable, subjects: string[]): Promise<boolean> {
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
async function recordFailure(
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
 * Counts a failure of each subject, or an attempt that may become one: of many sent together, each counts those before it.
 * @returns false, and counts nothing, while those under way may use up what is allowed
 * @throws HttpProblem 429 with Retry-After in seconds
 */
const enter = (database: Database, subjects: string[], attemptId: string | null): Promise<boolean> =>
  database.transaction(async (transaction) => {
    // In one order everywhere, so that nobody waits for somebody who waits for them.
    for (const subject of subjects.toSorted())
      await transaction.query(sql`SELECT pg_advisory_xact_lock(hashtextextended(${subject}, 0))`);
    if (!(await refuseThrottled(transaction, subjects))) return false;
    await recordFailure(transaction, subjects, attemptId);
    return true;
  });

/**
 * Lets in what counts as a failure of each subject at once.
 * @throws HttpProblem 429 with Retry-After in seconds
 */
export async function admit(database: Database, subjects: string[]): Promise<void> {
  await mendDates(database);
  await enter(database, subjects, null);
}

/** Does the work of an attempt that was let in. When it has failed it stays counted, else nothing stays of it. */
async function settle<T>(
  database: Database,
  { subjects, hasFailed }: Pick<Attempt<T>, 'subjects' | 'hasFailed'>,
  id: string,
  work: () => Promise<T>,
): Promise<T> {
  const own = sql`subject = ANY(${subjects}::text[]) AND attempt = ${id}::uuid`;
  const forget = () => database.query(sql`DELETE FROM throttle WHERE ${own}`);
  const count = () => database.query(sql`UPDATE throttle SET attempt = NULL WHERE ${own}`);
  let result: T;
  try {
    result = await work();
  } catch (error) {
    await (error instanceof HttpProblem && error.status < 500 ? count() : forget());
    throw error;
  }
  await (hasFailed?.(result) === true ? count() : forget());
  return result;
}

/** Who tries something, and what their failures count against. */
export interface Attempt<T> {
  subjects: string[];
  /** Whoever sends many attempts delays their own. */
  sender: string;
  /** An attempt that is refused has failed; so has one of which this is true. */
  hasFailed?: (result: T) => boolean;
}

/**
 * Lets an attempt in when it is its turn; it waits while those under way may use up what is allowed. It counts when it has failed;
 * when it succeeds, or nobody could tell because something else is broken, nothing stays of it.
 * @throws HttpProblem 429 with Retry-After in seconds, 503 when too many wait
 */
export async function attempt<T>(
  database: Database,
  { sender, ...counted }: Attempt<T>,
  work: () => Promise<T>,
): Promise<T> {
  const { subjects } = counted;
  const id = randomUUID();
  await mendDates(database);
  // A closed door says so at once.
  await refuseThrottled(database, subjects);
  for (;;) {
    // Whoever is not let in yet holds no lock and takes nobody's turn, so that those under way can end.
    const done = await passwordTurns(sender, async () =>
      (await enter(database, subjects, id))
        ? { result: await settle(database, counted, id, work) }
        : undefined,
    );
    if (done !== undefined) return done.result;
    await sleep(POLL_MS);
  }
}

/** A success forgives a subject. */
export async function forgive(database: Queryable, subject: string): Promise<void> {
  await database.query(sql`DELETE FROM throttle WHERE subject = ${subject} AND ${FAILED}`);
}
