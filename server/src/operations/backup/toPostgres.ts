import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import sql, { raw } from 'sql-template-tag';
import type { Database, Queryable } from '../../db/database.ts';
import { wholeSchema } from '../../db/migrate.ts';
import { contentsOf, type Contents } from './contents.ts';
import { LEVELS } from './move.ts';
import { inspectDatabase, refuseUnready, runInPlace } from './postgres.ts';

/** How much of a table to read at a time, in pages of 8 kB. */
const PAGES = 64;

interface Table {
  name: string;
  pages: number;
  /** Its stored columns: their names, and an expression for a row in COPY's format. */
  columns: string;
  line: string;
}

/** The tables, with those that others refer to first. */
const tablesOf = (database: Queryable, names: readonly string[]): Promise<Table[]> =>
  database.query<Table>(sql`
    SELECT name, (pg_relation_size(attrelid) / current_setting('block_size')::int)::int AS pages, columns, line
    FROM (${raw(LEVELS)}) AS ordered
    JOIN (
      SELECT attrelid, string_agg(quote_ident(attname), ', ' ORDER BY attnum) AS columns,
        string_agg(format('coalesce(replace(replace(replace(replace(%I::text, %L, %L), %L, %L), %L, %L), %L, %L), %L)', attname,
          '\\', '\\\\', chr(9), '\\t', chr(10), '\\n', chr(13), '\\r', '\\N'), ' || chr(9) || ' ORDER BY attnum) AS line
      FROM pg_attribute WHERE attnum > 0 AND NOT attisdropped AND attgenerated = '' GROUP BY 1) AS stored
    ON attrelid = to_regclass('public.' || quote_ident(name))
    WHERE name = ANY (${[...names]}) ORDER BY level, name`);

async function* copyOf(database: Queryable, { name, pages, columns, line }: Table): AsyncGenerator<string> {
  yield `COPY public."${name}" (${columns}) FROM stdin;\n`;
  for (let page = 0; page < pages; page += PAGES) {
    const [part] = await database.query<{ lines: string | null }>(
      raw(`SELECT string_agg(${line}, chr(10)) AS lines FROM public."${name}"
        WHERE ctid >= '(${page},0)' AND ctid < '(${page + PAGES},0)'`),
    );
    if (typeof part?.lines === 'string') yield `${part.lines}\n`;
  }
  yield '\\.\n';
}

/** Fails the transaction unless each table has as many rows as counted. */
const counted = (rows: Contents['rows']): string => `
DO $counted$
DECLARE one record; arrived bigint;
BEGIN
  FOR one IN SELECT * FROM (VALUES ${Object.entries(rows)
    .map(([name, count]) => `('${name}', ${count})`)
    .join(', ')}) AS wanted (name, rows) LOOP
    EXECUTE format('SELECT count(*) FROM public.%I', one.name) INTO arrived;
    IF arrived <> one.rows THEN RAISE EXCEPTION '% of the % rows of % arrived', arrived, one.rows, one.name; END IF;
  END LOOP;
END $counted$;
`;

/** A script that recreates the whole database, with triggers disabled so that nobody is notified. */
async function* scriptOf(database: Queryable, rows: Contents['rows']): AsyncGenerator<string> {
  const tables = await tablesOf(database, Object.keys(rows));
  const each = (statement: string) =>
    `${tables.map(({ name }) => `ALTER TABLE public."${name}" ${statement};`).join('\n')}\n`;
  yield `SET search_path = public;\n${wholeSchema()}\n${each('DISABLE TRIGGER USER')}`;
  // The schema comes with initial rows. Tables that are left out of a copy start empty.
  yield `TRUNCATE ${tables.map(({ name }) => `public."${name}"`).join(', ')} CASCADE;\n`;
  for (const table of tables) yield* copyOf(database, table);
  const sequences = await database.query<{ set: string }>(sql`
    SELECT format('SELECT setval(%L, %s, %L);', 'public.' || quote_ident(sequencename), coalesce(last_value, start_value), last_value IS NOT NULL) AS set
    FROM pg_sequences WHERE schemaname = 'public'`);
  yield `${sequences.map(({ set }) => set).join('\n')}\n${each('ENABLE TRIGGER USER')}${counted(rows)}`;
}

/**
 * Copies an embedded database, which must have this version's schema and not be open elsewhere, into an empty PostgreSQL database,
 * completely or not at all.
 * @returns the contents of both
 * @throws BackupError if the PostgreSQL database isn't empty, or a server runs on it
 */
export async function copyToPostgres(database: Database, databaseUrl: string): Promise<Contents> {
  await refuseUnready(databaseUrl, false, 'Use an empty one: create it with CREATE DATABASE.');
  const contents = await contentsOf(database);
  const output = Readable.from(scriptOf(database, contents.rows));
  const done = new Promise<void>((resolve, reject) => {
    output.once('end', resolve);
    output.once('error', reject);
  });
  const load = runInPlace(databaseUrl, { output, done, stop: () => output.destroy() });
  await Promise.all([text(load.output), done, load.done]);
  await inspectDatabase(databaseUrl, (copied) => copied.script('ANALYZE'));
  return contents;
}
