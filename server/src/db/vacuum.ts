import { raw } from 'sql-template-tag';
import type { Database } from './database.ts';

/** The default thresholds of PostgreSQL's autovacuum (documentation of PostgreSQL, 19.10 Automatic Vacuuming). */
const CHANGED = raw(`
  SELECT relid::regclass AS name
  FROM pg_stat_user_tables JOIN (SELECT oid AS relid, greatest(reltuples, 0) AS rows FROM pg_class) AS size USING (relid)
  WHERE n_dead_tup > 50 + 0.2 * rows OR n_ins_since_vacuum > 1000 + 0.2 * rows OR n_mod_since_analyze > 50 + 0.1 * rows
  ORDER BY 1`);

/**
 * Vacuums and analyzes tables that changed enough. PostgreSQL does so automatically; the embedded engine doesn't. Handles one table at a
 * time, so that other statements can run in between.
 */
export async function vacuumChanged(database: Database): Promise<void> {
  if (database.engine !== 'embedded') return;
  // Changes of the last second aren't counted yet.
  await database.script('SELECT pg_stat_force_next_flush()');
  for (const { name } of await database.query<{ name: string }>(CHANGED))
    await database.script(`VACUUM (ANALYZE) ${name}`);
}
