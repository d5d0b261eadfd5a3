import sql, { raw } from 'sql-template-tag';
import type { BulkJob, BulkVerdict, BulkVerdictsResponse } from '@galley/shared/contract/bulk';
import type { BulkStartRequest } from './contract.ts';
import { BULK_LISTS, type BulkAction, type Verdict } from '@galley/shared/domain/bulkActions';
import type { Day } from '@galley/shared/domain/calendar';
import { CLOSE_MODES } from '../../activities/rules/activityStatus.ts';
import { audit } from '../../common/audit.ts';
import type { Queryable, Transaction } from '../../db/database.ts';
import { utc } from '../../db/utc.ts';
import type { Caller } from '../../http/caller.ts';
import { HttpProblem } from '../../http/problem.ts';
import { ACTIONS } from './actions.ts';
import { matchingIds } from './matching.ts';

/** The maximum number of running jobs per person. */
const MOST_RUNNING = 3;
/** How long a job can be undone and its verdicts can be read. */
const KEPT = '7 days';
const PAGE = 100;

const JOB = sql`job.id AS "ID", action AS "Action",
  COALESCE(action = 'closeActivities' AND (input->>'CloseMode')::int <> ${CLOSE_MODES.done}, false) AS "Cancels", state AS "State",
  ${utc('started_at')} AS "StartedAt", total AS "Total", done AS "Done",
  unchanged AS "Unchanged", refused AS "Refused", changed AS "Changed", undoes AS "Undoes",
  (SELECT id FROM bulk_job WHERE undoes = job.id) AS "UndoneBy"`;

/** One of the caller's jobs. @throws HttpProblem 404, also for others' jobs */
export async function readJob(database: Queryable, caller: Caller, id: number): Promise<BulkJob> {
  const [job] = await database.query<BulkJob>(
    sql`SELECT ${JOB} FROM bulk_job AS job WHERE id = ${id} AND employee_id = ${caller.employeeId}`,
  );
  if (job === undefined)
    throw new HttpProblem(404, 'There is no such bulk change. It may have been deleted.');
  return job;
}

/** The caller's jobs started within the last day, except ended ones that were undone or are undos themselves. */
export const readJobs = (database: Queryable, caller: Caller): Promise<BulkJob[]> =>
  database.query<BulkJob>(sql`
    SELECT ${JOB} FROM bulk_job AS job
    WHERE employee_id = ${caller.employeeId} AND started_at > now() - interval '1 day'
      AND (state = 'running' OR undoes IS NULL AND NOT EXISTS (SELECT FROM bulk_job AS undo WHERE undo.undoes = job.id))
    ORDER BY started_at DESC, id DESC LIMIT 20`);

/** Locks the job, which holds up its batches. @throws HttpProblem 404 */
async function lockJob(transaction: Queryable, caller: Caller, id: number): Promise<BulkJob> {
  await transaction.query(sql`SELECT FROM bulk_job WHERE id = ${id} FOR UPDATE`);
  return readJob(transaction, caller, id);
}

const auditJob = (transaction: Queryable, caller: Caller, id: number, what: string, after?: object) =>
  audit(transaction, caller.employeeId, { action: `bulk change ${what}`, record: `bulk_job/${id}`, after });

interface NewJob {
  action: string;
  input: object;
  total: number;
  undoes?: number;
}

async function addJob(transaction: Queryable, caller: Caller, job: NewJob): Promise<number> {
  const { action, input, total, undoes } = job;
  const [running] = await transaction.query<{ n: number }>(sql`
    SELECT count(*)::int AS n FROM bulk_job WHERE employee_id = ${caller.employeeId} AND state = 'running'`);
  if ((running?.n ?? 0) >= MOST_RUNNING)
    throw new HttpProblem(
      409,
      `${MOST_RUNNING} of your bulk changes are still running. Wait for one to finish.`,
    );
  const [added] = await transaction.query<{ id: number }>(sql`
    INSERT INTO bulk_job (employee_id, jti, action, input, total, undoes, state, ended_at)
    VALUES (${caller.employeeId}, ${caller.jti}, ${action}, ${JSON.stringify(input)}::jsonb, ${total}, ${undoes ?? null},
      ${total === 0 ? 'done' : 'running'}, CASE WHEN ${total} = 0 THEN now() END) RETURNING id`);
  const id = added?.id ?? 0;
  await auditJob(transaction, caller, id, undoes === undefined ? 'started' : 'undone', {
    action,
    total,
    ...input,
    undoes,
  });
  return id;
}

/** The table with the version of an action's records; adding an activity changes none of them. */
const VERSIONED = { activities: raw('activity'), companies: raw('company'), contacts: raw('contact') };
const isAdding = (action: BulkAction) => action === 'addToCompanies' || action === 'addToContacts';

/**
 * Starts a job with the records' current versions (BULK-01).
 * @throws HttpProblem 400, 409 for too many jobs, 422 for missing input or too many records
 */
export async function startJob(
  transaction: Transaction,
  caller: Caller,
  day: { today: Day; timeZone: string },
  body: BulkStartRequest,
): Promise<BulkJob> {
  const {
    EmployeeUID: _uid,
    Action,
    Ids: _ids,
    Activities: _a,
    Companies: _c,
    Contacts: _i,
    ...input
  } = body;
  ACTIONS[Action].check(input);
  const ids = await matchingIds({ database: transaction, caller, ...day }, body);
  const id = await addJob(transaction, caller, { action: Action, input, total: ids.length });
  const version = isAdding(Action)
    ? raw('NULL')
    : sql`(SELECT version FROM ${VERSIONED[BULK_LISTS[Action]]} WHERE id = record)`;
  await transaction.query(sql`
    INSERT INTO bulk_item (job_id, place, record_id, version)
    SELECT ${id}, place, record, ${version} FROM unnest(${ids}::int[]) WITH ORDINALITY AS one (record, place)`);
  return readJob(transaction, caller, id);
}

/** Stops a job after its current batch (BULK-06). @throws HttpProblem 404, 409 for an undo, which would be left half done */
export async function cancelJob(transaction: Queryable, caller: Caller, id: number): Promise<BulkJob> {
  const job = await lockJob(transaction, caller, id);
  if (job.Undoes !== null) throw new HttpProblem(409, 'You can’t cancel an undo.');
  if (job.State !== 'running') return job;
  await transaction.query(sql`UPDATE bulk_job SET state = 'canceled', ended_at = now() WHERE id = ${id}`);
  await auditJob(transaction, caller, id, 'canceled', { done: job.Done, total: job.Total });
  return readJob(transaction, caller, id);
}

/**
 * Starts a job that undoes another one, beginning with its last record (BULK-07).
 * @throws HttpProblem 404, 409 if the job is running, is an undo, was already undone or changed nothing
 */
export async function undoJob(transaction: Queryable, caller: Caller, id: number): Promise<BulkJob> {
  const job = await lockJob(transaction, caller, id);
  if (job.Undoes !== null) throw new HttpProblem(409, 'You can’t undo an undo.');
  if (job.State === 'running') throw new HttpProblem(409, 'This is still running. Cancel it first.');
  if (job.UndoneBy !== null) throw new HttpProblem(409, 'This was already undone.');
  if (job.Done === 0) throw new HttpProblem(409, 'Nothing was changed.');
  const undo = await addJob(transaction, caller, {
    action: job.Action,
    input: {},
    total: job.Done,
    undoes: id,
  });
  await transaction.query(sql`
    INSERT INTO bulk_item (job_id, place, record_id, before, left_version, added_id)
    SELECT ${undo}, row_number() OVER (ORDER BY place DESC), record_id, before, left_version, added_id
    FROM bulk_item WHERE job_id = ${id} AND verdict = 'done'`);
  return readJob(transaction, caller, undo);
}

/** The names of a list's records. */
const NAMES = {
  activities: sql`(SELECT contact.name || ', ' || company.name FROM activity JOIN contact ON contact.id = contact_id
    JOIN company ON company.id = company_id WHERE activity.id = record_id)`,
  companies: sql`(SELECT name FROM company WHERE id = record_id)`,
  contacts: sql`(SELECT name FROM contact WHERE id = record_id)`,
};

/** A page of a job's records with one verdict. @throws HttpProblem 404 */
export async function readVerdicts(
  database: Queryable,
  caller: Caller,
  { id, verdict, after }: { id: number; verdict: Verdict; after: number },
): Promise<BulkVerdictsResponse> {
  const { Action } = await readJob(database, caller, id);
  const rows = await database.query<BulkVerdict>(sql`
    SELECT place AS "Place", record_id AS "ID", reason AS "Reason", COALESCE(${NAMES[BULK_LISTS[Action]]}, '') AS "Name"
    FROM bulk_item WHERE job_id = ${id} AND verdict = ${verdict} AND place > ${after}
    ORDER BY place LIMIT ${PAGE + 1}`);
  return { Verdicts: rows.slice(0, PAGE), More: rows.length > PAGE };
}

/** Deletes old jobs along with the records' earlier values. */
export const forgetOldJobs = (database: Queryable): Promise<unknown> =>
  database.query(sql`DELETE FROM bulk_job WHERE state <> 'running' AND ended_at < now() - ${KEPT}::interval`);
