import type { Item } from '../feed/batch.ts';
import type { FedRecord } from '../feed/readBack.ts';
import type { RecordVerdict, Tally } from '../feed/tally.ts';
import { storable } from '../feedFiles/encoding.ts';
import type { FeedResource } from '../rules/feedFields.ts';
import type { Feeding, Row } from './feeding.ts';
import { OF_PEOPLE } from './fileImport.ts';
import { textIn } from './fileRecords.ts';
import { inFileWords } from './fileWords.ts';
import { changesOf, fileVerdict, type FileVerdict } from './records.ts';

export type Counts = Record<string, number>;

/** A batch's records before and after it, if requested. */
interface BeforeAndAfter {
  before: Map<string, FedRecord>;
  after: Map<string, FedRecord>;
}

/** What a row changes; for a match with someone else's record, the fields that were empty there. */
function changesIn(
  resource: FeedResource,
  { externalId, verdict, double, filled }: RecordVerdict,
  { before, after }: BeforeAndAfter,
) {
  if (verdict === 'refused' || verdict === 'deleted' || double?.choice === 'skip') return [];
  const changes = changesOf(resource, before.get(externalId), after.get(externalId));
  return filled === undefined ? changes : changes.filter(({ field }) => filled.includes(field));
}

/** Counts records by verdict. */
function countsOf(records: readonly RecordVerdict[], of = ''): Counts {
  const counts: Counts = {};
  const add = (name: string) => {
    counts[of + name] = (counts[of + name] ?? 0) + 1;
  };
  for (const { verdict, counted, double } of records) {
    add(verdict);
    if (counted !== undefined) add(counted);
    if (double !== undefined) add('doubles');
    if (double?.choice === 'skip') add('skipped');
  }
  return counts;
}

/** For a person's company, shows the file's name for it instead of the derived id. */
const atCompany =
  (name = '') =>
  (change: FileVerdict['changes'][number]) => {
    if (change.field === 'defaultCompany') return [];
    return [change.field === 'companies' ? { ...change, after: name } : change];
  };

/** The results of a batch: counts, and the records to list. */
export interface BatchResult {
  counts: Counts;
  verdicts: FileVerdict[];
  people: FileVerdict[];
}

/**
 * The results of a batch, with the file's own column names.
 * @param tally the feed's results; with all records, or only those with problems
 */
export function batchResult(
  { own, rowAt, placeOf }: Feeding,
  items: readonly Item[],
  {
    tally,
    people,
    held,
    heldPeople,
  }: { tally: Tally; people?: Tally | undefined; held?: BeforeAndAfter; heldPeople?: BeforeAndAfter },
): BatchResult {
  // A table's cells say what the file calls a record; a line's record says it itself.
  const linesNames = new Map(
    items.map(({ index, record }) => [index, storable(textIn((record as FedRecord | null)?.name))]),
  );
  const nameOf = (said: Partial<Row> | undefined, index: number) =>
    (said?.saidOf === undefined ? linesNames.get(index) : said.saidOf('name')?.value) ?? '';
  const listed = (
    resource: FeedResource,
    verdict: RecordVerdict,
    said: Partial<Row> | undefined,
    of: BeforeAndAfter | undefined,
  ) =>
    fileVerdict(
      { ...verdict, errors: inFileWords(resource, verdict.errors, said) },
      {
        row: placeOf(verdict.index),
        name: nameOf(said, verdict.index),
        changes: of === undefined ? [] : changesIn(resource, verdict, of),
        cells: rowAt(verdict.index)?.cells ?? [],
      },
    );
  // Differences from an earlier row of the same company are reported.
  const differing = items.flatMap(({ index }): RecordVerdict[] => {
    const { kept = [] } = rowAt(index) ?? {};
    return kept.length === 0 ? [] : [{ index, externalId: '', verdict: 'kept', errors: kept }];
  });
  const records = [...tally.records.filter(({ index }) => rowAt(index)?.isCounted !== false), ...differing];
  const named = (people?.records ?? []).map((verdict) => ({
    ...verdict,
    errors: verdict.errors.map(({ field, message }) => ({
      field,
      message:
        field === 'companies' && verdict.verdict === 'refused'
          ? 'is refused, and so are its contacts'
          : message,
    })),
  }));
  const { created, changed, unchanged, deleted, refused } = tally;
  const whole = { created, changed, unchanged, deleted, refused };
  return {
    // The feed counts all of its records but only lists some.
    counts: { ...countsOf(records), ...(people === undefined ? whole : countsOf(named, OF_PEOPLE)) },
    verdicts: records.map((verdict) => listed(own.resource, verdict, rowAt(verdict.index), held)),
    people: named.map((verdict) => {
      const said = rowAt(verdict.index);
      const one = listed('contacts', verdict, said?.person, heldPeople);
      return { ...one, changes: one.changes.flatMap(atCompany(said?.saidOf?.('name')?.value)) };
    }),
  };
}
