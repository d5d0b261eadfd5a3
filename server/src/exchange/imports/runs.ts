import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import sql from 'sql-template-tag';
import { FEED_STREAM_BATCH } from '../feed/contract.ts';
import { IMPORT_LISTED } from '../rules/fileImports.ts';
import { audit } from '../../common/audit.ts';
import type { Database, Queryable } from '../../db/database.ts';
import { ExplainedError } from '../../db/explainedError.ts';
import { feedLines } from '../feed/intake.ts';
import type { FeedContext, Item } from '../feed/batch.ts';
import { takeTurn } from '../feed/openBatch.ts';
import { readHeld, type FedRecord } from '../feed/readBack.ts';
import { externalIdIn } from '../feed/readRecord.ts';
import { verdictCounts, type RecordVerdict, type Tally } from '../feed/tally.ts';
import { kindOf, recordsOf } from '../feedFiles/readFile.ts';
import { HttpProblem } from '../../http/problem.ts';
import { nameOf, type Stored } from './fileImport.ts';
import { fileRows, type FileRow } from './fileRecords.ts';
import { forgetParts, readParts } from './fileParts.ts';
import { inFileWords } from './fileWords.ts';
import { changesOf, fileVerdict, forgetVerdicts, noteVerdicts, type FileVerdict } from './records.ts';
import { Ended, feederOf, type Run, type RunState } from './run.ts';
import { takeBack } from './undoRun.ts';
import { textOf } from './upload.ts';

/** How often a run says that it is still there. */
const ALIVE_MS = 5000;

type Counts = Record<string, number>;

/** Notes that a batch is done. @throws Ended when the run is no longer the import's */
async function noteBatch(
  transaction: Queryable,
  { one, id: run }: Run,
  { position, counts }: { position: number; counts: Counts },
): Promise<void> {
  const noted = await transaction.query(sql`
    UPDATE file_import SET position = ${position}, alive_at = now(), counts = (
      SELECT jsonb_object_agg(new.key, new.value::int + COALESCE((counts->>new.key)::int, 0))
      FROM jsonb_each_text(${JSON.stringify(counts)}::jsonb) AS new)
    WHERE id = ${one.id} AND run = ${run} AND state IN ('checking', 'applying') RETURNING id`);
  if (noted.length === 0) throw new Ended();
}

/** What a run knows of a row of the file. */
type Row = Pick<FileRow, 'faults' | 'saidOf'> & { cells: string[] };

const PLAIN = { faults: [], saidOf: () => undefined };

/** The rows of a file: those of a table as people have it, those of lines as they are fed. */
async function* rowsIn({ database, one }: Run): AsyncGenerator<FileRow> {
  const { file, resource, map, written } = one;
  const source = readParts(database, one.id);
  const kind = kindOf(file);
  if (kind !== 'ndjson') return yield* fileRows({ kind, resource, map, written }, source);
  for await (const record of recordsOf({ kind, resource, map: undefined }, source))
    yield { ...record, ...PLAIN };
  return undefined;
}

/** The records behind a place, as lines; and what stands in the file of those that are on their way. */
function reading(run: Run, from: number) {
  const rowOf = new Map<number, Row>();
  async function* lines() {
    let row = 0;
    for await (const { line, cells, ...said } of rowsIn(run)) {
      run.signal.throwIfAborted();
      row += 1;
      if (row <= from) continue;
      rowOf.set(row, { ...said, cells: cells.map(textOf) });
      // A batch is fed when the record behind it is read.
      rowOf.delete(row - 2 * FEED_STREAM_BATCH);
      yield line;
    }
  }
  return { lines: lines(), rowOf };
}

/** A verdict of the feed, in the words of the file. */
const worded = (verdict: RecordVerdict, row: Row | undefined): RecordVerdict => ({
  ...verdict,
  errors: inFileWords(verdict.errors, row),
});

/** @param from the row behind which it is read */
function contextOf(
  { database, one }: Run,
  from: number,
): Omit<FeedContext, 'dryRun' | 'verbose' | 'import' | 'progress'> {
  const { all = 'update', rows = {} } = one.map.doubles ?? {};
  return {
    database,
    caller: feederOf(one),
    resource: one.resource,
    choiceOf: (index) => rows[from + index + 1] ?? all,
  };
}

/** What a row would change, or has: of a record of others what was empty there. */
function changesIn(
  { one: { resource } }: Run,
  { externalId, verdict, double, filled }: RecordVerdict,
  { before, after }: { before: Map<string, FedRecord>; after: Map<string, FedRecord> },
) {
  if (verdict === 'refused' || verdict === 'deleted' || double?.choice === 'skip') return [];
  const changes = changesOf(resource, before.get(externalId), after.get(externalId));
  return filled === undefined ? changes : changes.filter(({ field }) => filled.includes(field));
}

/** Feeds the file as a dry run, and notes what would become of each record (IMPO-03). */
async function check(run: Run): Promise<void> {
  const { database, one } = run;
  const { lines, rowOf } = reading(run, 0);
  const listed = new Map<string, number>();
  let verdicts: FileVerdict[] = [];
  let position = 0;
  const around = async (transaction: Queryable, items: Item[], feed: () => Promise<Tally>) => {
    const ids = items.flatMap(({ record }) => externalIdIn(one.resource, record) ?? []);
    const place = { sourceId: one.sourceId, resource: one.resource };
    await takeTurn(transaction, feederOf(one));
    const before = await readHeld(transaction, place, ids);
    const tally = await feed();
    const after = await readHeld(transaction, place, ids);
    verdicts = tally.records.map((verdict) =>
      fileVerdict(worded(verdict, rowOf.get(verdict.index + 1)), {
        row: verdict.index + 1,
        changes: changesIn(run, verdict, { before, after }),
        cells: rowOf.get(verdict.index + 1)?.cells ?? [],
      }),
    );
    return tally;
  };
  const isListed = ({ verdict, double }: FileVerdict) => {
    const count = (listed.get(verdict) ?? 0) + 1;
    listed.set(verdict, count);
    return count <= IMPORT_LISTED || verdict === 'refused' || verdict === 'kept' || double !== undefined;
  };
  const onBatch = async (done: Tally) => {
    position += verdicts.length;
    const kept = verdicts.filter(isListed);
    await database.transaction(async (transaction) => {
      await noteVerdicts(transaction, one.id, kept);
      await noteBatch(transaction, run, { position, counts: verdictCounts(done) });
    });
  };
  await feedLines(
    {
      context: { ...contextOf(run, 0), dryRun: true, verbose: true, import: undefined, around },
      key: undefined,
      onBatch,
    },
    lines,
  );
  await database.query(sql`
    UPDATE file_import SET state = 'checked', records = position WHERE id = ${one.id} AND run = ${run.id} AND state = 'checking'`);
}

/** Feeds the file from where it was fed to. Each batch notes in its own transaction that it is written (IMPO-05). */
async function apply(run: Run): Promise<void> {
  const { database, one } = run;
  const { position: from } = one;
  const { lines, rowOf } = reading(run, from);
  const placeOf = (index: number) => from + index + 1;
  const around = async (transaction: Queryable, items: Item[], feed: () => Promise<Tally>) => {
    const tally = await feed();
    const [first, last] = [items[0], items.at(-1)];
    if (first === undefined || last === undefined) return tally;
    // What the check said of these is over.
    await forgetVerdicts(
      transaction,
      one.id,
      sql`"row" BETWEEN ${placeOf(first.index)} AND ${placeOf(last.index)} AND (verdict IN ('refused', 'kept') OR double IS NOT NULL)`,
    );
    const verdicts = tally.records.map((verdict) => {
      const row = placeOf(verdict.index);
      const said = rowOf.get(row);
      return fileVerdict(worded(verdict, said), { row, changes: [], cells: said?.cells ?? [] });
    });
    await noteVerdicts(transaction, one.id, verdicts);
    await noteBatch(transaction, run, { position: placeOf(last.index), counts: verdictCounts(tally) });
    return tally;
  };
  await feedLines(
    {
      context: { ...contextOf(run, from), dryRun: false, verbose: false, import: nameOf(one), around },
      key: undefined,
    },
    lines,
  );
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
  undoing: takeBack,
};

/** What a person is told of a run that failed. */
const reasonOf = (error: unknown): string | undefined => {
  if (error instanceof ExplainedError || error instanceof HttpProblem) return error.message;
  return undefined;
};

/** Checks, applies and undoes files behind the requests that ask for it, as long as the server runs. */
export function importRuns(database: Database, log: FastifyBaseLogger) {
  const running = new Map<AbortController, Promise<void>>();
  const isOver = (error: unknown, signal: AbortSignal) => error instanceof Ended || signal.aborted;

  async function work(run: Run, state: RunState): Promise<void> {
    const { one, id, signal } = run;
    const alive = setInterval(() => {
      database
        .query(sql`UPDATE file_import SET alive_at = now() WHERE id = ${one.id} AND run = ${id}`)
        .catch((error: unknown) => log.warn(error, 'an import could not say that it runs'));
    }, ALIVE_MS);
    /** A check begins anew, the rest goes on where it stands. Nobody need wait until it is found silent. */
    const leave = (reason: string) =>
      database.query(sql`
        UPDATE file_import SET state = CASE WHEN state = 'checking' THEN 'open' ELSE state END, alive_at = '-infinity',
          error = ${reason} WHERE id = ${one.id} AND run = ${id} AND state = ${state}`);
    try {
      await WORK[state](run);
    } catch (error) {
      const reason = isOver(error, signal) ? '' : reasonOf(error);
      if (reason === undefined) log.error(error, 'an import failed');
      await leave(reason ?? 'The server failed. Its log says why.').catch((lost: unknown) => log.error(lost));
    } finally {
      clearInterval(alive);
    }
  }

  return {
    newRun: randomUUID,
    /** Begins what `beginRun` has noted. */
    start(one: Stored, { state, run }: { state: RunState; run: string }): void {
      const stop = new AbortController();
      const done = work({ database, one, id: run, signal: stop.signal }, state).finally(() =>
        running.delete(stop),
      );
      running.set(stop, done);
    },
    /** Lets each run end its batch, and leaves the rest to whoever goes on. */
    async stop(): Promise<void> {
      for (const stop of running.keys()) stop.abort();
      await Promise.all(running.values());
    },
  };
}
export type ImportRuns = ReturnType<typeof importRuns>;
