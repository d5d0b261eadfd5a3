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
  kind: 'company' | 'contact' | 'activity';
  recordId: number;
}

/** Where a record's file is in an export, and which record has it. */
export interface PlacedFile extends Pick<Stored, 'kind' | 'recordId' | 'sha256'> {
  path: string;
}

/** A record's file: its path in an export, and its content. */
export interface RecordFile {
  name: string;
  read: () => Promise<Readable>;
}

/** A file name that no file system takes for a path. */
const safe = (name: string): string => name.replaceAll(/[/\\:*?"<>|]|\p{Cc}/gu, '_').slice(-150);

/** The places of all files of records in an export: `files/company-12/7 Contract.pdf` (LEAVE-02). */
export async function* placedFiles(database: Queryable): AsyncGenerator<PlacedFile> {
  for (let after = 0; ;) {
    const rows = await database.query<Stored>(sql`
      SELECT id, name, sha256, record_id AS "recordId",
        CASE WHEN company_id IS NOT NULL THEN 'company' WHEN contact_id IS NOT NULL THEN 'contact' ELSE 'activity' END AS kind
      FROM record_file WHERE id > ${after} ORDER BY id LIMIT ${PAGE}`);
    for (const { id, name, ...file } of rows)
      yield { ...file, path: `files/${file.kind}-${file.recordId}/${id} ${safe(name)}` };
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.id ?? after;
  }
}

/** All files of records, with their content. */
export async function* recordFiles(
  database: Queryable,
  { store }: Pick<FileSettings, 'store'>,
): AsyncGenerator<RecordFile> {
  let place: Awaited<ReturnType<typeof openPlace>> | undefined;
  for await (const { path, sha256 } of placedFiles(database)) {
    const opened = (place ??= await openPlace(store, 1));
    yield { name: path, read: () => opened.read(sha256) };
  }
}
