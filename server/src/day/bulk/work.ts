import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import type { BulkAction, Verdict } from '@galley/shared/domain/bulkActions';
import type { Day } from '@galley/shared/domain/calendar';
import { CALLER_COLUMNS } from '../../account/index.ts';
import { audit } from '../../common/audit.ts';
import type { Database, Queryable, Transaction } from '../../db/database.ts';
import { DatabaseError } from '../../db/errors.ts';
import type { Caller } from '../../http/caller.ts';
import { HttpProblem } from '../../http/problem.ts';
import { ACTIONS } from './actions.ts';
import type { BulkInput, Change } from './bulkAction.ts';

/** Limits a batch in records and time, because others wait for its locks or, in the embedded database, for the whole batch. */
const MOST_PER_BATCH = 20;
const BATCH_MS = 40;
/** How often a server looks for jobs that another one has left unfinished. */
const POLL_MS = 1000;

interface Job {
  id: number;
  employeeId: number;
  jti: string;
  action: BulkAction;
  input: BulkInput;
  isUndo: boolean;
  total: number;
  worked: number;
}

interface Item {
  place: number;
  id: number;
  version: number | null;
  before: object | null;
  leftVersion: number | null;
  added: number | null;
}

interface Outcome extends Change {
  place: number;
  verdict: Verdict;
  reason?: string;
}

/** Locks the job that has waited longest. Until the batch ends, no other server can work on it, and it can't be canceled. */
async function takeJob(transaction: Queryable): Promise<Job | undefined> {
  const [job] = await transaction.query<Job>(sql`
    SELECT id, employee_id AS "employeeId", jti, action, input, undoes IS NOT NULL AS "isUndo", total,
      done + unchanged + refused + changed AS worked
    FROM bulk_job WHERE state = 'running' ORDER BY worked_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`);
  return job;
}

/** The person who started the job, with today's permissions; undefined if they've been disabled. */
async function readStarter(transaction: Queryable, { employeeId, jti }: Job): Promise<Caller | undefined> {
  const [caller] = await transaction.query<Omit<Caller, 'jti' | 'writes'>>(sql`
    SELECT ${CALLER_COLUMNS} FROM employee WHERE id = ${employeeId} AND disabled_at IS NULL`);
  return caller === undefined ? undefined : { ...caller, jti, writes: 0 };
}

const nextItems = (transaction: Queryable, { id, worked }: Job): Promise<Item[]> =>
  transaction.query<Item>(sql`
    SELECT place, record_id AS id, version, before, left_version AS "leftVersion", added_id AS added
    FROM bulk_item WHERE job_id = ${id} AND place > ${worked} ORDER BY place LIMIT ${MOST_PER_BATCH}`);

/** The verdict for one record's error. @throws errors that make the whole batch fail, so that it's retried */
function verdictOf(error: unknown, isUndo: boolean): { verdict: Verdict; reason: string } {
  if (error instanceof HttpProblem) {
    const isChanged = isUndo || error.members.current !== undefined;
    return { verdict: isChanged ? 'changed' : 'refused', reason: error.message };
  }
  if (error instanceof DatabaseError && error.kind !== 'bug' && error.kind !== 'bad-input') throw error;
  return { verdict: 'refused', reason: 'Something went wrong on our side.' };
}

interface Batch {
  transaction: Transaction;
  caller: Caller;
  today: Day;
  job: Job;
  onFailure: (error: unknown) => void;
}

/** Works on one record: makes the same change as its single call, or none. */
async function workOn({ transaction, caller, today, job, onFailure }: Batch, item: Item): Promise<Outcome> {
  const { apply, undo } = ACTIONS[job.action];
  const { place } = item;
  const work = {
    transaction,
    caller,
    today,
    input: job.input,
    id: item.id,
    place: place - 1,
    total: job.total,
    version: item.version ?? undefined,
  };
  const change = {
    ...(item.before === null ? {} : { before: item.before }),
    ...(item.leftVersion === null ? {} : { version: item.leftVersion }),
    ...(item.added === null ? {} : { added: item.added }),
  };
  await transaction.script('SAVEPOINT record');
  try {
    if (job.isUndo) {
      await undo({ ...work, change });
      return { place, verdict: 'done' };
    }
    const done = await apply(work);
    return done === undefined ? { place, verdict: 'unchanged' } : { place, verdict: 'done', ...done };
  } catch (error) {
    const outcome = verdictOf(error, job.isUndo);
    await transaction.script('ROLLBACK TO SAVEPOINT record');
    if (!(error instanceof HttpProblem)) onFailure(error);
    return { place, ...outcome };
  }
}

/** Stores the verdicts of a batch. */
const note = (transaction: Queryable, { id }: Job, outcomes: Outcome[]): Promise<unknown> =>
  transaction.query(sql`
    UPDATE bulk_item SET verdict = one.verdict, reason = COALESCE(one.reason, ''),
      before = COALESCE(one.before, bulk_item.before), left_version = COALESCE(one.version, left_version),
      added_id = COALESCE(one.added, added_id)
    FROM jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      AS one (place int, verdict text, reason text, before jsonb, version int, added int)
    WHERE job_id = ${id} AND bulk_item.place = one.place`);

async function endJob(
  transaction: Queryable,
  { id, employeeId }: Job,
  state: 'done' | 'canceled',
): Promise<void> {
  const [counts] = await transaction.query<object>(sql`
    UPDATE bulk_job SET state = ${state}, ended_at = now() WHERE id = ${id}
    RETURNING total, done, unchanged, refused, changed`);
  const action = state === 'done' ? 'bulk change ended' : 'bulk change stopped';
  await audit(transaction, employeeId, { action, record: `bulk_job/${id}`, after: counts });
}

/**
 * Works on a batch of the job that has waited longest. The work and its verdicts share a transaction, so a crash never separates them
 * (BULK-08).
 * @returns whether there was a job
 */
function workBatch(database: Database, today: Day, onFailure: (error: unknown) => void): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const job = await takeJob(transaction);
    if (job === undefined) return false;
    const caller = await readStarter(transaction, job);
    if (caller === undefined) {
      await endJob(transaction, job, 'canceled');
      return true;
    }
    const until = performance.now() + BATCH_MS;
    const outcomes: Outcome[] = [];
    for (const item of await nextItems(transaction, job)) {
      outcomes.push(await workOn({ transaction, caller, today, job, onFailure }, item));
      if (performance.now() > until) break;
    }
    await note(transaction, job, outcomes);
    const count = (verdict: Verdict) => outcomes.filter((one) => one.verdict === verdict).length;
    await transaction.query(sql`
      UPDATE bulk_job SET done = done + ${count('done')}, unchanged = unchanged + ${count('unchanged')},
        refused = refused + ${count('refused')}, changed = changed + ${count('changed')}, worked_at = clock_timestamp()
      WHERE id = ${job.id}`);
    if (job.worked + outcomes.length >= job.total) await endJob(transaction, job, 'done');
    await database.countWrite?.(transaction, job.jti);
    return true;
  });
}

/** Processes jobs while the server runs; servers on one database share the work. @returns a function that starts a new job at once */
export function startBulkWork(app: FastifyInstance, database: Database, today: () => Day): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  let isWorking = false;
  let running: Promise<unknown> = Promise.resolve();
  const wait = (ms: number) => {
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(work, ms).unref();
  };
  function work(): void {
    isWorking = true;
    const begun = performance.now();
    running = workBatch(database, today(), (error) =>
      app.log.error(error, 'a record of a bulk change failed'),
    )
      .catch((error: unknown) => {
        app.log.warn(error, 'a bulk change was interrupted');
        return false;
      })
      .then((wasWork) => {
        isWorking = false;
        // Pauses as long as the batch took, to leave time for others.
        wait(wasWork ? performance.now() - begun : POLL_MS);
      });
  }
  app.addHook('onReady', async () => wait(0));
  app.addHook('onClose', async () => {
    isOver = true;
    clearTimeout(timer);
    await running;
  });
  return () => {
    if (!isWorking) wait(0);
  };
}
