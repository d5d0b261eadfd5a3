import { Readable } from 'node:stream';
import sql from 'sql-template-tag';
import { IMPORT_LIMIT, SHEET_LIMIT } from '../rules/fileImports.ts';
import type { Database, Queryable } from '../../db/database.ts';
import type { FileKind } from '../feedFiles/readFile.ts';
import { HttpProblem } from '../../http/problem.ts';

/** Bytes stored in one row. */
const PART = 256 * 1024;

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`;

/**
 * Stores the bytes of a file in the database as they arrive, so that every server can read them and a restart loses nothing.
 * @param see called with each part of the file
 * @returns the file's size in bytes
 * @throws HttpProblem 413 if the file is too large, 422 if it's empty
 */
export async function keepParts(
  database: Database,
  { id, kind }: { id: number; kind: FileKind },
  chunks: AsyncIterable<Buffer>,
  see: (chunk: Buffer) => void,
): Promise<number> {
  const limit = kind === 'xlsx' ? SHEET_LIMIT : IMPORT_LIMIT;
  let size = 0;
  let place = 0;
  let waiting: Buffer[] = [];
  let length = 0;
  const keep = async () => {
    const data = Buffer.concat(waiting).toString('base64');
    await database.query(
      sql`INSERT INTO file_import_part (import_id, place, data) VALUES (${id}, ${place}, decode(${data}, 'base64'))`,
    );
    place += 1;
    waiting = [];
    length = 0;
  };
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > limit)
      throw new HttpProblem(413, `The file is larger than ${megabytes(limit)}.`, [], { connection: 'close' });
    see(chunk);
    waiting.push(chunk);
    length += chunk.length;
    if (length >= PART) await keep();
  }
  if (length > 0) await keep();
  if (size === 0) throw new HttpProblem(422, 'The file is empty.', [{ field: 'file', message: 'is empty' }]);
  return size;
}

async function* partsOf(database: Queryable, id: number): AsyncGenerator<Buffer> {
  for (let place = 0; ; place += 1) {
    const [part] = await database.query<{ data: string }>(sql`
      SELECT encode(data, 'base64') AS data FROM file_import_part WHERE import_id = ${id} AND place = ${place}`);
    if (part === undefined) return;
    yield Buffer.from(part.data, 'base64');
  }
}

/** The original file, part by part. */
export const readParts = (database: Queryable, id: number): Readable =>
  Readable.from(partsOf(database, id), { objectMode: true, highWaterMark: 1 });

/** Deletes the bytes of a file that's no longer needed. */
export const forgetParts = (database: Queryable, id: number): Promise<unknown> =>
  database.query(sql`DELETE FROM file_import_part WHERE import_id = ${id}`);
