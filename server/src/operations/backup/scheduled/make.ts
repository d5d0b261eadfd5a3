import { createHash } from 'node:crypto';
import { PassThrough, Transform, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Encrypter } from 'age-encryption';
import type { Database } from '../../../db/database.ts';
import type { Dump } from '../contents.ts';
import { dumpEmbedded } from '../embedded.ts';
import { dumpPostgres } from '../postgres.ts';
import type { Program } from '../programs.ts';
import { encrypted } from './encryption.ts';
import type { FilePlace } from '../../../common/filePlace/place.ts';
import { addRecord, contentFile, nameOf, type BackupRecord } from './records.ts';

/** The database to back up, and how to reach it. */
export interface Source {
  database: Database;
  /** The address for PostgreSQL's programs; undefined: the embedded database in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
}

export interface Making {
  source: Source;
  place: FilePlace;
  encrypter: Encrypter;
  at: Date;
  /** Aborts the backup and leaves no files behind. */
  signal?: AbortSignal;
}

/** A program's output, which ends without an error only if the program succeeds. */
function outputOf({ output, done }: Program): Readable {
  const whole = new PassThrough();
  output.pipe(whole, { end: false });
  output.on('error', (error) => whole.destroy(error));
  Promise.all([done, finished(output)]).then(
    () => whole.end(),
    (error: unknown) => whole.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return whole;
}

/** Passes everything through, and then returns its size and hash. */
function measuring() {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, pass) {
      hash.update(chunk);
      bytes += chunk.length;
      pass(null, chunk);
    },
  });
  return { stream, measured: () => ({ bytes, sha256: hash.digest('hex') }) };
}

const dump = <T>({ database, databaseUrl, dataDir }: Source, take: (dump: Dump) => Promise<T>) =>
  databaseUrl === undefined ? dumpEmbedded(database, dataDir, take) : dumpPostgres(databaseUrl, take);

/**
 * Makes a backup, encrypted on the way: only a few chunks are in memory at a time, and nothing is on this disk unencrypted except
 * the copy of an embedded database.
 * @throws BackupError, or the reason why it was aborted
 */
export async function makeBackup({ source, place, encrypter, at, signal }: Making): Promise<BackupRecord> {
  signal?.throwIfAborted();
  const startTime = performance.now();
  const name = nameOf(at);
  const record = await dump(source, async ({ contents, program }) => {
    const stop = () => program.stop();
    signal?.addEventListener('abort', stop, { once: true });
    let failure: unknown;
    program.done.catch((error: unknown) => (failure = error));
    try {
      const { stream, measured } = measuring();
      const content = await encrypted(outputOf(program), encrypter);
      // `place.write` fails if the stream was destroyed, even before it began to read.
      stream.on('error', () => undefined);
      content.on('error', (error) => stream.destroy(error));
      await place.write(contentFile(name), content.pipe(stream));
      return { contents, ...measured() };
    } catch (error) {
      // The program's own error says more.
      throw failure ?? error;
    } finally {
      stop();
      signal?.removeEventListener('abort', stop);
    }
  });
  signal?.throwIfAborted();
  const { contents, bytes, sha256 } = record;
  const seconds = Math.round(performance.now() - startTime) / 1_000;
  const { engine } = source.database;
  const made = { name, at: at.toISOString(), engine, bytes, sha256, seconds, ...contents };
  await addRecord(place, made);
  return made;
}
