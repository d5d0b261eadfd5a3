import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Decrypter } from 'age-encryption';
import sql from 'sql-template-tag';
import type { Database } from '../../../db/database.ts';
import { openEmbedded } from '../../../db/embedded.ts';
import { differenceText, verify as verifyOrderSearch } from '../../../orders/index.ts';
import { contentsOf } from '../contents.ts';
import { restoreEmbedded } from '../embedded.ts';
import { inspectDatabase, restorePostgres, runAlone } from '../postgres.ts';
import { BackupError } from '../programs.ts';
import type { FilePlace } from '../../../common/filePlace/place.ts';
import type { BackupRecord } from './records.ts';
import { fetchBackup } from './verify.ts';

export interface Verdict {
  tables: number;
  rows: number;
  /** The differences, as sentences; empty if the drill passed. */
  faults: string[];
}

/** Constraints and indexes that PostgreSQL considers invalid. */
const INVALID = sql`
  SELECT format('The constraint %s of %s is invalid.', conname, conrelid::regclass) AS fault
  FROM pg_constraint WHERE NOT convalidated AND connamespace = 'public'::regnamespace
  UNION ALL
  SELECT format('The index %s is invalid.', indexrelid::regclass) FROM pg_index WHERE NOT indisvalid`;

async function compareContents(database: Database, { schema, rows: wanted }: BackupRecord): Promise<Verdict> {
  const found = await database.transaction(contentsOf, { patient: true });
  const tables = [...new Set([...Object.keys(wanted), ...Object.keys(found.rows)])].toSorted();
  const faults = tables
    .filter((table) => wanted[table] !== found.rows[table])
    .map(
      (table) =>
        `${table} has ${found.rows[table] ?? 'no'} ${found.rows[table] === 1 ? 'row' : 'rows'}; ${wanted[table] ?? 'none'} ${wanted[table] === 1 ? 'was' : 'were'} backed up.`,
    );
  if (found.schema !== schema)
    faults.push(`The schema is at ${found.schema}; it was at ${schema} when it was backed up.`);
  faults.push(...(await database.query<{ fault: string }>(INVALID)).map(({ fault }) => fault));
  faults.push(
    ...(await verifyOrderSearch(database, () => undefined)).map((one) => `${differenceText(one)}.`),
  );
  const rows = Object.values(found.rows).reduce((sum, count) => sum + count, 0);
  return { tables: tables.length, rows, faults };
}

/** Uses a temporary database beside the running one. The role must be allowed to create it. */
async function drillPostgres(databaseUrl: string, file: string, record: BackupRecord): Promise<Verdict> {
  const name = `galley_drill_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  await runAlone(databaseUrl, `CREATE DATABASE ${name} TEMPLATE template0`);
  try {
    await restorePostgres(url.href, file, false);
    return await inspectDatabase(url.href, (database) => compareContents(database, record));
  } finally {
    await runAlone(databaseUrl, `DROP DATABASE ${name} WITH (FORCE)`);
  }
}

async function drillEmbedded(folder: string, file: string, record: BackupRecord): Promise<Verdict> {
  await restoreEmbedded(folder, file, false);
  const database = await openEmbedded(folder);
  try {
    return await compareContents(database, record);
  } finally {
    await database.close();
  }
}

/**
 * Restores a backup into a temporary database and compares it with the recorded contents (OPS-51).
 * @param databaseUrl where to create a temporary PostgreSQL database
 * @throws BackupError if it can't be restored
 */
export async function drill(
  place: FilePlace,
  record: BackupRecord,
  decrypter: Decrypter,
  databaseUrl: string | undefined,
): Promise<Verdict> {
  const folder = await mkdtemp(path.join(tmpdir(), 'galley-drill-'));
  try {
    const file = path.join(folder, 'backup');
    await fetchBackup(place, record, decrypter, file);
    if (record.engine === 'embedded') return await drillEmbedded(folder, file, record);
    if (databaseUrl === undefined)
      throw new BackupError(
        'This is a PostgreSQL backup. Set DATABASE_URL to a PostgreSQL database to restore it there.',
      );
    return await drillPostgres(databaseUrl, file, record);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
