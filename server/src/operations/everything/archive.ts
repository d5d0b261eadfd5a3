import { Readable, type PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Queryable } from '../../db/database.ts';
import { csvText } from '../../exchange/index.ts';
import { recordFiles } from '../../files/index.ts';
import { everythingTables } from './tables.ts';

/** Adds a file and waits until it has been read, so that only one file is open at a time. */
async function add(zip: ZipFile, name: string, content: Readable): Promise<void> {
  const output = zip.outputStream as PassThrough;
  if (output.destroyed) {
    content.destroy();
    throw new Error('the reader of the archive has gone');
  }
  const stop = () => content.destroy();
  output.once('close', stop);
  zip.addReadStream(content, name, { mode: 0o100_600 });
  try {
    await finished(content);
  } finally {
    output.off('close', stop);
  }
}

async function fill(zip: ZipFile, database: Queryable, store: string): Promise<void> {
  for (const { name, rows } of await everythingTables(database))
    await add(zip, name, Readable.from(csvText(rows), { objectMode: false }));
  for await (const { name, read } of recordFiles(database, { store })) await add(zip, name, await read());
  zip.end();
}

/**
 * The output of `npm run export` as a stream of one .zip file (LEAVE-04). Reads no faster than the stream is read, and stores
 * nothing. Destroying the stream stops the reading, and an error while reading destroys the stream.
 * @param store the location of the attached files
 */
export function everythingArchive(database: Queryable, store: string): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  zip.on('error', (error) => output.destroy(error as Error));
  fill(zip, database, store).catch((error: unknown) => output.destroy(error as Error));
  return output;
}
