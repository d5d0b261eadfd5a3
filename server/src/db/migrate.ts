import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import { ExplainedError } from '../explainedError.ts';
import type { Database, Queryable, Transaction } from './database.ts';
import { migrations as all, type Migration } from './migrations.ts';
import { withSchemaLock } from './schemaLock.ts';

/** The schema in the database is not one this version can work with. */
export class MigrationError extends ExplainedError {}

/** What a database remembers of a migration that it ran. */
export interface Ran {
  number: number;
  checksum: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Of the statements alone: comments and line breaks may change at any time. */
export const checksumOf = (script: string): string =>
  sha256(script.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim());

/** What a database remembers of its migrations, by number; nothing where there is no schema of this program. */
export async function recordOf(database: Queryable): Promise<Ran[]> {
  const [found] = await database.query<{ isThere: boolean }>(
    sql`SELECT to_regclass('public.schema_migration') IS NOT NULL AS "isThere"`,
  );
  return found?.isThere === true
    ? database.query<Ran>(sql`SELECT number, checksum FROM public.schema_migration ORDER BY number`)
    : [];
}

/**
 * @param what has the schema: the database or a backup
 * @returns why this version can't work with it, and what to do; undefined when it can
 */
export function faultOf(
  what: string,
  record: readonly Ran[],
  migrations: readonly Migration[] = all,
): string | undefined {
  const last = record.at(-1)?.number;
  if (last === undefined) return undefined;
  if (record[0]?.number !== 0)
    return (
      `${what} is of a version before the first release, which made its schema by numbered migrations (the last is ${last}). ` +
      'This version cannot work with it. Nothing was changed. What to do is in docs/operating.md under "A database of an earlier version".'
    );
  const known = Math.max(...migrations.map(({ number }) => number));
  if (last > known) return `${what} is at schema ${last}; this version knows ${known}. Use a newer version.`;
  const changed = migrations.find(({ number, script }) =>
    record.some((one) => one.number === number && one.checksum !== checksumOf(script)),
  );
  return (
    changed &&
    `${what} ran migration ${changed.number} (${changed.name}) with another text than this version has: a version that was never ` +
      'published made this schema. Nothing was changed. Back it up first, which this version can do too: pnpm backup <file>. ' +
      'Then go on with the version that wrote it, or move the data as docs/operating.md says under ' +
      '"A schema of unknown origin".'
  );
}

/** @returns the number of the migration that is done now; undefined when all had run */
async function runNext(
  transaction: Transaction,
  migrations: readonly Migration[],
): Promise<number | undefined> {
  await transaction.script(
    'CREATE TABLE IF NOT EXISTS schema_migration (number int PRIMARY KEY, name text NOT NULL, checksum text NOT NULL, at timestamptz NOT NULL DEFAULT now())',
  );
  const record = await recordOf(transaction);
  const fault = faultOf('The database', record, migrations);
  if (fault !== undefined) throw new MigrationError(fault);
  const next = migrations.find(({ number }) => !record.some((ran) => ran.number === number));
  if (next === undefined) return undefined;
  await transaction.script(next.script);
  await transaction.query(sql`
    INSERT INTO schema_migration (number, name, checksum) VALUES (${next.number}, ${next.name}, ${checksumOf(next.script)})`);
  return next.number;
}

/**
 * Brings the schema up to date, each migration in a transaction of its own: a killed start continues where it was.
 * @returns the numbers of the migrations that are done now and were not before
 * @throws MigrationError when the schema is not one that this version can work with
 */
export async function migrate(database: Database, migrations: readonly Migration[] = all): Promise<number[]> {
  const done: number[] = [];
  for (;;) {
    const number = await withSchemaLock(database, (transaction) => runNext(transaction, migrations));
    if (number === undefined) return done;
    done.push(number);
  }
}
