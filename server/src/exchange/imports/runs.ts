import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import sql from 'sql-template-tag';
import { IMPORT_LISTED } from '../rules/fileImports.ts';
import { audit } from '../../common/audit.ts';
import type { Database, Queryable, Transaction } from '../../db/database.ts';
import { ExplainedError } from '../../db/explainedError.ts';
import { feedLines } from '../feed/intake.ts';
import type { Item } from '../feed/batch.ts';
import type { EndAccessOf } from '../feed/entry.ts';
import { takeTurn } from '../feed/openBatch.ts';
import { readHeld } from '../feed/readBack.ts';
import { externalIdIn } from '../feed/readRecord.ts';
import type { Tally } from '../feed/tally.ts';
import type { FeedResource } from '../rules/feedFields.ts';
import { HttpProblem } from '../../http/problem.ts';
import { batchResult, type BatchResult, type Counts } from './batchResult.ts';
import { feedingOf, PACE } from './feeding.ts';
import { OF_PEOPLE, type Stored } from './fileImport.ts';
import { forgetParts } from './fileParts.ts';
import { forgetVerdicts, noteVerdicts, type FileVerdict } from './records.ts';
import { Ended, feederOf, type Run, type RunState } from './run.ts';
import { undoRecords } from './undoRun.ts';

/** For an error that isn't the file's. */
const FAILED = 'Something went wrong on our side. Try again. If it happens again, see the server’s log.';
/** The interval of a run's heartbeat. */
const ALIVE_MS = 5000;

/** Records that a batch is done. @throws Ended if the import now belongs to another run */
async function noteBatch(
  transaction: Queryable,
  { one, id: run }: Run,
  { position, counts }: { position: number; counts: Counts },
): Promise<void> {
  const noted = await transaction.query(sql`
    UPDATE file_import SET position = ${position}, alive_at = now(), counts = counts || (
      SELECT COALESCE(jsonb_object_agg(new.key, new.value::int + COALESCE((counts->>new.key)::int, 0)), '{}')
      FROM jsonb_each_text(${JSON.stringify(counts)}::jsonb) AS new)
    WHERE id = ${one.id} AND run = ${run} AND state IN ('checking', 'applying') RETURNING id`);
  if (noted.length === 0) throw new Ended();
}

/** Feeds the file as a dry run and stores the result for each record (IMPO-03). */
async function check(run: Run): Promise<void> {
  const { database, one } = run;
  const { sourceId } = one;
  const feeding = feedingOf(run, { from: 0, dryRun: true });
  const { lines, own } = feeding;
  const listed = new Map<string, number>();
  let became: BatchResult = { counts: {}, verdicts: [], people: [] };
  let position = 0;
  /** Feeds records and reads them before and after. */
  const held = async (
    transaction: Queryable,
    { resource, ids }: { resource: FeedResource; ids: string[] },
    feed: () => Promise<Tally>,
  ) => {
    const before = await readHeld(transaction, { sourceId, resource }, ids);
    const tally = await feed();
    return { tally, held: { before, after: await readHeld(transaction, { sourceId, resource }, ids) } };
  };
  const around = async (transaction: Transaction, items: Item[], feed: () => Promise<Tally>) => {
    await takeTurn(transaction, feederOf(one));
    const ids = items.flatMap(({ record }) => externalIdIn(one.resource, record) ?? []);
    const { tally, held: of } = await held(transaction, { resource: one.resource, ids }, feed);
    if (one.map.people === undefined) became = batchResult(feeding, items, { tally, held: of });
    else {
      const named = feeding.peopleOf(items);
      const namedIds = named.flatMap(({ record }) => externalIdIn('contacts', record) ?? []);
      const { tally: people, held: heldPeople } = await held(
        transaction,
        { resource: 'contacts', ids: namedIds },
        () => feeding.feedPeople(transaction, named),
      );
      became = batchResult(feeding, items, { tally, people, held: of, heldPeople });
    }
    position += items.length;
    return tally;
  };
  const isListed =
    (of: string) =>
    ({ verdict, double }: FileVerdict) => {
      const count = (listed.get(of + verdict) ?? 0) + 1;
      listed.set(of + verdict, count);
      return count <= IMPORT_LISTED || verdict === 'refused' || verdict === 'kept' || double !== undefined;
    };
  const onBatch = async () => {
    const { counts, verdicts, people } = became;
    await database.transaction(async (transaction) => {
      await noteVerdicts(transaction, { id: one.id, isPeople: false }, verdicts.filter(isListed('')));
      await noteVerdicts(transaction, { id: one.id, isPeople: true }, people.filter(isListed(OF_PEOPLE)));
      await noteBatch(transaction, run, { position, counts });
    });
  };
  await feedLines({ context: { ...own, around }, key: undefined, onBatch, ...PACE }, lines);
  await database.query(sql`
    UPDATE file_import SET state = 'checked', records = position WHERE id = ${one.id} AND run = ${run.id} AND state = 'checking'`);
}

/** Feeds the file from where it left off. Each batch records its progress in its own transaction (IMPO-05). */
async function apply(run: Run): Promise<void> {
  const { database, one } = run;
  const feeding = feedingOf(run, { from: one.position, dryRun: false });
  const { lines, own, placeOf } = feeding;
  const around = async (transaction: Transaction, items: Item[], feed: () => Promise<Tally>) => {
    const tally = await feed();
    const [first, last] = [items[0], items.at(-1)];
    if (first === undefined || last === undefined) return tally;
    const people =
      one.map.people === undefined
        ? undefined
        : await feeding.feedPeople(transaction, feeding.peopleOf(items));
    // The check's results for these are outdated.
    await forgetVerdicts(
      transaction,
      one.id,
      sql`"row" BETWEEN ${placeOf(first.index)} AND ${placeOf(last.index)} AND (verdict IN ('refused', 'kept') OR double IS NOT NULL)`,
    );
    const { counts, verdicts, people: persons } = batchResult(feeding, items, { tally, people });
    const needsPerson = ({ verdict, double }: FileVerdict) =>
      verdict === 'refused' || verdict === 'kept' || double !== undefined;
    await noteVerdicts(transaction, { id: one.id, isPeople: false }, verdicts.filter(needsPerson));
    await noteVerdicts(transaction, { id: one.id, isPeople: true }, persons.filter(needsPerson));
    await noteBatch(transaction, run, { position: placeOf(last.index), counts });
    return tally;
  };
  await feedLines({ context: { ...own, around }, key: undefined, ...PACE }, lines);
  await database.transaction(async (transaction) => {
    const done = await transaction.query<{ counts: Counts }>(sql`
      UPDATE file_import SET state = 'done' WHERE id = ${one.id} AND run = ${run.id} AND state = 'applying' RETURNING counts`);
    if (done.length === 0) throw new Ended();
    await forgetParts(transaction, one.id);
    await audit(transaction, one.employeeId, {
      action: 'file import finished',
      record: `import/${one.id}`,
      after: done[0]?.counts,
    });
  });
}

const WORK: Record<RunState, (run: Run) => Promise<void>> = {
  checking: check,
  applying: apply,
  undoing: undoRecords,
};

/** The message for a failed run. */
const reasonOf = (error: unknown): string | undefined => {
  if (error instanceof ExplainedError || error instanceof HttpProblem) return error.message;
  return undefined;
};

/** Checks, imports and undoes files in the background while the server runs. */
export function importRuns(database: Database, log: FastifyBaseLogger, endAccessOf: EndAccessOf) {
  const running = new Map<AbortController, Promise<void>>();
  const isOver = (error: unknown, signal: AbortSignal) => error instanceof Ended || signal.aborted;

  async function work(run: Run, state: RunState): Promise<void> {
    const { one, id, signal } = run;
    const alive = setInterval(() => {
      database
        .query(sql`UPDATE file_import SET alive_at = now() WHERE id = ${one.id} AND run = ${id}`)
        .catch((error: unknown) => log.warn(error, 'the heartbeat of an import could not be saved'));
    }, ALIVE_MS);
    /** Checks restart; other runs resume. No need to wait until a run counts as silent. */
    const leave = (reason: string) =>
      database.query(sql`
        UPDATE file_import SET state = CASE WHEN state = 'checking' THEN 'open' ELSE state END, alive_at = '-infinity',
          error = ${reason} WHERE id = ${one.id} AND run = ${id} AND state = ${state}`);
    try {
      await WORK[state](run);
    } catch (error) {
      const reason = isOver(error, signal) ? '' : reasonOf(error);
      if (reason === undefined) log.error(error, 'an import failed');
      await leave(reason ?? FAILED).catch((lost: unknown) => log.error(lost));
    } finally {
      clearInterval(alive);
    }
  }

  return {
    newRun: randomUUID,
    /** Starts the run that `beginRun` has recorded. */
    start(one: Stored, { state, run }: { state: RunState; run: string }): void {
      const stop = new AbortController();
      const done = work({ database, endAccessOf, one, id: run, signal: stop.signal }, state).finally(() =>
        running.delete(stop),
      );
      running.set(stop, done);
    },
    /** Lets each run finish its batch; another server continues. */
    async stop(): Promise<void> {
      for (const stop of running.keys()) stop.abort();
      await Promise.all(running.values());
    },
  };
}
export type ImportRuns = ReturnType<typeof importRuns>;
