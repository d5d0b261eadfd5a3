import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { constants, cp, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { FOLDER, FORMER, openEmbedded } from '../../db/embedded.ts';
import { lockFolder } from '../../db/folderLock.ts';
import type { Database } from '../../db/database.ts';
import { readAppliedMigrations } from '../../db/migrate.ts';
import { syncFolder } from '../../db/syncFolder.ts';
import { contentsOf, type Dump } from './contents.ts';
import { moveData } from './move.ts';
import { BackupError, refuseEnded, runProgram } from './programs.ts';
import { isOfEarlierVersion } from './schema.ts';

/**
 * Writes the embedded database to a file while holding the folder's lock: files copied while the engine writes aren't consistent.
 * @throws FolderInUseError while a server runs on it, BackupError
 */
export async function backupEmbedded(dataDir: string, file: string): Promise<void> {
  const folder = path.join(dataDir, FOLDER);
  if (!existsSync(folder))
    throw new BackupError(`There is no database in ${dataDir}. Set DATA_DIR to the folder that has it.`);
  const unlock = lockFolder(folder);
  try {
    // The folder can be a link to another disk, so follow it.
    const pack = ['--create', '--gzip', '--dereference', `--file=${file}`, `--directory=${dataDir}`, FOLDER];
    await runProgram('tar', pack).done;
  } finally {
    unlock();
  }
}

/** The folder of a copy while it's read. */
const COPY = 'backup-copy';

/**
 * Passes on a consistent copy of an open database with its contents. The database waits while its rows are counted and its folder
 * is copied.
 */
export async function dumpEmbedded<T>(
  database: Database,
  dataDir: string,
  take: (dump: Dump) => Promise<T>,
): Promise<T> {
  const copy = path.join(dataDir, COPY);
  try {
    // A killed run may have left a copy.
    await rm(copy, { recursive: true, force: true });
    await mkdir(copy, { mode: 0o700 });
    const contents = await database.freeze?.(async (transaction, folder) => {
      const found = await contentsOf(transaction);
      const how = { recursive: true, dereference: true, mode: constants.COPYFILE_FICLONE };
      await cp(folder, path.join(copy, FOLDER), how);
      return found;
    });
    if (contents === undefined) throw new BackupError('This database has no folder of its own.');
    const pack = ['--create', '--gzip', '--file=-', `--directory=${copy}`, FOLDER];
    return await take({ contents, program: runProgram('tar', pack) });
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** @throws BackupError if a folder has no database that can be opened */
const open = (dataDir: string): Promise<Database> =>
  openEmbedded(dataDir).catch((error: Error) => {
    throw new BackupError(`The backup has no database that can be opened: ${error.message}`);
  });

/**
 * Migrates the data of an unpacked backup from an earlier version.
 * @returns the report of the migration; undefined without one
 * @throws BackupError if this version can't use the backup
 */
async function moveEarlier(dataDir: string): Promise<string | undefined> {
  const database = await open(dataDir);
  try {
    return isOfEarlierVersion(await readAppliedMigrations(database)) ? await moveData(database) : undefined;
  } finally {
    await database.close();
  }
}

/**
 * Restores a backup in place of the embedded database, which is kept beside it. Changes nothing until the backup has been unpacked
 * and opened.
 * @returns where the former database is kept, if there was one, and the report of a migration
 * @throws FolderInUseError while a server runs on it, BackupError
 */
export async function restoreEmbedded(
  dataDir: string,
  file: string,
  replace: boolean,
): Promise<{ former: string | undefined; moved: string | undefined }> {
  const folder = path.join(dataDir, FOLDER);
  const exists = existsSync(folder);
  if (exists && !replace) throw new BackupError(`${dataDir} has a database. Use --replace to replace it.`);
  const unlock = lockFolder(folder);
  const draft = mkdtempSync(path.join(dataDir, 'restore-'));
  try {
    await runProgram('tar', ['--extract', '--gzip', `--file=${file}`, `--directory=${draft}`]).done;
    const moved = await moveEarlier(draft);
    syncFolder(draft, 0);
    refuseEnded();
    const former = path.join(dataDir, `${FORMER}${new Date().toISOString().replaceAll(':', '-')}`);
    if (exists) renameSync(folder, former);
    else rmSync(folder, { recursive: true });
    renameSync(path.join(draft, FOLDER), folder);
    return { former: exists ? former : undefined, moved };
  } catch (error) {
    // The lock created the folder; left empty, it would pass for a database.
    if (!exists) rmSync(folder, { recursive: true, force: true });
    throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
    unlock();
  }
}
