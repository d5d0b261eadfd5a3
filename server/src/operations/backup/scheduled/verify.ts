import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { PassThrough, type Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import type { Decrypter } from 'age-encryption';
import { BackupError, postgresProgram, runProgram, type Program } from '../programs.ts';
import { decrypted } from './encryption.ts';
import type { FilePlace } from '../../../common/filePlace/place.ts';
import { contentFile, type BackupRecord } from './records.ts';

/**
 * Passes on a backup's decrypted content.
 * @throws BackupError if the backup has changed since it was made
 */
async function readBackup(
  place: FilePlace,
  { name, sha256 }: BackupRecord,
  decrypter: Decrypter,
  take: (content: Readable) => Promise<unknown>,
): Promise<void> {
  const stored = await place.read(contentFile(name)).catch((error: Error) => {
    throw new BackupError(`${contentFile(name)} can't be read: ${error.message}`);
  });
  const hash = createHash('sha256');
  const hashed = new PassThrough();
  const passed = pipeline(
    stored,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    },
    hashed,
  );
  passed.catch(() => undefined);
  try {
    await take(await decrypted(hashed, decrypter));
    await passed;
  } catch (error) {
    hashed.destroy();
    await passed.catch(() => undefined);
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${name} is damaged: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (hash.digest('hex') !== sha256) throw new BackupError(`${name} doesn't match its record.`);
}

const isWriting = (error: NodeJS.ErrnoException, file: string): boolean =>
  error.syscall === 'write' || error.path === file;

/**
 * Writes a backup to a new file, unencrypted, for `npm run restore`.
 * @throws BackupError if the file exists or can't be written, or if the backup has changed since it was made
 */
export async function fetchBackup(
  place: FilePlace,
  record: BackupRecord,
  decrypter: Decrypter,
  file: string,
): Promise<void> {
  if (existsSync(file)) throw new BackupError(`${file} already exists. Name another file.`);
  await readBackup(place, record, decrypter, (content) =>
    pipeline(content, createWriteStream(file, { flags: 'wx', mode: 0o600 })).catch((error: Error) => {
      throw isWriting(error, file) ? new BackupError(`${file} can't be written: ${error.message}`) : error;
    }),
  );
}

/** By database engine: lets the engine's own program read a backup to its end. */
const READERS: Record<BackupRecord['engine'], (input: Program) => Program> = {
  embedded: (input) => runProgram('tar', ['--list', '--gzip', '--file=-'], { input }),
  postgres: (input) => runProgram(postgresProgram('pg_restore'), ['--file=-'], { input }),
};

/** Reads a backup to its end: every part must be unchanged, and the database's own program must be able to read it. */
export const verifyBackup = (place: FilePlace, record: BackupRecord, decrypter: Decrypter): Promise<void> =>
  readBackup(place, record, decrypter, async (content) => {
    const done = finished(content, { writable: false });
    done.catch(() => undefined);
    const reader = READERS[record.engine]({ output: content, done, stop: () => content.destroy() });
    reader.output.resume();
    await Promise.all([done, reader.done]);
  });
