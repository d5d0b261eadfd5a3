import sql from 'sql-template-tag';
import type { Database } from '../db/database.ts';
import { newestOf } from '../db/migrate.ts';
import { BackupError } from './programs.ts';

/** The numbers of the migrations that have run; none in a database that holds no schema of this program. */
export async function migrationsIn(database: Database): Promise<number[]> {
  const [found] = await database.query<{ isThere: boolean }>(
    sql`SELECT to_regclass('public.schema_migration') IS NOT NULL AS "isThere"`,
  );
  if (found?.isThere !== true) return [];
  const ran = await database.query<{ number: number }>(
    sql`SELECT number FROM public.schema_migration ORDER BY number`,
  );
  return ran.map(({ number }) => number);
}

/**
 * @param migrations that a backup holds
 * @throws BackupError when it holds none, or a newer one than this version knows
 */
export function refuseForeign(migrations: readonly number[]): void {
  if (migrations.length === 0)
    throw new BackupError('The backup is not one of this program: it holds no schema of it.');
  const [newest, known] = [Math.max(...migrations), newestOf()];
  if (newest > known)
    throw new BackupError(
      `The backup is at schema ${newest}; this version knows ${known}. Restore it with a newer version.`,
    );
}
