import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { PassThrough, type Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import type { Decrypter } from 'age-encryption';
import { BackupError, postgresProgram, runProgram, type Program } from '../programs.ts';
import { decrypted } from './encryption.ts';
import type { FilePlace } from '../../../common/filePlace/place.ts';
import { contentFile, type BackupRecord } from './records.ts';

/**
 * Hands on what a backup holds.
 * @throws BackupError when the backup is not as it was made
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
  if (hash.digest('hex') !== sha256) throw new BackupError(`${name} is not the file that was recorded.`);
}

/** Writes a backup to a file, in clear, as `npm run restore` reads it. */
export const fetchBackup = (
  place: FilePlace,
  record: BackupRecord,
  decrypter: Decrypter,
  file: string,
): Promise<void> =>
  readBackup(place, record, decrypter, (content) =>
    pipeline(content, createWriteStream(file, { flags: 'wx', mode: 0o600 })),
  );

/** Reads what a program of a database takes for one of its backups, to its end. */
const READERS: Record<BackupRecord['engine'], (input: Program) => Program> = {
  embedded: (input) => runProgram('tar', ['--list', '--gzip', '--file=-'], { input }),
  postgres: (input) => runProgram(postgresProgram('pg_restore'), ['--file=-'], { input }),
};

/** Reads a backup to its end: each part must be as it was made, and the database's own program must understand it. */
export const verifyBackup = (place: FilePlace, record: BackupRecord, decrypter: Decrypter): Promise<void> =>
  readBackup(place, record, decrypter, async (content) => {
    const done = finished(content, { writable: false });
    done.catch(() => undefined);
    const reader = READERS[record.engine]({ output: content, done, stop: () => content.destroy() });
    reader.output.resume();
    await Promise.all([done, reader.done]);
  });
