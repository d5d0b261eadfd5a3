import type { Readable } from 'node:stream';
import { formatCount } from '@galley/shared/domain/count';
import { foldName } from '@galley/shared/domain/foldName';
import { ExplainedError } from '../../db/explainedError.ts';
import type { CellFault } from '../feedFiles/convert.ts';
import type { TextFormat } from '../feedFiles/readCsv.ts';
import { rowsOf, type FileKind, type TableRow } from '../feedFiles/readFile.ts';
import type { ImportMap } from './contract.ts';
import {
  lineOf,
  textIn,
  understand,
  type FileRow,
  type RecordValues,
  type RowRecord,
  type Understood,
} from './fileRecords.ts';

/** How many companies are remembered while reading a list. */
const MOST_COMPANIES = 200_000;
const PEOPLE = ['name', 'email', 'phone', 'cell'];

/** A row of a list of companies and their people (IMPO-21). */
export interface PeopleRow extends FileRow {
  /** Whether the company is fed with this row: for the first time in a batch, or to add what earlier rows left empty. */
  isFed: boolean;
  /** Whether the company is counted with this row: its first row, or one with an error. */
  isCounted: boolean;
  /** The company's values that differ from an earlier row; they're ignored. */
  kept: CellFault[];
  /** Undefined if the row names nobody. */
  person: RowRecord | undefined;
}

/** A company as read from the rows so far. */
interface Company {
  record: RecordValues;
  /** The last batch in which it was fed. */
  batch: number;
  isFaulty: boolean;
}

const zipIn = ({ zip }: RecordValues): string => textIn(zip).slice(0, 5);
const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';
const saidIn = (record: RecordValues): RecordValues =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => !isEmpty(value)));
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Finds a row's company among those of earlier rows: by id, or by name unless the ZIP differs. */
function companiesSeen(isAuto: boolean) {
  const seen = new Map<string, Company[]>();
  let count = 0;
  const keyOf = ({ externalId, name }: RecordValues) =>
    isAuto ? foldName(textIn(name)) : textIn(externalId);
  return {
    find(record: RecordValues): Company | undefined {
      const zip = zipIn(record);
      const named = seen.get(keyOf(record)) ?? [];
      if (!isAuto) return named[0];
      return named.find((one) => zip === '' || zipIn(one.record) === '' || zipIn(one.record) === zip);
    },
    add(company: Company): void {
      count += 1;
      if (count > MOST_COMPANIES)
        throw new ExplainedError(
          `The list has more than ${formatCount(MOST_COMPANIES)} companies. Import the companies first, then the contacts.`,
        );
      const key = keyOf(company.record);
      seen.set(key, [...(seen.get(key) ?? []), company]);
    },
  };
}

/** What another row of a company adds, and how it differs from earlier rows. */
function compare({ record: earlier }: Company, { record }: Understood) {
  const added: RecordValues = {};
  const kept: CellFault[] = [];
  for (const [field, value] of Object.entries(record)) {
    if (field === 'externalId' || isSame(value, earlier[field])) continue;
    // A company without a parent has its own name as its parent.
    if (field === 'parent' && foldName(textIn(value)) === foldName(textIn(record.name))) continue;
    if (field === 'name' && foldName(textIn(value)) === foldName(textIn(earlier.name))) continue;
    if (earlier[field] === undefined) added[field] = value;
    else kept.push({ field, message: 'differs from an earlier row of this company, which is kept' });
  }
  return { added, kept };
}

/** A row's person, at the row's company. */
function personOf(
  map: ImportMap,
  row: TableRow,
  { written, company, own }: { written: Partial<TextFormat>; company: Company; own: Understood },
): RowRecord | undefined {
  const { externalId: ids = 'auto', ...columns } = map.people?.columns ?? {};
  const name = own.saidOf('name')?.heading;
  const { record, faults, saidOf } = understand(
    'contacts',
    {
      ...map,
      // People without an email are identified by name, number and company, as in a list of only people.
      columns: {
        ...columns,
        externalId: ids,
        ...(name === undefined ? {} : { companies: map.columns.name ?? name }),
      },
    },
    row,
    written,
  );
  if (PEOPLE.every((field) => textIn(record[field]) === '')) return undefined;
  const person = { ...record, companies: [company.record.externalId] };
  return { line: lineOf(person, { faults }, row), faults, saidOf };
}

/**
 * The rows of a list of companies and their people. Rows of the same company are combined: later rows fill in what the first one leaves
 * empty. The company is fed again in each batch with a row of it, because a batch of a check doesn't see the previous batches.
 * @param batchOf the batch of a row, by its number
 * @throws ExplainedError, HttpProblem if the file isn't of its kind or has too many companies
 */
export async function* peopleRows(
  {
    kind,
    map,
    written,
    batchOf,
  }: {
    kind: Exclude<FileKind, 'ndjson'>;
    map: ImportMap;
    written: Partial<TextFormat>;
    batchOf: (row: number) => number;
  },
  source: Readable,
): AsyncGenerator<PeopleRow> {
  const seen = companiesSeen(map.columns.externalId === 'auto' || map.columns.externalId === undefined);
  let number = 0;
  for await (const row of rowsOf({ kind, written }, source)) {
    number += 1;
    const batch = batchOf(number);
    const understood = understand('companies', map, row, written);
    // An empty cell clears nothing, because another row may fill the field.
    const own = { ...understood, record: saidIn(understood.record) };
    const { faults, saidOf } = own;
    const isWrong = faults.length > 0;
    const earlier = seen.find(own.record);
    const company = earlier ?? { record: own.record, batch, isFaulty: isWrong };
    if (earlier === undefined) seen.add(company);
    const isRepeated = earlier !== undefined;
    const { added, kept } =
      isRepeated && !isWrong && !company.isFaulty ? compare(company, own) : { added: {}, kept: [] };
    Object.assign(company.record, added);
    const isFirst = !isRepeated || company.batch !== batch;
    company.batch = batch;
    // A company that's refused with its first row is only refused once.
    const refuses = isWrong && (!isRepeated || !company.isFaulty);
    const record = isFirst || refuses ? company.record : { externalId: company.record.externalId, ...added };
    yield {
      line: lineOf(record, { faults: refuses ? faults : [] }, row),
      cells: row.cells,
      faults: refuses ? faults : [],
      saidOf,
      isFed: refuses || (!company.isFaulty && (isFirst || Object.keys(added).length > 0)),
      isCounted: !isRepeated || refuses,
      kept,
      person: personOf(map, row, { written, company, own }),
    };
  }
}
