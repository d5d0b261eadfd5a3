import sql from 'sql-template-tag';
import type { Transaction } from '../db/database.ts';

/** How often progress is reported, in milliseconds. */
const REPORT_AFTER = 5_000;

/** Runs a bulk load without the indexes that only speed up reading, and builds them afterward, which is much faster than row by row. */
export async function withoutReadIndexes(
  database: Transaction,
  load: () => Promise<void>,
  onProgress: (message: string) => void,
): Promise<void> {
  const indexes = await database.query<{ name: string; definition: string }>(sql`
    SELECT relname AS name, pg_get_indexdef(indexrelid) AS definition
    FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
    WHERE relnamespace = current_schema()::regnamespace AND NOT indisunique ORDER BY relname`);
  for (const { name } of indexes) await database.script(`DROP INDEX ${name}`);
  await load();
  // PostgreSQL creates no index on a table with pending trigger events.
  await database.script('SET CONSTRAINTS ALL IMMEDIATE');
  await database.script("SET LOCAL maintenance_work_mem = '256MB'");
  let reported = Date.now();
  for (const [index, { definition }] of indexes.entries()) {
    if (Date.now() - reported > REPORT_AFTER) {
      onProgress(`demo data: ${index} of ${indexes.length} indexes are built`);
      reported = Date.now();
    }
    await database.script(definition);
  }
}
