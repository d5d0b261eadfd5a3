import sql from 'sql-template-tag';
import type { Queryable } from '../db/database.ts';

/** Whether an activity has files, which an undo must not lose. */
export async function hasFiles(transaction: Queryable, id: number): Promise<boolean> {
  const [file] = await transaction.query(sql`SELECT FROM record_file WHERE activity_id = ${id} LIMIT 1`);
  return file !== undefined;
}
