import {
  fieldNamesOf,
  fieldsOf,
  type FeedField,
  type FeedResource,
} from '@galley/shared/contract/feedFields';
import { ExplainedError } from '../../db/explainedError.ts';

/** A cell of a file: a text, or what a sheet has for it. */
export type Cell = string | number | boolean | Date | null;

/** Which column of a file is which field, and what a field has in every record. Without a map columns are named like fields. */
export interface FieldMap {
  columns: Record<string, string>;
  constants: Record<string, unknown>;
}

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string');

/** The first name of a map that is no field. */
export function unknownField(resource: FeedResource, { columns, constants }: FieldMap): string | undefined {
  const known = new Set(fieldNamesOf(resource));
  return [...Object.keys(columns), ...Object.keys(constants)].find((field) => !known.has(field));
}

/**
 * Reads a map: { "columns": { "order": "Order No" }, "constants": { "status": "Shipped" } }.
 * @throws ExplainedError naming what is wrong
 */
export function readMap(resource: FeedResource, text: string): FieldMap {
  let map: { columns?: unknown; constants?: unknown };
  try {
    map = JSON.parse(text) as typeof map;
  } catch {
    throw new ExplainedError('The map is no JSON.');
  }
  const { columns = {}, constants = {} } = map ?? {};
  if (!isTexts(columns) || typeof constants !== 'object' || constants === null)
    throw new ExplainedError(
      'The map has columns, from field to heading, and constants, from field to value.',
    );
  const unknown = unknownField(resource, { columns, constants: constants as Record<string, unknown> });
  if (unknown !== undefined)
    throw new ExplainedError(`The map names ${unknown}, which is no field of ${resource}.`);
  return { columns, constants: constants as Record<string, unknown> };
}

const two = (part: string) => part.padStart(2, '0');

/** A day as it is fed; anything that is none stays as it is, and is refused with its field. */
function dayOf(cell: Exclude<Cell, null>): unknown {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(String(cell).trim()) ?? [];
  if (month !== undefined && day !== undefined && year !== undefined)
    return `${year}-${two(month)}-${two(day)}`;
  return String(cell).trim().slice(0, 10);
}

const FLAGS: Record<string, boolean> = {
  true: true,
  yes: true,
  y: true,
  1: true,
  false: false,
  no: false,
  n: false,
  0: false,
};

/** Commas are between thousands alone: 12,50 is refused, and not taken for 1250. */
function numberOf(text: string): unknown {
  const plain = text.replaceAll(/[$\s]/g, '');
  return /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(plain) ? Number(plain.replaceAll(',', '')) : text;
}

/** A cell as the value of a field. */
export function valueOf(cell: Cell, { kind }: FeedField): unknown {
  if (cell === null) return null;
  if (kind === 'day') return dayOf(cell);
  const text = cell instanceof Date ? cell.toISOString() : String(cell).trim();
  if (text === '') return '';
  if (kind === 'whole' || kind === 'amount') return numberOf(text);
  if (kind === 'flag') return FLAGS[text.toLowerCase()] ?? text;
  if (kind === 'status') return /^\d+$/.test(text) ? Number(text) : text;
  if (kind === 'refs') return text.split(';').map((one) => one.trim());
  return text;
}

function put(record: Record<string, unknown>, field: string, value: unknown): void {
  const [outer = field, inner] = field.split('.');
  if (inner === undefined) record[field] = value;
  else record[outer] = { ...(record[outer] as object | undefined), [inner]: value };
}

/** The record of a row: its cells by the headings of their columns. */
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
  for (const [name, value] of Object.entries(map?.constants ?? {})) {
    const field = fields[name];
    put(record, name, typeof value === 'string' && field !== undefined ? valueOf(value, field) : value);
  }
  for (const [name, field] of Object.entries(fields)) {
    const heading = map === undefined ? name : map.columns[name];
    const cell = heading === undefined ? undefined : row.get(heading);
    // An empty cell under these says nothing.
    const saysNothing = (name === 'externalId' || name === 'deleted') && (cell === '' || cell === null);
    if (cell !== undefined && !saysNothing) put(record, name, valueOf(cell, field));
  }
  return record;
}
