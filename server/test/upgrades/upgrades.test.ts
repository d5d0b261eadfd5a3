import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import sql, { raw } from 'sql-template-tag';
import type { Database, Row } from '#server/db/database';
import { checksumOf, migrate } from '#server/db/migrate';
import { migrations } from '#server/db/migrations';
import { verify } from '#server/orders/search/upkeep';
import { share } from '../length.ts';
import { root } from '../places.ts';
import { openEmpty } from '../db/testing.ts';

const folder = path.join(root, 'server/test/upgrades');
/** A database of each schema that is kept, by the number of its last migration. */
const kept = readdirSync(folder).filter((name) => name.endsWith('.sql.gz'));

/**
 * All parts of a schema, as texts. NOT NULL constraints are left out, because PostgreSQL 18 numbers their names in the order in which they
 * were created, and the columns already say that they aren't nullable. Comments in functions can change, as in migrations.
 */
async function schemaOf(database: Database): Promise<string[]> {
  const rows = await database.query<{ part: string }>(sql`
    SELECT format('column %s.%s %s %s %s %s', table_name, column_name, data_type, is_nullable, column_default, identity_generation)
      AS part FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL SELECT format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
    UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT format('migration %s %s %s', number, name, checksum) FROM schema_migration
    ORDER BY 1`);
  const functions = await database.query<{ name: string; definition: string }>(sql`
    SELECT oid::regprocedure::text AS name, pg_get_functiondef(oid) AS definition
    FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prokind = 'f' AND probin IS NULL ORDER BY 1`);
  return [
    ...rows.map(({ part }) => part),
    ...functions.map(({ name, definition }) => `function ${name} ${checksumOf(definition)}`),
  ];
}

/** The rows of each table, by the columns that it has now or had then. */
async function rowsOf(database: Database, columnsOf?: Map<string, string[]>) {
  const tables =
    columnsOf === undefined
      ? await database.query<{ name: string; columns: string[] }>(sql`
        SELECT table_name AS name, array_agg(column_name::text ORDER BY ordinal_position) AS columns
        FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
        WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'schema_migration' GROUP BY 1 ORDER BY 1`)
      : [...columnsOf].map(([name, columns]) => ({ name, columns }));
  const rows: Record<string, Row[]> = {};
  for (const { name, columns } of tables) {
    const list = columns.map((column) => `"${column}"`).join(', ');
    rows[name] = await database.query(raw(`SELECT ${list} FROM "${name}" AS one ORDER BY one::text`));
  }
  return { rows, columnsOf: new Map(tables.map(({ name, columns }) => [name, columns])) };
}

const inOrder = (rows: Row[] | undefined) => rows?.map((row) => JSON.stringify(row)).toSorted();

describe('A database of an earlier schema (OPS-52)', () => {
  test('is stored for the first numbered schema', () => {
    assert.ok(kept.includes('0000.sql.gz'));
    const newest = migrations.at(-1)?.number ?? 0;
    for (const name of kept) assert.ok(Number(name.slice(0, 4)) <= newest, name);
  });

  for (const engine of share(['postgres', 'embedded'] as const))
    for (const name of kept)
      test(`is migrated to the schema of a new one, and keeps all its data (${name}, ${engine})`, async () => {
        const [earlier, fresh] = await Promise.all([openEmpty(engine), openEmpty(engine)]);
        try {
          const { database } = earlier;
          await database.transaction(
            (transaction) => transaction.script(gunzipSync(readFileSync(path.join(folder, name))).toString()),
            { patient: true },
          );
          // pg_dump leaves the search_path empty.
          await database.script('SET search_path = public');
          const before = await rowsOf(database);
          assert.ok((before.rows.order_line?.length ?? 0) > 50);
          const done = await migrate(database);
          assert.deepEqual(
            done,
            migrations.map(({ number }) => number).filter((number) => number > Number(name.slice(0, 4))),
          );
          await migrate(fresh.database);
          assert.deepEqual(await schemaOf(database), await schemaOf(fresh.database));
          const after = await rowsOf(database, before.columnsOf);
          for (const [table, rows] of Object.entries(before.rows))
            assert.deepEqual(inOrder(after.rows[table]), inOrder(rows), table);
          assert.deepEqual(await verify(database, () => undefined), [], 'order search');
          const [invalid] = await database.query(
            sql`SELECT count(*) AS count FROM pg_constraint WHERE NOT convalidated`,
          );
          assert.deepEqual(invalid, { count: 0 });
        } finally {
          await Promise.all([earlier.dispose(), fresh.dispose()]);
        }
      });
});
