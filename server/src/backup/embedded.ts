import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { FOLDER, FORMER, openEmbedded } from '../db/embedded.ts';
import { lockFolder } from '../db/folderLock.ts';
import { recordOf, type Ran } from '../db/migrate.ts';
import { syncFolder } from '../db/syncFolder.ts';
import { BackupError, refuseEnded, runProgram } from './programs.ts';
import { refuseForeign } from './schema.ts';

/**
 * Writes the embedded database to a file. The folder's lock is held meanwhile: files that are copied while the engine
 * writes are no state of the database.
 * @throws FolderInUseError while a server runs on it, BackupError
 */
export async function backupEmbedded(dataDir: string, file: string): Promise<void> {
  const folder = path.join(dataDir, FOLDER);
  if (!existsSync(folder)) throw new BackupError(`There is no database in ${dataDir}.`);
  const unlock = lockFolder(folder);
  try {
    // The folder may be a link to another disk: its files are wanted.
    const pack = ['--create', '--gzip', '--dereference', `--file=${file}`, `--directory=${dataDir}`, FOLDER];
    await runProgram('tar', pack).done;
  } finally {
    unlock();
  }
}

/**
 * @returns what the schema in the database of a folder was made by
 * @throws BackupError when it holds none that can be opened
 */
async function recordIn(dataDir: string): Promise<Ran[]> {
  try {
    const database = await openEmbedded(dataDir);
    try {
      return await recordOf(database);
    } finally {
      await database.close();
    }
  } catch (error) {
    throw new BackupError(`The backup holds no database that can be opened: ${(error as Error).message}`);
  }
}

/**
 * Puts a backup in place of the embedded database, which is kept beside it. Nothing is touched before the backup has
 * been unpacked and opened.
 * @returns where the former database is kept; undefined when there was none
 * @throws FolderInUseError while a server runs on it, BackupError
 */
export async function restoreEmbedded(
  dataDir: string,
  file: string,
  replace: boolean,
): Promise<string | undefined> {
  const folder = path.join(dataDir, FOLDER);
  const exists = existsSync(folder);
  if (exists && !replace)
    throw new BackupError(`${dataDir} holds a database. --replace takes the backup in its place.`);
  const unlock = lockFolder(folder);
  const draft = mkdtempSync(path.join(dataDir, 'restore-'));
  try {
    await runProgram('tar', ['--extract', '--gzip', `--file=${file}`, `--directory=${draft}`]).done;
    refuseForeign(await recordIn(draft));
    syncFolder(draft, 0);
    refuseEnded();
    const former = path.join(dataDir, `${FORMER}${new Date().toISOString().replaceAll(':', '-')}`);
    if (exists) renameSync(folder, former);
    else rmSync(folder, { recursive: true });
    renameSync(path.join(draft, FOLDER), folder);
    return exists ? former : undefined;
  } catch (error) {
    // The lock alone has made it: an empty folder would pass for a database.
    if (!exists) rmSync(folder, { recursive: true, force: true });
    throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
    unlock();
  }
}
