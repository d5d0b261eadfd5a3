import sql, { empty, raw, type Sql } from 'sql-template-tag';
import { fieldsOf, type FeedResource } from '../rules/feedFields.ts';
import type { Queryable } from '../../db/database.ts';
import { columnsOf, recordset } from './columns.ts';
import type { NewNames } from './references.ts';
import { targetOf, type Values } from './targets.ts';

/** The new state of a row of a resource's table. */
export interface Row {
  id: number;
  values: Values;
}

const listed = (names: readonly string[]): Sql => raw(names.join(', '));
const rowsOf = (rows: readonly Row[]) => rows.map(({ id, values }) => ({ ...values, id }));

const joinDerived = (resource: FeedResource): Sql => {
  const { derived } = targetOf(resource);
  return derived === undefined ? empty : raw(` JOIN ${derived.from}`);
};

async function insertRows(transaction: Queryable, resource: FeedResource, rows: Row[]): Promise<void> {
  if (rows.length === 0) return;
  const { table, added = {}, derived } = targetOf(resource);
  const columns = columnsOf(resource);
  const more = Object.entries({ ...added, ...derived?.columns });
  await transaction.query(sql`
    INSERT INTO ${raw(table)} (id, ${listed([...columns.map(({ column }) => column), ...more.map(([column]) => column)])})
    SELECT new.id, ${listed([...columns.map(({ write }) => write), ...more.map(([, value]) => value)])}
    FROM ${recordset(resource, rowsOf(rows))}${joinDerived(resource)} ORDER BY new.id`);
}

async function updateRows(transaction: Queryable, resource: FeedResource, rows: Row[]): Promise<void> {
  if (rows.length === 0) return;
  const { table, derived, isVersioned, deletion } = targetOf(resource);
  const settings = [
    ...columnsOf(resource).map(({ column, write }) => `${column} = ${write}`),
    ...Object.entries(derived?.columns ?? {}).map(([column, value]) => `${column} = ${value}`),
    ...(isVersioned === true ? ['version = t.version + 1', 'updated_at = now()', 'updated_by = NULL'] : []),
    // Feeding a deleted record restores it.
    ...(deletion === 'mark' ? ['deleted_at = NULL'] : []),
  ];
  await transaction.query(sql`
    UPDATE ${raw(table)} AS t SET ${listed(settings)}
    FROM ${recordset(resource, rowsOf(rows))}${joinDerived(resource)} WHERE t.id = new.id`);
}

/** Deletes rows, or marks those that no other external id refers to. */
async function deleteRows(transaction: Queryable, resource: FeedResource, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const { table, deletion } = targetOf(resource);
  if (deletion === 'remove')
    await transaction.query(sql`DELETE FROM ${raw(table)} WHERE id = ANY(${ids}::bigint[])`);
  if (deletion === 'mark')
    await transaction.query(sql`
      UPDATE ${raw(table)} SET deleted_at = now() WHERE id = ANY(${ids}::bigint[]) AND NOT EXISTS (
        SELECT FROM feed_record WHERE resource = ${resource} AND record_id = ${raw(table)}.id AND deleted_at IS NULL)`);
}

async function writeLinks(transaction: Queryable, resource: FeedResource, rows: Row[]): Promise<void> {
  const { links } = targetOf(resource);
  if (links === undefined || rows.length === 0) return;
  const { field, defaultField, table, owner, other } = links;
  const pairs = rows.flatMap(({ id, values }) => {
    const ids = values[field];
    return (Array.isArray(ids) ? ids : []).map((one) => ({
      owner: id,
      other: one,
      std: one === values[defaultField],
    }));
  });
  await transaction.query(sql`
    DELETE FROM ${raw(table)} WHERE ${raw(owner)} = ANY(${rows.map(({ id }) => id)}::int[])`);
  await transaction.query(sql`
    INSERT INTO ${raw(table)} (${listed([owner, other, 'is_default'])})
    SELECT owner, other, std FROM jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) AS new (owner int, other int, std boolean)`);
}

/** Fields that can refer to other records by name. */
const namedFields = (resource: FeedResource, of: FeedResource): string[] =>
  Object.entries(fieldsOf(resource)).flatMap(([name, { kind, to }]) =>
    (kind === 'named' || kind === 'ref') && to === of ? [name] : [],
  );

/** Creates the rows for new names that are used. */
async function writeNames(
  transaction: Queryable,
  resource: FeedResource,
  rows: readonly Row[],
  names: NewNames,
): Promise<void> {
  for (const [to, ids] of names) {
    if (ids.size === 0) continue;
    const fields = namedFields(resource, to);
    const used = new Set(rows.flatMap(({ values }) => fields.map((field) => values[field])));
    const nameOf = new Map<number, string>();
    for (const [name, id] of ids) if (used.has(id) && !nameOf.has(id)) nameOf.set(id, name);
    const usedNames = [...nameOf].map(([id, name]) => ({ id, name }));
    if (usedNames.length > 0)
      await transaction.query(sql`
        INSERT INTO ${raw(targetOf(to).table)} (id, name)
        SELECT id, name FROM jsonb_to_recordset(${JSON.stringify(usedNames)}::jsonb) AS new (id int, name text)`);
  }
}

/** Order lines copy parent, account owner and rep from their company, so this locks the companies. */
async function lockDerived(transaction: Queryable, resource: FeedResource, rows: Row[]): Promise<void> {
  if (targetOf(resource).derived === undefined || rows.length === 0) return;
  const companies = [...new Set(rows.map(({ values }) => values.company))];
  await transaction.query(sql`
    SELECT FROM company WHERE id = ANY(${companies}::int[]) ORDER BY id FOR SHARE`);
}

/** What a round writes. */
export interface Writes {
  inserted: Row[];
  updated: Row[];
  /** Rows that are new or whose links change. */
  linked: Row[];
  deleted: number[];
  names: NewNames;
}

/** Writes the rows of a round with one statement for each kind, so that triggers see them together. */
export async function writeRecords(
  transaction: Queryable,
  resource: FeedResource,
  { inserted, updated, linked, deleted, names }: Writes,
): Promise<void> {
  await writeNames(transaction, resource, [...inserted, ...updated], names);
  await lockDerived(transaction, resource, [...inserted, ...updated]);
  await deleteRows(transaction, resource, deleted);
  await updateRows(transaction, resource, updated);
  await insertRows(transaction, resource, inserted);
  await writeLinks(transaction, resource, linked);
}
