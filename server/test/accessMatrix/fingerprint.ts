import sql, { join, raw } from 'sql-template-tag';
import type { Queryable } from '#server/db/database';

/** When each session was last seen, and failed attempts: refused requests change these too. */
const BOOKKEEPING = new Set(['session', 'throttle']);
/** Derived from the order lines, with a delay; live_event also names those that were folded. */
const DERIVED =
  /^order_(bits|indexed|log|posting|refold|search|text|tracking)$|^company_spend$|^live_(event|kept)$/;

/** The tables of a database, cached because they stay the same and listing them takes longer than reading them. */
const tablesOf = new WeakMap<Queryable, Promise<string[]>>();

async function readTables(database: Queryable): Promise<string[]> {
  const tables = await database.query<{ name: string }>(sql`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`);
  return tables.map(({ name }) => name).filter((name) => !BOOKKEEPING.has(name) && !DERIVED.test(name));
}

/** One line per table: its name, row count, and a digest of all rows, independent of their order. */
export async function fingerprint(database: Queryable): Promise<string[]> {
  const known = tablesOf.get(database) ?? readTables(database);
  tablesOf.set(database, known);
  const queries = (await known).map(
    (name) => sql`
      SELECT ${name} || ' ' || count(*) || ' ' || COALESCE(sum(hashtextextended(one::text, 0)), 0) AS line
      FROM ${raw(name)} AS one`,
  );
  const rows = await database.query<{ line: string }>(join(queries, ' UNION ALL '));
  // PostgreSQL can read the tables in parallel and return them in any order.
  return rows.map(({ line }) => line).toSorted();
}
