import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import type { Reference } from './references.ts';

export type Table = Pick<Reference, 'table' | 'key' | 'columns' | 'isVersioned' | 'hasParent'>;
type Row = Record<string, unknown>;

export const CONTACT: Table = {
  table: 'contact',
  key: ['id'],
  columns: [
    'id',
    'name',
    'title',
    'email',
    'phone',
    'cell',
    'internal_notes',
    'inactive',
    'merged_into',
    'version',
  ],
  isVersioned: true,
};

const named = (alias: string, columns: readonly string[]): Sql =>
  join(columns.map((column) => raw(`${alias}.${column}`)));
const sameKey = ({ key }: Table, one: string, other: string): Sql =>
  raw(key.map((column) => `${one}.${column} = ${other}.${column}`).join(' AND '));
const keyOf = ({ key }: Table, row: Row): string => JSON.stringify(key.map((column) => row[column]));

/** The rows `t` of a table that match a condition, with the columns that a merge writes. */
export async function snapshot(
  transaction: Queryable,
  { table, columns }: Table,
  where: Sql,
): Promise<readonly Row[]> {
  const rows = await transaction.query<{ row: Row }>(sql`
    SELECT to_jsonb(one) AS row FROM (SELECT ${named('t', columns)} FROM ${raw(table)} AS t WHERE ${where}) AS one`);
  return rows.map(({ row }) => row);
}

interface Change {
  before: Row | null;
  after: Row | null;
}

/** The differences between two snapshots. */
function changesOf(table: Table, before: readonly Row[], after: readonly Row[]): Change[] {
  const left = new Map(after.map((row) => [keyOf(table, row), row]));
  const had = new Set(before.map((row) => keyOf(table, row)));
  const changes = before.map((row) => ({ before: row, after: left.get(keyOf(table, row)) ?? null }));
  return [
    ...changes.filter((one) => JSON.stringify(one.before) !== JSON.stringify(one.after)),
    ...after.filter((row) => !had.has(keyOf(table, row))).map((row) => ({ before: null, after: row })),
  ];
}

/** Records a merge's changes to a table, for its undo. */
export async function record(
  transaction: Queryable,
  { mergeId, table }: { mergeId: number; table: Table },
  before: readonly Row[],
  after: readonly Row[],
): Promise<void> {
  const changes = changesOf(table, before, after);
  if (changes.length === 0) return;
  await transaction.query(sql`
    INSERT INTO contact_merge_row (merge_id, place, source, before, after)
    SELECT ${mergeId}, (SELECT count(*) FROM contact_merge_row WHERE merge_id = ${mergeId}) + place, ${table.table},
      NULLIF(one -> 'before', 'null'), NULLIF(one -> 'after', 'null')
    FROM jsonb_array_elements(${JSON.stringify(changes)}::jsonb) WITH ORDINALITY AS change (one, place)`);
}

/** A row that a merge wrote, and whether it's still as the merge left it. */
export interface Recorded extends Change {
  place: number;
  isSame: boolean;
}

/** The rows that a merge wrote to a table, compared with the current ones. */
export function readRecorded(transaction: Queryable, mergeId: number, table: Table): Promise<Recorded[]> {
  const rowType = raw(`NULL::${table.table}`);
  return transaction.query<Recorded>(sql`
    SELECT change.place, change.before, change.after,
      (${named('t', table.columns)}) IS NOT DISTINCT FROM (${named('left_as', table.columns)}) AS "isSame"
    FROM contact_merge_row AS change
    CROSS JOIN LATERAL jsonb_populate_record(${rowType}, COALESCE(change.after, change.before)) AS known
    CROSS JOIN LATERAL jsonb_populate_record(${rowType}, COALESCE(change.after, '{}')) AS left_as
    LEFT JOIN ${raw(table.table)} AS t ON ${sameKey(table, 't', 'known')}
    WHERE change.merge_id = ${mergeId} AND change.source = ${table.table} ORDER BY change.place`);
}

/**
 * Restores rows of a merge: removes added ones, reverts changed ones, and adds removed ones unless the record that they belong to was
 * deleted since, or another row, which changed since and stays, has taken their place.
 */
export async function restore(
  transaction: Queryable,
  { caller, mergeId, table }: { caller: Caller; mergeId: number; table: Table },
  places: readonly number[],
): Promise<void> {
  if (places.length === 0) return;
  const { columns, key, isVersioned, hasParent = sql`true` } = table;
  const name = raw(table.table);
  const rows = (state: 'before' | 'after') => sql`contact_merge_row AS change
    CROSS JOIN LATERAL jsonb_populate_record(${raw(`NULL::${table.table}`)}, change.${raw(state)}) AS old`;
  const chosen = sql`change.merge_id = ${mergeId} AND change.place = ANY(${places}::int[])`;
  const written = columns.filter((column) => !key.includes(column) && column !== 'version');
  await transaction.query(sql`
    DELETE FROM ${name} AS t USING ${rows('after')} WHERE ${chosen} AND change.before IS NULL AND ${sameKey(table, 't', 'old')}`);
  if (written.length > 0) {
    const more =
      isVersioned === true
        ? sql`, version = t.version + 1, updated_at = now(), updated_by = ${caller.employeeId}`
        : sql``;
    await transaction.query(sql`
      UPDATE ${name} AS t SET ${raw(written.map((column) => `${column} = old.${column}`).join(', '))}${more}
      FROM ${rows('before')} WHERE ${chosen} AND change.before IS NOT NULL AND change.after IS NOT NULL AND ${sameKey(table, 't', 'old')}`);
  }
  await transaction.query(sql`
    INSERT INTO ${name} (${raw(columns.join(', '))}) SELECT ${named('old', columns)} FROM ${rows('before')}
    WHERE ${chosen} AND change.before IS NOT NULL AND change.after IS NULL AND ${hasParent}
    ON CONFLICT DO NOTHING`);
}
