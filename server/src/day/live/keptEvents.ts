import sql from 'sql-template-tag';
import type { Database } from '../../db/database.ts';

/** How long an interrupted stream can resume, in seconds. */
export const KEPT_S = 600;

/** Deletes expired events and records the current state for later. */
export async function forgetOldEvents(database: Database, keptS = KEPT_S): Promise<void> {
  await database.transaction(async (transaction) => {
    const [kept] = await transaction.query<{ snapshot: string; at: string }>(sql`
      SELECT snapshot::text, at FROM live_kept
      WHERE at <= clock_timestamp() - make_interval(secs => ${keptS}) ORDER BY at DESC LIMIT 1`);
    if (kept !== undefined) {
      // Deletes old states first: a reader whose state is gone gets a gap event.
      await transaction.query(sql`DELETE FROM live_kept WHERE at < ${kept.at}::timestamptz`);
      await transaction.query(sql`
        DELETE FROM live_event
        WHERE xid < pg_snapshot_xmax(${kept.snapshot}::pg_snapshot) AND pg_visible_in_snapshot(xid, ${kept.snapshot}::pg_snapshot)`);
    }
    await transaction.query(sql`INSERT INTO live_kept DEFAULT VALUES`);
  });
}
