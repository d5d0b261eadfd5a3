import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import sql from 'sql-template-tag';
import { openPlace } from '../common/filePlace/openPlace.ts';
import type { Database } from '../db/database.ts';
import type { FileSettings } from './settings.ts';

interface Stored {
  id: number;
  name: string;
  sha256: string;
  record: string;
}

/** A name that no file system takes for a path. */
const safe = (name: string): string => name.replaceAll(/[/\\:*?"<>|]|\p{Cc}/gu, '_').slice(-150);

/**
 * Writes the files of records into a folder, each below its record: `company-12/7 Contract.pdf` (LEAVE-02).
 * @returns how many there are
 */
export async function exportRecordFiles(
  database: Database,
  { store }: FileSettings,
  folder: string,
): Promise<number> {
  const rows = await database.query<Stored>(sql`
    SELECT id, name, sha256, CASE WHEN company_id IS NOT NULL THEN 'company-' WHEN contact_id IS NOT NULL THEN 'contact-' ELSE 'activity-' END
      || record_id AS record FROM record_file ORDER BY id`);
  if (rows.length === 0) return 0;
  const place = await openPlace(store, 1);
  for (const { id, name, sha256, record } of rows) {
    mkdirSync(path.join(folder, record), { recursive: true });
    await pipeline(
      await place.read(sha256),
      createWriteStream(path.join(folder, record, `${id} ${safe(name)}`), { mode: 0o600 }),
    );
  }
  return rows.length;
}
