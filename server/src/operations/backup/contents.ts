import sql, { raw } from 'sql-template-tag';
import type { Queryable } from '../../db/database.ts';
import { readAppliedMigrations } from '../../db/migrate.ts';
import type { Program } from './programs.ts';

/** Left out: the state of running servers, and transaction numbers, which differ in another cluster. */
export const LEFT_OUT = ['server_lease', 'live_event', 'live_kept', 'presence', 'backup_state'];

/** A database's contents, for comparison with what its backup restores. */
export interface Contents {
  /** The number of the last migration. */
  schema: number;
  /** The number of rows in each table, without those of running servers. */
  rows: Record<string, number>;
}

/** One snapshot of a database, as the output of the backup program. */
export interface Dump {
  contents: Contents;
  program: Program;
}

export async function contentsOf(database: Queryable): Promise<Contents> {
  const tables = await database.query<{ name: string }>(sql`
    SELECT tablename AS name FROM pg_tables
    WHERE schemaname = 'public' AND NOT tablename = ANY (${LEFT_OUT}) ORDER BY 1`);
  const rows: Record<string, number> = {};
  for (const { name } of tables) {
    const [found] = await database.query<{ count: number }>(
      raw(`SELECT count(*) AS count FROM public."${name}"`),
    );
    rows[name] = found?.count ?? 0;
  }
  return { schema: (await readAppliedMigrations(database)).at(-1)?.number ?? 0, rows };
}
