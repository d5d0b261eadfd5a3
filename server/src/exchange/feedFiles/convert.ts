import {
  FEED_RESOURCES,
  fieldNamesOf,
  fieldsOf,
  type FeedField,
  type FeedResource,
} from '../rules/feedFields.ts';
import { ExplainedError } from '../../db/explainedError.ts';
import { readDayText, type DayOrder } from './days.ts';
import { flagOf } from './flags.ts';
import type { Columns } from './guessColumns.ts';
import { numberOf } from './numbers.ts';

/** A cell of a file: text, or a sheet's typed value. */
export type Cell = string | number | boolean | Date | null;

/** Maps columns of a file to fields, and sets constants. Without a map, columns must be named like fields. */
export interface FieldMap {
  columns: Columns;
  constants: Record<string, unknown>;
  /** How ambiguous dates are read. */
  dates?: DayOrder | undefined;
}

/** What's wrong with a cell, by field. */
export interface CellFault {
  field: string;
  message: string;
}

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string');

/** The fields of all resources, because the same constants can be used for files of several. */
const ANY_FIELD = new Set(FEED_RESOURCES.flatMap(fieldNamesOf));

/** The first name in a map that isn't a field. */
export function unknownField(resource: FeedResource, { columns, constants }: FieldMap): string | undefined {
  const known = new Set(fieldNamesOf(resource));
  return (
    Object.keys(columns).find((field) => !known.has(field)) ??
    Object.keys(constants).find((field) => !ANY_FIELD.has(field))
  );
}

/**
 * Reads a map: { "columns": { "order": "Order No" }, "constants": { "status": "Shipped" } }.
 * @throws ExplainedError if it's invalid
 */
export function readMap(resource: FeedResource, text: string): FieldMap {
  let map: { columns?: unknown; constants?: unknown };
  try {
    map = JSON.parse(text) as typeof map;
  } catch {
    throw new ExplainedError('The map isn’t JSON.');
  }
  const { columns = {}, constants = {} } = map ?? {};
  if (!isTexts(columns) || typeof constants !== 'object' || constants === null)
    throw new ExplainedError(
      'The map must have `columns` (field to heading), `constants` (field to value) or both.',
    );
  const unknown = unknownField(resource, { columns, constants: constants as Record<string, unknown> });
  if (unknown !== undefined)
    throw new ExplainedError(`The map names ${unknown}, which isn’t a field of ${resource}.`);
  return { columns, constants: constants as Record<string, unknown> };
}

/** Converts a date; leaves anything else unchanged, so that its field is refused. */
function dayOf(cell: Exclude<Cell, null>, order: DayOrder = 'mdy'): unknown {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  const text = String(cell).trim();
  const read = readDayText(text);
  if (read.kind === 'day') return read.day;
  return read.kind === 'open' ? read[order] : text;
}

/** Converts a cell to a field's value. */
export function valueOf(cell: Cell, { kind }: FeedField, order?: DayOrder): unknown {
  if (cell === null) return null;
  if (kind === 'day') return dayOf(cell, order);
  const text = cell instanceof Date ? cell.toISOString() : String(cell).trim();
  if (text === '') return '';
  if (kind === 'whole' || kind === 'amount') return numberOf(text);
  if (kind === 'flag') return flagOf(text) ?? text;
  if (kind === 'status') return /^\d+$/.test(text) ? Number(text) : text;
  if (kind === 'refs') return text.split(';').map((one) => one.trim());
  return text;
}

function put(record: Record<string, unknown>, field: string, value: unknown): void {
  const [outer = field, inner] = field.split('.');
  if (inner === undefined) record[field] = value;
  else record[outer] = { ...(record[outer] as object | undefined), [inner]: value };
}

const textOf = (cell: Cell | undefined): string =>
  cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '').trim();

/** The content of a field's columns; undefined if the row has none of them. */
function cellOf(columns: Columns[string], row: ReadonlyMap<string, Cell>): Cell | undefined {
  if (typeof columns === 'string') return row.get(columns);
  const cells = columns.filter((heading) => row.has(heading)).map((heading) => textOf(row.get(heading)));
  return cells.length === 0 ? undefined : cells.filter((cell) => cell !== '').join(' ');
}

/** Converts a row, given as cells by heading, to a record. */
export function recordOf(
  resource: FeedResource,
  row: ReadonlyMap<string, Cell>,
  map: FieldMap | undefined,
): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  const fields: Record<string, FeedField> = {
    externalId: { kind: 'text' },
    deleted: { kind: 'flag' },
    ...fieldsOf(resource),
  };
  const constants = map?.constants ?? {};
  for (const [name, value] of Object.entries(constants)) {
    const field = fields[name];
    if (field !== undefined) put(record, name, typeof value === 'string' ? valueOf(value, field) : value);
  }
  for (const [name, field] of Object.entries(fields)) {
    const columns = map === undefined ? name : map.columns[name];
    const cell = columns === undefined ? undefined : cellOf(columns, row);
    // Empty cells in these columns are ignored, as are empty cells with a default.
    const isSilent = name === 'externalId' || name === 'deleted' || Object.hasOwn(constants, name);
    if (cell === undefined || (isSilent && (cell === '' || cell === null))) continue;
    put(record, name, valueOf(cell, field, map?.dates));
  }
  return record;
}
