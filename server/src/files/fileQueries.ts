import sql, { join, raw, type Sql } from 'sql-template-tag';
import type { RecordFile } from '@galley/shared/contract/recordFiles';
import { isAccountManager, isOperations } from '@galley/shared/domain/employeeTypes';
import { MOST_FILES } from '@galley/shared/domain/recordFiles';
import type { Queryable } from '../db/database.ts';
import { utc } from '../db/utc.ts';
import type { Caller } from '../http/caller.ts';
import { HttpProblem } from '../http/problem.ts';
import { filesOf, NOUNS, type FileRecord } from './records.ts';

/** A file for downloading or removing it. */
export interface StoredFile {
  id: number;
  name: string;
  type: string;
  size: number;
  sha256: string;
  addedBy: number;
  record: FileRecord;
}

/** Who can remove a file: the person who added it, Operations, and Account Managers who can edit its record (ATT-07). */
export const mayRemove = (
  { employeeId, employeeType }: Caller,
  { addedBy, isOwn }: { addedBy: number; isOwn: boolean },
): boolean =>
  addedBy === employeeId || isOperations(employeeType) || (isOwn && isAccountManager(employeeType));

/** The files that meet a condition on record_file, the newest first. @param isOwn whether the record is associated with the caller */
async function readFiles(
  database: Queryable,
  caller: Caller,
  { isOwn, condition }: { isOwn: boolean; condition: Sql },
): Promise<RecordFile[]> {
  const rows = await database.query<Omit<RecordFile, 'CanRemove'> & { addedBy: number }>(sql`
    SELECT record_file.id AS "ID", name AS "Name", size AS "Size", type AS "Type", full_name AS "AddedBy", added_by AS "addedBy",
      ${utc('added_at')} AS "AddedAt"
    FROM record_file JOIN stored_file USING (sha256) JOIN employee ON employee.id = added_by
    WHERE ${condition} ORDER BY record_file.id DESC`);
  return rows.map(({ addedBy, ...file }) => ({ ...file, CanRemove: mayRemove(caller, { addedBy, isOwn }) }));
}

/** The files of a record. */
export const listFiles = (database: Queryable, caller: Caller, record: FileRecord, isOwn: boolean) =>
  readFiles(database, caller, { isOwn, condition: filesOf(record) });

/** Whether a record has a file with this name. */
export async function hasFileNamed(database: Queryable, record: FileRecord, name: string): Promise<boolean> {
  const named = await database.query(
    sql`SELECT FROM record_file WHERE ${filesOf(record)} AND name = ${name} LIMIT 1`,
  );
  return named.length > 0;
}

/** @throws HttpProblem 409 if the record has the maximum number of files */
export async function refuseTooMany(database: Queryable, record: FileRecord): Promise<void> {
  const [found] = await database.query<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM record_file WHERE ${filesOf(record)}`,
  );
  if ((found?.count ?? 0) >= MOST_FILES)
    throw new HttpProblem(
      409,
      `This ${NOUNS[record.topic]} already has ${MOST_FILES} files. Remove one first.`,
    );
}

interface NewFile {
  name: string;
  type: string;
  sha256: string;
}

/**
 * Adds a file to a locked record. The same content under the same name exists once, so that an upload can be retried safely.
 * @returns the file, and whether it's new
 * @throws HttpProblem 409 if the record has the maximum number of files
 */
export async function insertFile(
  transaction: Queryable,
  caller: Caller,
  record: FileRecord,
  { name, type, sha256 }: NewFile,
): Promise<{ file: RecordFile; isNew: boolean }> {
  const same = sql`${filesOf(record)} AND name = ${name} AND sha256 = ${sha256}`;
  const [there] = await readFiles(transaction, caller, { isOwn: true, condition: same });
  if (there !== undefined) return { file: there, isNew: false };
  await refuseTooMany(transaction, record);
  await transaction.query(sql`
    INSERT INTO record_file (${raw(`${NOUNS[record.topic]}_id`)}, sha256, name, type, added_by)
    VALUES (${join([record.id, sha256, name, type, caller.employeeId])})`);
  const [file] = await readFiles(transaction, caller, { isOwn: true, condition: same });
  if (file === undefined) throw new Error('a file that was added is there');
  return { file, isNew: true };
}

/** @throws HttpProblem 404 */
export async function findFile(database: Queryable, id: number): Promise<StoredFile> {
  const [found] = await database.query<
    Omit<StoredFile, 'record'> & { recordId: number; topic: FileRecord['topic'] }
  >(sql`
    SELECT id, name, type, size, sha256, added_by AS "addedBy", record_id AS "recordId",
      CASE WHEN activity_id IS NOT NULL THEN 'activities' WHEN contact_id IS NOT NULL THEN 'contacts' ELSE 'companies' END AS topic
    FROM record_file JOIN stored_file USING (sha256) WHERE id = ${id}`);
  if (found === undefined) throw new HttpProblem(404, 'There is no such file. It may have been removed.');
  const { recordId, topic, ...file } = found;
  return { ...file, record: { topic, id: recordId } };
}

/** @returns whether it still existed */
export async function deleteFile(transaction: Queryable, id: number): Promise<boolean> {
  const deleted = await transaction.query(sql`DELETE FROM record_file WHERE id = ${id} RETURNING id`);
  return deleted.length > 0;
}
