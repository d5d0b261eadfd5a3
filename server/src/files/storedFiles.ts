import { createReadStream } from 'node:fs';
import sql from 'sql-template-tag';
import { sizeText } from '@galley/shared/domain/recordFiles';
import type { Database } from '../db/database.ts';
import type { FilePlace } from '../common/filePlace/place.ts';
import { HttpProblem } from '../http/problem.ts';
import type { ReceivedFile } from './receive.ts';

/** How long content without a record is kept, because its upload may still be in progress. */
const KEPT = '1 hour';

/** @throws HttpProblem 413 if there's no space for this content */
async function noteContent(database: Database, { sha256, size }: ReceivedFile, total: number): Promise<void> {
  const [used] = await database.query<{ bytes: number }>(
    sql`SELECT COALESCE(sum(size), 0)::float8 AS bytes FROM stored_file WHERE sha256 <> ${sha256}`,
  );
  if ((used?.bytes ?? 0) + size > total)
    throw new HttpProblem(
      413,
      `There is no space left: all files together can take up at most ${sizeText(total)}. Ask Operations for more.`,
    );
  await database.query(sql`
    INSERT INTO stored_file (sha256, size) VALUES (${sha256}, ${size})
    ON CONFLICT (sha256) DO UPDATE SET brought_at = now()`);
}

/**
 * Stores a file's content under its hash: once for several files, and again if it was lost. Its row is written first, so that the place
 * never holds content that the database doesn't know.
 * @throws HttpProblem 413 if there's no space for it
 */
export async function storeContent(
  database: Database,
  { place, totalBytes }: { place: FilePlace; totalBytes: number },
  received: ReceivedFile,
): Promise<void> {
  await noteContent(database, received, totalBytes);
  await place.write(received.sha256, createReadStream(received.path));
}

/**
 * Deletes the content of one file that no record uses. An upload of the same content waits for the row's lock, and then stores it again.
 * @returns whether there was one
 */
const forgetOne = (database: Database, place: FilePlace): Promise<boolean> =>
  database.transaction(async (transaction) => {
    const [gone] = await transaction.query<{ sha256: string }>(sql`
      DELETE FROM stored_file WHERE sha256 = (
        SELECT sha256 FROM stored_file AS stored WHERE brought_at < now() - ${KEPT}::interval
          AND NOT EXISTS (SELECT FROM record_file WHERE record_file.sha256 = stored.sha256)
        LIMIT 1 FOR UPDATE SKIP LOCKED) RETURNING sha256`);
    if (gone !== undefined) await place.remove(gone.sha256);
    return gone !== undefined;
  });

/** Deletes all content that no record uses, because its files were removed or an upload wasn't completed. */
export async function forgetContent(database: Database, place: FilePlace): Promise<void> {
  while (await forgetOne(database, place));
  await place.removeUnfinished();
}
