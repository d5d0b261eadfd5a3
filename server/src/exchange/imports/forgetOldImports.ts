import sql from 'sql-template-tag';
import type { Database } from '../../db/database.ts';
import { notedIn } from './records.ts';

/** Deletes uploads that never finished, abandoned files, and old results (IMPO-07). */
export async function forgetOldImports(database: Database): Promise<void> {
  await database.query(sql`
    DELETE FROM file_import WHERE state = 'uploading' AND created_at < now() - interval '1 day'`);
  await database.query(sql`
    UPDATE file_import SET state = 'cancelled', run = NULL,
      position = CASE state WHEN 'applying' THEN position ELSE 0 END,
      counts = CASE state WHEN 'applying' THEN counts ELSE '{}' END
    WHERE state IN ('open', 'checking', 'checked', 'applying') AND created_at < now() - interval '7 days'
      AND alive_at < now() - interval '1 hour'`);
  await database.query(sql`
    DELETE FROM file_import_part USING file_import
    WHERE import_id = file_import.id AND state IN ('done', 'cancelled', 'undone')`);
  for (const isPeople of [false, true])
    await database.query(sql`
      DELETE FROM ${notedIn({ id: 0, isPeople })} USING file_import
      WHERE import_id = file_import.id AND state IN ('done', 'cancelled', 'undone') AND created_at < now() - interval '90 days'`);
}
