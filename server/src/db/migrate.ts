import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import { ExplainedError } from '../explain.ts';
import type { Database, Transaction } from './database.ts';
import { migrations as all, type Migration } from './migrations/index.ts';

/** The schema in the database is not one this version can work with. */
export class MigrationError extends ExplainedError {}

/** Any fixed number: two servers that start at once take turns on it. */
const ADVISORY_LOCK = 7_426_055;

const checksumOf = (script: string) => createHash('sha256').update(script).digest('hex');

/** The number of the newest migration that this version knows. */
export const newestOf = (migrations: readonly Migration[] = all): number =>
  Math.max(...migrations.map(({ number }) => number));

/** Runs work, for as long as it takes, when no other server migrates. */
const inTurn = <T>(database: Database, work: (transaction: Transaction) => Promise<T>): Promise<T> =>
  database.transaction(
    async (transaction) => {
      await transaction.script(`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK})`);
      return work(transaction);
    },
    { patient: true },
  );

/**
 * Brings the schema up to date, each migration in a transaction of its own: a killed start continues where it was.
 * @returns the numbers that ran
 * @throws MigrationError when a migration that has run was changed, or the schema is newer than this version
 */
export async function migrate(database: Database, migrations: readonly Migration[] = all): Promise<number[]> {
  await inTurn(database, (transaction) =>
    transaction.script(
      'CREATE TABLE IF NOT EXISTS schema_migration (number int PRIMARY KEY, name text NOT NULL, checksum text NOT NULL, at timestamptz NOT NULL DEFAULT now())',
    ),
  );
  const ran: number[] = [];
  for (const { number, name, script } of migrations) {
    const isNew = await inTurn(database, async (transaction) => {
      const [done] = await transaction.query<{ checksum: string }>(
        sql`SELECT checksum FROM schema_migration WHERE number = ${number}`,
      );
      if (done !== undefined) {
        if (done.checksum !== checksumOf(script)) {
          throw new MigrationError(`Migration ${number} (${name}) was changed after it had run.`);
        }
        return false;
      }
      await transaction.script(script);
      await transaction.query(
        sql`INSERT INTO schema_migration (number, name, checksum) VALUES (${number}, ${name}, ${checksumOf(script)})`,
      );
      return true;
    });
    if (isNew) ran.push(number);
  }
  await refuseNewer(database, migrations);
  return ran;
}

async function refuseNewer(database: Database, migrations: readonly Migration[]): Promise<void> {
  const known = newestOf(migrations);
  const [newest] = await database.query<{ number: number }>(
    sql`SELECT max(number) AS number FROM schema_migration`,
  );
  if (newest !== undefined && newest.number > known) {
    throw new MigrationError(
      `The database is at schema ${newest.number}; this version knows ${known}. Start a newer version.`,
    );
  }
}
