import { createReadStream } from 'node:fs';
import sql from 'sql-template-tag';
import { sizeText } from '@galley/shared/domain/recordFiles';
import type { Database } from '../db/database.ts';
import type { FilePlace } from '../common/filePlace/place.ts';
import { HttpProblem } from '../http/problem.ts';
import type { ReceivedFile } from './receive.ts';

/** How long content that no record has may be that of a file which is just being added. */
const KEPT = '1 hour';

/** @throws HttpProblem 413 when there is no room for this content */
async function noteContent(database: Database, { sha256, size }: ReceivedFile, total: number): Promise<void> {
  const [used] = await database.query<{ bytes: number }>(
    sql`SELECT COALESCE(sum(size), 0)::float8 AS bytes FROM stored_file WHERE sha256 <> ${sha256}`,
  );
  if ((used?.bytes ?? 0) + size > total)
    throw new HttpProblem(
      413,
      `There is no space left: all files together can take ${sizeText(total)}. Ask Operations for more.`,
    );
  await database.query(sql`
    INSERT INTO stored_file (sha256, size) VALUES (${sha256}, ${size})
    ON CONFLICT (sha256) DO UPDATE SET brought_at = now()`);
}

/**
 * Stores the content of a file under its hash: the same content of several files once, and anew where it was lost. Its row is
 * there first, so that nothing lies in the place that nobody knows of.
 * @throws HttpProblem 413 when there is no room for it
 */
export async function storeContent(
  database: Database,
  { place, totalBytes }: { place: FilePlace; totalBytes: number },
  received: ReceivedFile,
): Promise<void> {
  await noteContent(database, received, totalBytes);
  await place.write(received.sha256, createReadStream(received.path));
}

/** Deletes one content that no record uses. An upload of the same content waits for the row's lock, and then stores it again. @returns whether there was one */
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

/** Deletes all content that no record uses: its files were removed, or their upload was not completed. */
export async function forgetContent(database: Database, place: FilePlace): Promise<void> {
  while (await forgetOne(database, place));
  await place.removeUnfinished();
}
