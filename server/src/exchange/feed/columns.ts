import sql, { raw, type Sql } from 'sql-template-tag';
import { FEED_RESOURCES, fieldsOf, type FeedField, type FeedResource } from '../rules/feedFields.ts';
import { targetOf } from './targets.ts';

/** A field stored as a column: the SQL to read it from `t` and to write it from `new`. */
export interface FieldColumn {
  field: string;
  column: string;
  read: string;
  write: string;
  /** The type for reading it from JSON. */
  type: string;
}

const TYPES: Record<Exclude<FeedField['kind'], 'refs'>, string> = {
  text: 'text',
  choice: 'text',
  whole: 'int',
  amount: 'numeric',
  flag: 'boolean',
  day: 'date',
  status: 'smallint',
  ref: 'int',
  named: 'int',
};

/** 'shipTo.person' is ship_to_person. */
const snake = (field: string): string =>
  field.replace('.', '_').replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function makeColumns(resource: FeedResource): FieldColumn[] {
  const { columns = {}, links } = targetOf(resource);
  return Object.entries(fieldsOf(resource)).flatMap(([field, { kind }]) => {
    if (kind === 'refs' || field === links?.defaultField) return [];
    const known = columns[field] ?? snake(field);
    const stored =
      typeof known === 'string' ? { column: known, read: `t.${known}`, write: `new."${field}"` } : known;
    return [{ field, type: TYPES[kind], ...stored }];
  });
}

const COLUMNS = new Map(FEED_RESOURCES.map((resource) => [resource, makeColumns(resource)]));

/** The columns of a resource's fields. Links are in a separate table. */
export const columnsOf = (resource: FeedResource): FieldColumn[] => COLUMNS.get(resource) ?? [];

/**
 * Rows as a table `new`: each row's id, and a column named after each of these fields, or after all fields. Uses `json` because the rows
 * are only read once; for `jsonb`, PostgreSQL would first sort the members.
 */
export const recordset = (resource: FeedResource, rows: object[], fields?: readonly string[]): Sql =>
  sql`json_to_recordset(${JSON.stringify(rows)}::json) AS new (id bigint${raw(
    columnsOf(resource)
      .filter(({ field }) => fields?.includes(field) !== false)
      .map(({ field, type }) => `, "${field}" ${type}`)
      .join(''),
  )})`;

/** Selects the fields of the row `t` under their names. */
export const selected = (resource: FeedResource): string =>
  columnsOf(resource)
    .map(({ field, read }) => `${read} AS "${field}"`)
    .join(', ');
