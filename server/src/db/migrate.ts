import { createHash } from 'node:crypto';
import sql from 'sql-template-tag';
import { ExplainedError } from '../explainedError.ts';
import type { Database, Transaction } from './database.ts';
import { earlierForms } from './migrations/earlierForms.ts';
import { migrations as all, type Migration } from './migrations/index.ts';
import { inTurn } from './turn.ts';

/** The schema in the database is not one this version can work with. */
export class MigrationError extends ExplainedError {}

export const checksumOf = (script: string) => createHash('sha256').update(script).digest('hex');

/** The number of the newest migration that this version knows. */
export const newestOf = (migrations: readonly Migration[] = all): number =>
  Math.max(...migrations.map(({ number }) => number));

interface Ran {
  checksum: string;
  day: string;
}

const short = (checksum: string) => `${checksum.slice(0, 12)}…`;

/**
 * Brings what a migration did with an earlier text to the form of today.
 * @throws MigrationError when nobody knows that text
 */
async function mend(transaction: Transaction, { number, name, script }: Migration, ran: Ran): Promise<void> {
  const form = earlierForms.find((one) => one.number === number && one.checksum === ran.checksum);
  if (form === undefined)
    throw new MigrationError(
      `Migration ${number} (${name}) ran in this database on ${ran.day} with another text ` +
        `(checksum ${short(ran.checksum)}, here ${short(checksumOf(script))}): a version that was never published ` +
        'made this schema. Nothing was changed. Back it up first, which this version can do too: pnpm backup <file>. ' +
        'Then go on with the version that wrote it, or move the data as docs/operating.md says under ' +
        '"A schema of an unknown form".',
    );
  await transaction.script(form.mend);
  await transaction.query(
    sql`UPDATE schema_migration SET checksum = ${checksumOf(script)} WHERE number = ${number}`,
  );
}

/**
 * Brings the schema up to date, each migration in a transaction of its own: a killed start continues where it was.
 * @returns the numbers that ran
 * @throws MigrationError when a migration has run with an unknown text, or the schema is newer than this version
 */
export async function migrate(database: Database, migrations: readonly Migration[] = all): Promise<number[]> {
  await inTurn(database, (transaction) =>
    transaction.script(
      'CREATE TABLE IF NOT EXISTS schema_migration (number int PRIMARY KEY, name text NOT NULL, checksum text NOT NULL, at timestamptz NOT NULL DEFAULT now())',
    ),
  );
  const ran: number[] = [];
  for (const migration of migrations) {
    const { number, name, script } = migration;
    const isNew = await inTurn(database, async (transaction) => {
      const [done] = await transaction.query<Ran>(
        sql`SELECT checksum, to_char(at, 'YYYY-MM-DD') AS day FROM schema_migration WHERE number = ${number}`,
      );
      if (done !== undefined) {
        if (done.checksum !== checksumOf(script)) await mend(transaction, migration, done);
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
