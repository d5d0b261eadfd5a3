import { readItems, runBatch, type Item } from '../feed/batch.ts';
import type { Tally } from '../feed/tally.ts';
import { kindOf, recordsOf } from '../feedFiles/readFile.ts';
import type { Transaction } from '../../db/database.ts';
import type { ImportMap } from './contract.ts';
import { nameOf } from './fileImport.ts';
import { fileRows, type FileRow } from './fileRecords.ts';
import { readParts } from './fileParts.ts';
import { peopleRows, type PeopleRow } from './peopleRows.ts';
import { feederOf, type Run } from './run.ts';
import { textOf } from './upload.ts';

/** Rows in a batch, and the pause after it as a multiple of its duration, so that others hardly notice. */
const BATCH = 100;
const RESTS = 1;
export const PACE = { batchSize: BATCH, rests: RESTS };

/** What a run needs about a row of the file. */
export type Row = Pick<FileRow, 'faults'> & { cells: string[] } & Partial<
    Pick<PeopleRow, 'saidOf' | 'isFed' | 'isCounted' | 'kept' | 'person'>
  >;

/** The rows of a file: table rows as people wrote them, NDJSON lines as they're fed. */
async function* rowsIn(
  { database, one }: Run,
  from: number,
): AsyncGenerator<Omit<FileRow, 'saidOf'> | FileRow | PeopleRow> {
  const { file, resource, map, written } = one;
  const source = readParts(database, one.id);
  const kind = kindOf(file);
  const batchOf = (row: number) => Math.floor((row - from - 1) / BATCH);
  if (kind !== 'ndjson' && map.people !== undefined)
    return yield* peopleRows({ kind, map, written, batchOf }, source);
  if (kind !== 'ndjson') return yield* fileRows({ kind, resource, map, written }, source);
  for await (const record of recordsOf({ kind, resource, map: undefined }, source))
    yield { ...record, faults: [] };
  return undefined;
}

/** The records after a position, as lines, and the original rows of those in progress. */
function reading(run: Run, from: number) {
  const rowOf = new Map<number, Row>();
  async function* lines() {
    let row = 0;
    for await (const { line, cells, ...said } of rowsIn(run, from)) {
      run.signal.throwIfAborted();
      row += 1;
      if (row <= from) continue;
      rowOf.set(row, { ...said, cells: cells.map(textOf) });
      // While a batch is fed, the next one and one more record are read.
      rowOf.delete(row - 2 * BATCH - 1);
      yield line;
    }
  }
  return { lines: lines(), rowOf };
}

/** Reads the rows after a position and feeds them. With `dryRun`, nothing is written. */
export function feedingOf(run: Run, { from, dryRun }: { from: number; dryRun: boolean }) {
  const { database, endAccessOf, one } = run;
  const { lines, rowOf } = reading(run, from);
  const rowAt = (index: number) => rowOf.get(from + index + 1);
  const choices = (doubles: ImportMap['doubles']) => (index: number) =>
    doubles?.rows?.[from + index + 1] ?? doubles?.all ?? 'update';
  const context = {
    database,
    caller: feederOf(one),
    endAccessOf,
    dryRun,
    verbose: dryRun || one.map.people !== undefined,
    import: dryRun ? undefined : nameOf(one),
  };
  const own = {
    ...context,
    resource: one.resource,
    choiceOf: choices(one.map.doubles),
    isRecord: (index: number) => rowAt(index)?.isFed !== false,
  };
  const people = { ...context, resource: 'contacts' as const, choiceOf: choices(one.map.people?.doubles) };
  /** The people in rows of companies. */
  const peopleOf = (items: readonly Item[]): Item[] =>
    items.flatMap(({ index }) => {
      const line = rowAt(index)?.person?.line;
      return line === undefined ? [] : [{ index, record: JSON.parse(line) as unknown }];
    });
  /** Feeds the people of companies that were fed. */
  const feedPeople = async (transaction: Transaction, named: Item[]): Promise<Tally> =>
    runBatch(transaction, { ...people, progress: undefined }, await readItems('contacts', named));
  return { lines, rowAt, placeOf: (index: number) => from + index + 1, own, peopleOf, feedPeople };
}
export type Feeding = ReturnType<typeof feedingOf>;
