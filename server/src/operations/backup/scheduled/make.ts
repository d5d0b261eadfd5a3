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

/** Which database is backed up, and how it is reached. */
export interface Source {
  database: Database;
  /** Where PostgreSQL's programs find it; undefined: the embedded one, in `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
}

export interface Making {
  source: Source;
  place: FilePlace;
  encrypter: Encrypter;
  at: Date;
  /** Ends it: nothing is left of it. */
  signal?: AbortSignal;
}

/** What a program writes, which ends well only if the program does. */
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

/** Lets everything through, and knows then what it was. */
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
 * Makes a backup, encrypted on its way: no more than a few pieces of it are in memory, and nothing of it is on this disk in clear
 * but the copy of an embedded database.
 * @throws BackupError, or why it was ended
 */
export async function makeBackup({ source, place, encrypter, at, signal }: Making): Promise<BackupRecord> {
  signal?.throwIfAborted();
  const begun = performance.now();
  const name = nameOf(at);
  const record = await dump(source, async ({ contents, program }) => {
    const stop = () => program.stop();
    signal?.addEventListener('abort', stop, { once: true });
    let failure: unknown;
    program.done.catch((error: unknown) => (failure = error));
    try {
      const { stream, measured } = measuring();
      const content = await encrypted(outputOf(program), encrypter);
      // Whoever writes notices that it has ended, also before they begin.
      stream.on('error', () => undefined);
      content.on('error', (error) => stream.destroy(error));
      await place.write(contentFile(name), content.pipe(stream));
      return { contents, ...measured() };
    } catch (error) {
      // The program's own words tell more.
      throw failure ?? error;
    } finally {
      stop();
      signal?.removeEventListener('abort', stop);
    }
  });
  signal?.throwIfAborted();
  const { contents, bytes, sha256 } = record;
  const seconds = Math.round(performance.now() - begun) / 1_000;
  const { engine } = source.database;
  const made = { name, at: at.toISOString(), engine, bytes, sha256, seconds, ...contents };
  await addRecord(place, made);
  return made;
}
