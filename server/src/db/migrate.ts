import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { ExplainedError } from './explainedError.ts';
import type { Database, Queryable, Transaction } from './database.ts';
import { waitedForLock } from './errors.ts';
import { migrations as all, type Migration } from './migrations.ts';
import { withSchemaLock } from './schemaLock.ts';

/** This version can't work with the database's schema. */
export class MigrationError extends ExplainedError {}

/** A database's record of a migration that it ran. */
export interface AppliedMigration {
  number: number;
  checksum: string;
}

/**
 * How long a statement of a migration waits for a lock, and how long until the migration runs again, in milliseconds. All other statements on
 * the table wait behind it, so if a backup is reading the table, it waits briefly and often.
 */
const LOCK_WAIT_MS = 2000;
const PAUSE_MS = 3000;

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Covers only the statements: comments and whitespace may change at any time. */
export const checksumOf = (script: string): string =>
  sha256(script.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim());

/** The migrations that a database ran, by number; empty when it doesn't have Galley's schema. */
export async function readAppliedMigrations(database: Queryable): Promise<AppliedMigration[]> {
  const [found] = await database.query<{ isThere: boolean }>(
    sql`SELECT to_regclass('public.schema_migration') IS NOT NULL AS "isThere"`,
  );
  return found?.isThere === true
    ? database.query<AppliedMigration>(
        sql`SELECT number, checksum FROM public.schema_migration ORDER BY number`,
      )
    : [];
}

/** Whether a schema was created by migrations that this version doesn't have, because a released migration never changes. */
export const hasUnknownMigrations = (
  record: readonly AppliedMigration[],
  migrations: readonly Migration[] = all,
): boolean =>
  record.some((ran) => {
    const known = migrations.find(({ number }) => number === ran.number);
    return known === undefined || checksumOf(known.script) !== ran.checksum;
  });

/** @returns an error text if a newer version created the schema; else undefined */
export function newerFault(
  what: string,
  record: readonly AppliedMigration[],
  migrations: readonly Migration[] = all,
): string | undefined {
  const last = record.at(-1)?.number;
  const known = Math.max(...migrations.map(({ number }) => number));
  // Records that start with number 1 belong to the first schema, which had other migrations.
  return last !== undefined && record[0]?.number === 0 && last > known
    ? `${what} has schema ${last}, but this version supports only schemas up to ${known}. Use a newer version of Galley.`
    : undefined;
}

/** @returns why this version can't work with a database, and what to do; undefined when it can */
const faultOf = (record: readonly AppliedMigration[], migrations: readonly Migration[]): string | undefined =>
  newerFault('The database', record, migrations) ??
  (hasUnknownMigrations(record, migrations)
    ? 'An earlier version with another schema created the database. Its data was not changed. To keep its data, stop ' +
      'every server and run: npm run backup -- <file>, then npm run restore -- <file> --replace, which moves the data to the schema of this ' +
      'version. For more, see docs/operating.md under "A database from an earlier version".'
    : undefined);

const RECORD =
  'CREATE TABLE IF NOT EXISTS schema_migration (number int PRIMARY KEY, name text NOT NULL, checksum text NOT NULL, at timestamptz NOT NULL DEFAULT now());';

const remember = ({ number, name, script }: Migration) =>
  `INSERT INTO schema_migration (number, name, checksum) VALUES (${number}, '${name}', '${checksumOf(script)}');`;

/** One script that creates this version's schema in an empty database. */
export const wholeSchema = (): string =>
  [RECORD, ...all.flatMap((migration) => [migration.script, remember(migration)])].join('\n');

/** @returns the number of the migration that it ran; undefined when none was left */
async function runNext(
  transaction: Transaction,
  migrations: readonly Migration[],
): Promise<number | undefined> {
  await transaction.script(RECORD);
  const record = await readAppliedMigrations(transaction);
  const fault = faultOf(record, migrations);
  if (fault !== undefined) throw new MigrationError(fault);
  const next = migrations.find(({ number }) => !record.some((ran) => ran.number === number));
  if (next === undefined) return undefined;
  await transaction.script(`SET LOCAL lock_timeout = ${LOCK_WAIT_MS}`);
  await transaction.script(next.script);
  await transaction.script(remember(next));
  return next.number;
}

/** Runs the next migration, again and again while others, such as a backup, hold a lock that it needs. */
async function runPatiently(
  database: Database,
  migrations: readonly Migration[],
): Promise<number | undefined> {
  for (;;) {
    try {
      return await withSchemaLock(database, (transaction) => runNext(transaction, migrations));
    } catch (error) {
      if (!waitedForLock(error)) throw error;
      await sleep(PAUSE_MS);
    }
  }
}

/**
 * Brings the schema up to date, with one transaction for each migration: if a start is killed, the next one continues there.
 * @returns the numbers of the migrations that it ran
 * @throws MigrationError when this version can't work with the schema
 */
export async function migrate(database: Database, migrations: readonly Migration[] = all): Promise<number[]> {
  const done: number[] = [];
  for (;;) {
    const number = await runPatiently(database, migrations);
    if (number === undefined) return done;
    done.push(number);
  }
}
