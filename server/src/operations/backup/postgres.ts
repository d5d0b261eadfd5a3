import { text } from 'node:stream/consumers';
import sql from 'sql-template-tag';
import type { Database } from '../../db/database.ts';
import { readAppliedMigrations, type AppliedMigration } from '../../db/migrate.ts';
import { openPostgres } from '../../db/postgres.ts';
import { contentsOf, LEFT_OUT, type Dump } from './contents.ts';
import { GRANT_SCHEMA, GRANT_TABLES, NOTE_GRANTS } from './grants.ts';
import { moveScript, rebuildDerived, reportIn } from './move.ts';
import { fitFor } from './preamble.ts';
import { BackupError, postgresProgram, runProgram, type Program } from './programs.ts';
import { KEEP_SERVERS_OUT, refuseRunning } from './running.ts';
import { isOfEarlierVersion } from './schema.ts';

/** How PostgreSQL's programs connect. The password goes into the environment, which process lists don't show. */
function connectionOf(databaseUrl: string): { dbname: string; env: Record<string, string> } {
  const url = new URL(databaseUrl);
  const { password } = url;
  url.password = '';
  return {
    dbname: `--dbname=${url.href}`,
    env: password === '' ? {} : { PGPASSWORD: decodeURIComponent(password) },
  };
}

/** Inspects a database, independently of any server. */
export async function inspectDatabase<T>(
  databaseUrl: string,
  at: (database: Database) => Promise<T>,
): Promise<T> {
  // With its own application name, because it isn't a server.
  const database = openPostgres(databaseUrl, () => undefined, { application: 'galley-backup' });
  try {
    return await at(database);
  } finally {
    await database.close();
  }
}

/** Runs a statement that can't be in a transaction, without a time limit. */
export async function runAlone(databaseUrl: string, statement: string): Promise<void> {
  const { dbname, env } = connectionOf(databaseUrl);
  const args = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '-c', statement, dbname];
  await runProgram(postgresProgram('psql'), args, { env }).done;
}

/** The arguments of pg_dump. */
const DUMP = [
  '--format=custom',
  '--no-owner',
  '--no-privileges',
  ...LEFT_OUT.map((table) => `--exclude-table-data=public.${table}`),
];

/**
 * Writes a snapshot of the whole database to a file, while servers keep writing.
 * @throws BackupError also if the schema changed meanwhile, because a rewritten table looks empty in the snapshot
 */
export async function backupPostgres(databaseUrl: string, file: string): Promise<void> {
  const { dbname, env } = connectionOf(databaseUrl);
  const record = async () => JSON.stringify(await inspectDatabase(databaseUrl, readAppliedMigrations));
  const before = await record();
  await runProgram(postgresProgram('pg_dump'), [...DUMP, `--file=${file}`, dbname], { env }).done;
  if ((await record()) !== before)
    throw new BackupError('The schema was migrated during the backup. Back up again.');
}

/**
 * Passes on a snapshot of the whole database with its contents, while servers keep writing. The counted tables are locked against
 * migrations meanwhile.
 */
export const dumpPostgres = <T>(databaseUrl: string, take: (dump: Dump) => Promise<T>): Promise<T> =>
  inspectDatabase(databaseUrl, (database) =>
    database.transaction(
      async (transaction) => {
        await transaction.script('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
        const contents = await contentsOf(transaction);
        const [shared] = await transaction.query<{ snapshot: string }>(
          sql`SELECT pg_export_snapshot() AS snapshot`,
        );
        const { dbname, env } = connectionOf(databaseUrl);
        const args = [...DUMP, `--snapshot=${shared?.snapshot}`, dbname];
        return take({ contents, program: runProgram(postgresProgram('pg_dump'), args, { env }) });
      },
      { patient: true },
    ),
  );

/**
 * @param advice what to do if the database has tables
 * @returns the server's version number
 * @throws BackupError if a server runs on it, or, without `replace`, if the database has tables
 */
export const refuseUnready = (
  databaseUrl: string,
  replace: boolean,
  advice = 'Use --replace to replace its content.',
): Promise<number> =>
  inspectDatabase(databaseUrl, async (database) => {
    await refuseRunning(database);
    const [state] = await database.query<{ tables: number; version: number }>(sql`
      SELECT (SELECT count(*) FROM pg_tables WHERE schemaname = 'public') AS tables,
        current_setting('server_version_num')::int AS version`);
    if ((state?.tables ?? 0) > 0 && !replace) throw new BackupError(`The database is not empty. ${advice}`);
    return state?.version ?? 0;
  });

/** Without notices, which list everything that's dropped with the schema and would bury the error message. */
const ANEW = `SET client_min_messages = warning; BEGIN; ${KEEP_SERVERS_OUT} ${NOTE_GRANTS}
DROP SCHEMA IF EXISTS public CASCADE; CREATE SCHEMA public; ${GRANT_SCHEMA}`;

/**
 * Replaces the database's contents with a script, in one transaction that only the last statement commits. If this process is
 * killed, psql also reaches the end of its input, and would otherwise accept a partial table.
 * @param then statements that run after the script
 */
export function runInPlace(databaseUrl: string, script: Program, then = ''): Program {
  const { dbname, env } = connectionOf(databaseUrl);
  const args = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '-c', ANEW, '-f', '-', dbname];
  return runProgram(postgresProgram('psql'), args, {
    env,
    input: script,
    lastWords: `${then} ${GRANT_TABLES} COMMIT;\n`,
  });
}

/** The program that writes parts of a backup as a script. */
const read = (file: string, ...selection: string[]): Program =>
  runProgram(postgresProgram('pg_restore'), [
    '--no-owner',
    '--no-privileges',
    ...selection,
    '--file=-',
    file,
  ]);

/** The migrations that created the schema in a backup. Their table's columns are number, name, checksum and time. */
async function recordIn(file: string): Promise<AppliedMigration[]> {
  const rows = read(file, '--data-only', '--schema=public', '--table=schema_migration');
  const [script] = await Promise.all([text(rows.output), rows.done]);
  return [...script.matchAll(/^(\d+)\t[^\t]*\t([^\t]*)\t/gm)]
    .map(([, number, checksum = '']) => ({ number: Number(number), checksum }))
    .sort((one, other) => one.number - other.number);
}

/**
 * Replaces the database's contents with a backup, completely or not at all.
 * @returns the report of a move from an earlier version; undefined without one
 * @throws BackupError
 */
export async function restorePostgres(
  databaseUrl: string,
  file: string,
  replace: boolean,
): Promise<string | undefined> {
  const version = await refuseUnready(databaseUrl, replace);
  const isEarlier = isOfEarlierVersion(await recordIn(file));
  const script = read(file);
  const fitting = { ...script, output: script.output.pipe(fitFor(version)) };
  const load = runInPlace(databaseUrl, fitting, isEarlier ? moveScript(GRANT_SCHEMA) : '');
  const [printed] = await Promise.all([text(load.output), script.done, load.done]);
  if (!isEarlier) return undefined;
  await inspectDatabase(databaseUrl, rebuildDerived);
  return reportIn(printed);
}
