import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Database } from '../../../db/database.ts';
import type { Contents } from '../contents.ts';
import { BackupError } from '../programs.ts';
import type { FilePlace } from '../../../common/filePlace/place.ts';

/** A backup's record, written last, beside the backup: without it, the backup doesn't exist. */
export interface BackupRecord extends Contents {
  name: string;
  /** When the backup started, as an ISO time. */
  at: string;
  engine: Database['engine'];
  /** The size of the encrypted file. */
  bytes: number;
  sha256: string;
  seconds: number;
}

const NAME = /^galley-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z$/;
export const nameOf = (at: Date): string => `galley-${at.toISOString().replaceAll(/[:.]/g, '-')}`;
export const contentFile = (name: string): string => `${name}.age`;
const recordFile = (name: string): string => `${name}.json`;

async function readRecord(place: FilePlace, name: string): Promise<BackupRecord> {
  const read = await text(await place.read(recordFile(name)));
  try {
    return JSON.parse(read) as BackupRecord;
  } catch {
    throw new BackupError(`${recordFile(name)} is damaged.`);
  }
}

const namesIn = (files: readonly string[], end: string) =>
  files
    .filter((file) => file.endsWith(end))
    .map((file) => file.slice(0, -end.length))
    .filter((name) => NAME.test(name));

/** The complete backups, the oldest first. */
export async function backupsIn(place: FilePlace): Promise<BackupRecord[]> {
  const names = namesIn(await place.files(), '.json').toSorted();
  return Promise.all(names.map((name) => readRecord(place, name)));
}

export const addRecord = (place: FilePlace, record: BackupRecord): Promise<void> =>
  place.write(recordFile(record.name), Readable.from([`${JSON.stringify(record, undefined, 2)}\n`]));

/** Deletes the record first, because without it the backup doesn't exist. */
export async function removeBackup(place: FilePlace, name: string): Promise<void> {
  await place.remove(recordFile(name));
  await place.remove(contentFile(name));
}

/** Deletes the files of unfinished backups that started before this one. */
export async function removeRemains(place: FilePlace, before: string): Promise<void> {
  await place.removeUnfinished();
  const files = await place.files();
  const whole = new Set(namesIn(files, '.json'));
  for (const name of namesIn(files, '.age'))
    if (!whole.has(name) && name < before) await place.remove(contentFile(name));
}
