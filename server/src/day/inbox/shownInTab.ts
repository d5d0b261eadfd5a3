import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import sql from 'sql-template-tag';
import type { Database } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';

/**
 * Records that someone has seen the unread items in a page, so they aren't pushed any more (PUSH-03). Hidden pages don't load
 * items (LIVE-09), and unattended pages send a header. Reads from the same database as the page, and only writes if something is waiting
 * (PUSH-10).
 */
export async function markShownInTab(
  database: Database,
  caller: Caller,
  { headers, log }: { headers: FastifyRequest['headers']; log: FastifyBaseLogger },
): Promise<void> {
  if (headers['x-unattended'] !== undefined) return;
  const waiting = await database.reads(caller).query<{ jti: string; item: number }>(sql`
    SELECT push_waiting.jti, item_id AS item FROM push_waiting JOIN push_device USING (jti)
    WHERE employee_id = ${caller.employeeId}`);
  if (waiting.length === 0) return;
  try {
    await database.query(sql`
      DELETE FROM push_waiting USING unnest(${waiting.map(({ jti }) => jti)}::text[], ${waiting.map(({ item }) => item)}::int[])
        AS told (jti, item_id)
      WHERE push_waiting.jti = told.jti AND push_waiting.item_id = told.item_id`);
  } catch (error) {
    // Lists can be read while the primary is down, too.
    log.warn(
      error,
      'could not record which notifications a page has shown; they may still be pushed to devices',
    );
  }
}
