import sql, { join, raw } from 'sql-template-tag';
import type { Queryable } from '#server/db/database';

/** When each session was last seen, and failed attempts: refused requests change these too. */
const BOOKKEEPING = new Set(['session', 'throttle']);
/** Derived from the order lines, with a delay; live_event also names those that were folded. */
const DERIVED =
  /^order_(bits|indexed|log|posting|refold|search|text|tracking)$|^company_spend$|^live_(event|kept)$/;

/** The tables of a database, which stay the same: asking for them takes longer than reading them. */
const tablesOf = new WeakMap<Queryable, Promise<string[]>>();

async function readTables(database: Queryable): Promise<string[]> {
  const tables = await database.query<{ name: string }>(sql`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1`);
  return tables.map(({ name }) => name).filter((name) => !BOOKKEEPING.has(name) && !DERIVED.test(name));
}

/** One line for each table: its name, how many rows it has, and a digest of them all, independent of their order. */
export async function fingerprint(database: Queryable): Promise<string[]> {
  const known = tablesOf.get(database) ?? readTables(database);
  tablesOf.set(database, known);
  const queries = (await known).map(
    (name) => sql`
      SELECT ${name} || ' ' || count(*) || ' ' || COALESCE(sum(hashtextextended(one::text, 0)), 0) AS line
      FROM ${raw(name)} AS one`,
  );
  const rows = await database.query<{ line: string }>(join(queries, ' UNION ALL '));
  // PostgreSQL may read the tables side by side, and answer in either order.
  return rows.map(({ line }) => line).toSorted();
}
