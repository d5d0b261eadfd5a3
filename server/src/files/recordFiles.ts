import type { Readable } from 'node:stream';
import sql from 'sql-template-tag';
import { openPlace } from '../common/filePlace/openPlace.ts';
import type { Queryable } from '../db/database.ts';
import type { FileSettings } from './settings.ts';

/** How many files are read at once. */
const PAGE = 1_000;

interface Stored {
  id: number;
  name: string;
  sha256: string;
  record: string;
}

/** A record's file: its path in an export, and its content. */
export interface RecordFile {
  name: string;
  read: () => Promise<Readable>;
}

/** A file name that no file system takes for a path. */
const safe = (name: string): string => name.replaceAll(/[/\\:*?"<>|]|\p{Cc}/gu, '_').slice(-150);

/** All files of records, grouped by record: `files/company-12/7 Contract.pdf` (LEAVE-02). */
export async function* recordFiles(
  database: Queryable,
  { store }: Pick<FileSettings, 'store'>,
): AsyncGenerator<RecordFile> {
  for (let after = 0; ;) {
    const rows = await database.query<Stored>(sql`
      SELECT id, name, sha256, CASE WHEN company_id IS NOT NULL THEN 'company-' WHEN contact_id IS NOT NULL THEN 'contact-' ELSE 'activity-' END
        || record_id AS record FROM record_file WHERE id > ${after} ORDER BY id LIMIT ${PAGE}`);
    if (rows.length === 0) return;
    const place = await openPlace(store, 1);
    for (const { id, name, sha256, record } of rows)
      yield { name: `files/${record}/${id} ${safe(name)}`, read: () => place.read(sha256) };
    after = rows.at(-1)?.id ?? after;
  }
}
