import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.ts';

/** Lines in a chunk of the bitmaps. */
const CHUNK = 8_192;

/**
 * Processes all lines chunk by chunk.
 * @param onProgress receives the number of chunks done and the total
 */
export async function eachChunk(
  database: Queryable,
  work: (ids: number[]) => Promise<void>,
  onProgress: (done: number, all: number) => void,
): Promise<void> {
  const [lines] = await database.query<{ first: number | null; last: number }>(
    sql`SELECT min(id) AS first, max(id) AS last FROM order_line`,
  );
  if (lines === undefined || lines.first === null) return;
  const [first, last] = [Math.floor(lines.first / CHUNK), Math.floor(lines.last / CHUNK)];
  for (let chunk = first; chunk <= last; chunk += 1) {
    const ids = await database.query<{ id: number }>(sql`
      SELECT id FROM order_line WHERE id BETWEEN ${chunk * CHUNK} AND ${chunk * CHUNK + CHUNK - 1}`);
    await work(ids.map(({ id }) => id));
    onProgress(chunk - first + 1, last - first + 1);
  }
}
