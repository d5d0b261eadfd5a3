import { Readable, type PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { Queryable } from '../../db/database.ts';
import { csvText } from '../../exchange/index.ts';
import { recordFiles } from '../../files/index.ts';
import { everythingTables } from './tables.ts';

/** Adds a file and waits until it has been read, so that one file is open at a time. */
async function add(zip: ZipFile, name: string, content: Readable): Promise<void> {
  const output = zip.outputStream as PassThrough;
  if (output.destroyed) {
    content.destroy();
    throw new Error('nobody reads the archive any more');
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
 * What `npm run export` writes, as one .zip file in a stream (LEAVE-04). It is read no faster than the stream, and never stored; destroying the
 * stream ends the reading, and an error while it is read destroys the stream.
 * @param store where the files of records are
 */
export function everythingArchive(database: Queryable, store: string): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  zip.on('error', (error) => output.destroy(error as Error));
  fill(zip, database, store).catch((error: unknown) => output.destroy(error as Error));
  return output;
}
