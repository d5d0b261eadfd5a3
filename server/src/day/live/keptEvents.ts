import sql from 'sql-template-tag';
import type { Database } from '../../db/database.ts';

/** For so long, in seconds, a stream that was cut off can go on where it was. */
export const KEPT_S = 600;

/** Deletes the events that were committed longer ago than they are kept, and notes the state of now for a later time. */
export async function forgetOldEvents(database: Database, keptS = KEPT_S): Promise<void> {
  await database.transaction(async (transaction) => {
    const [kept] = await transaction.query<{ snapshot: string; at: string }>(sql`
      SELECT snapshot::text, at FROM live_kept
      WHERE at < clock_timestamp() - make_interval(secs => ${keptS}) ORDER BY at DESC LIMIT 1`);
    if (kept !== undefined) {
      // Readers that find an older state gone are told of it, so it goes first.
      await transaction.query(sql`DELETE FROM live_kept WHERE at < ${kept.at}::timestamptz`);
      await transaction.query(sql`
        DELETE FROM live_event
        WHERE xid < pg_snapshot_xmax(${kept.snapshot}::pg_snapshot) AND pg_visible_in_snapshot(xid, ${kept.snapshot}::pg_snapshot)`);
    }
    await transaction.query(sql`INSERT INTO live_kept DEFAULT VALUES`);
  });
}
