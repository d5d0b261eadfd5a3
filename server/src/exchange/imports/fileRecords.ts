import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { isAccountEmail } from '../../account/rules/accountRules.ts';
import type { FeedResource } from '../rules/feedFields.ts';
import type { ImportMap } from './contract.ts';
import { foldName } from '@galley/shared/domain/foldName';
import { recordOf, type Cell, type CellFault, type FieldMap } from '../feedFiles/convert.ts';
import { UNREADABLE } from '../feedFiles/encoding.ts';
import { placeOf, stateOf, zipOf } from '../feedFiles/places.ts';
import type { TextFormat } from '../feedFiles/readCsv.ts';
import { rowsOf, unnamed, type FileKind, type TableRow } from '../feedFiles/readFile.ts';
import { contactDetails } from './contactDetails.ts';
import { textOf } from './upload.ts';

/** Limits derived ids to the length of an external id. */
const LONGEST_ID = 100;
/** A member that no resource has: it makes the feed refuse the record, and the file's own errors are reported instead. */
const FAULT = 'fault of the file';

export type RecordValues = Record<string, unknown>;

/** One record of a row: the text to feed, and errors found before feeding. */
export interface RowRecord {
  line: string;
  faults: CellFault[];
  /** A field's heading in the file, and the original value. */
  saidOf: (field: string) => { heading: string; value: string } | undefined;
}

/** A row of a file: its record and the original cells. */
export interface FileRow extends RowRecord {
  cells: Cell[];
}

/** An interpreted row before it's fed. */
export interface Understood extends Omit<RowRecord, 'line'> {
  record: RecordValues;
}

/** The part of a map for one kind of record. */
export type RecordMap = Pick<ImportMap, 'columns' | 'constants' | 'dates'>;

/** Whether ids are derived because no column has them. */
const isAuto = ({ columns }: RecordMap, headings: readonly string[]): boolean =>
  columns.externalId === 'auto' && !headings.includes('auto');

/** The map in the format for reading rows. */
export function fieldMap(map: RecordMap, headings: readonly string[]): FieldMap {
  const { externalId, ...columns } = map.columns;
  const own = externalId === undefined || isAuto(map, headings) ? columns : { externalId, ...columns };
  return { columns: own, constants: map.constants, dates: map.dates };
}

export const textIn = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Derives an id from the values that identify a record: always the same for the same list (IMPO-14). */
function derivedId(resource: FeedResource, record: RecordValues): string {
  const parts =
    resource === 'companies'
      ? [foldName(textIn(record.name)), textIn(record.zip)]
      : resource === 'contacts' && textIn(record.email) !== ''
        ? [textIn(record.email).toLowerCase()]
        : resource === 'contacts'
          ? [
              foldName(textIn(record.name)),
              (textIn(record.phone) || textIn(record.cell)).replaceAll(/\D/g, ''),
              foldName([record.companies].flat().map(textIn).join(' ')),
            ]
          : [foldName(textIn(record.name))];
  const id = parts.filter((part) => part !== '').join('|');
  return id.length <= LONGEST_ID ? id : createHash('sha256').update(id).digest('hex');
}

/** Normalizes state and ZIP to the Postal Service's format. */
function settlePlace(place: RecordValues, prefix: string, faults: CellFault[]): void {
  const state = textIn(place.state);
  if (state !== '') {
    const read = stateOf(state);
    if ('state' in read) place.state = read.state;
    else
      faults.push({
        field: `${prefix}state`,
        message: `${JSON.stringify(state)} isn’t a state. Did you mean ${read.meant}?`,
      });
  }
  if (textIn(place.zip) !== '') place.zip = zipOf(textIn(place.zip));
}

/** Reports an email that nobody could write to. The contact form's own rule is stricter, since a list's addresses are in use elsewhere. */
function checkEmail(record: RecordValues, faults: CellFault[]): void {
  const email = textIn(record.email);
  if (email !== '' && !isAccountEmail(email))
    faults.push({ field: 'email', message: `${JSON.stringify(email)} isn’t an email address.` });
}

/** Splits an address in one cell into parts, unless the file has columns for them. */
function takeApart(place: RecordValues, has: (field: string) => boolean): void {
  const whole = textIn(place.address1);
  if (whole === '') return;
  const parts = has('city') || has('zip') ? undefined : placeOf(whole);
  if (parts !== undefined) Object.assign(place, parts);
  else if (!has('address2') && whole.includes('\n')) {
    const [first, ...more] = whole.split('\n').map((line) => line.trim());
    Object.assign(place, { address1: first, address2: more.filter((line) => line !== '').join(', ') });
  }
}

/** Adds values that a row implies. */
function complete(resource: FeedResource, record: RecordValues): void {
  // A company without a group is its own group.
  if (resource === 'companies' && textIn(record.parent) === '' && textIn(record.name) !== '')
    record.parent = textIn(record.name);
  // Without an advertiser, the company advertises for itself.
  if (resource === 'orders' && textIn(record.advertiser) === '' && textIn(record.company) !== '')
    record.advertiser = textIn(record.company);
}

/** Interprets a row as a record. */
export function understand(
  resource: FeedResource,
  map: RecordMap,
  { headings, row }: TableRow,
  { encoding }: Partial<TextFormat>,
): Understood {
  const read = fieldMap(map, headings);
  const faults: CellFault[] = [];
  const columnsOf = (field: string): string[] => [read.columns[field] ?? []].flat();
  const saidOf: FileRow['saidOf'] = (field) => {
    const said = columnsOf(field);
    if (said.length === 0) return undefined;
    return {
      heading: said.join(' '),
      value: said
        .map((one) => textOf(row.get(one)).trim())
        .filter((one) => one !== '')
        .join(' '),
    };
  };
  const remedy = `${encoding === undefined ? '' : 'choose another encoding, or '}correct it in the file`;
  for (const field of Object.keys(read.columns))
    if (columnsOf(field).some((heading) => textOf(row.get(heading)).includes(UNREADABLE)))
      faults.push({
        field,
        message: `${JSON.stringify(saidOf(field)?.value)} has a character that can’t be read: ${remedy}`,
      });
  const record: RecordValues = {
    ...recordOf(resource, row, read),
    ...(resource === 'contacts' ? contactDetails(row, { columnsOf, headings }) : {}),
  };
  const has = (prefix: string) => (field: string) => columnsOf(prefix + field).length > 0;
  checkEmail(record, faults);
  takeApart(record, has(''));
  settlePlace(record, '', faults);
  if (typeof record.shipTo === 'object' && record.shipTo !== null) {
    takeApart(record.shipTo as RecordValues, has('shipTo.'));
    settlePlace(record.shipTo as RecordValues, 'shipTo.', faults);
  }
  complete(resource, record);
  if (isAuto(map, headings)) record.externalId = derivedId(resource, record);
  return { record, faults, saidOf };
}

/** The text to feed for a record; with errors, it will be refused. */
export const lineOf = (
  record: RecordValues,
  { faults }: Pick<RowRecord, 'faults'>,
  { cells, headings }: Pick<TableRow, 'cells' | 'headings'>,
): string =>
  JSON.stringify({
    ...record,
    ...unnamed(cells, headings.length),
    ...(faults.length === 0 ? {} : { [FAULT]: true }),
  });

/**
 * The rows of an imported table, one by one.
 * @throws ExplainedError, HttpProblem if the file isn't of its kind
 */
export async function* fileRows(
  {
    kind,
    resource,
    map,
    written,
  }: {
    kind: Exclude<FileKind, 'ndjson'>;
    resource: FeedResource;
    map: ImportMap;
    written: Partial<TextFormat>;
  },
  source: Readable,
): AsyncGenerator<FileRow> {
  for await (const row of rowsOf({ kind, written }, source)) {
    const { record, ...said } = understand(resource, map, row, written);
    yield { ...said, line: lineOf(record, said, row), cells: row.cells };
  }
}
