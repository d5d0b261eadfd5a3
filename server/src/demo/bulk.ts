import sql, { raw } from 'sql-template-tag';
import type { Queryable } from '../db/database.ts';

const BATCH = 2_000;

/**
 * Inserts many rows with a few statements, each with its rows as one JSON parameter.
 * @param columns 'name type' pairs; the names are also the rows' members
 */
export async function insertRows(
  database: Queryable,
  table: string,
  columns: string,
  rows: object[],
): Promise<void> {
  const names = columns
    .split(',')
    .map((column) => column.trim().split(' ')[0])
    .join(', ');
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = JSON.stringify(rows.slice(from, from + BATCH));
    await database.query(sql`
      INSERT INTO ${raw(table)} (${raw(names)})
      SELECT ${raw(names)} FROM jsonb_to_recordset(${batch}::jsonb) AS row (${raw(columns)})`);
  }
}

/** Sets the sequence to the largest id. */
export async function continueIds(database: Queryable, table: string): Promise<void> {
  await database.query(
    sql`SELECT setval(pg_get_serial_sequence(${table}, 'id'), (SELECT max(id) FROM ${raw(table)}))`,
  );
}
