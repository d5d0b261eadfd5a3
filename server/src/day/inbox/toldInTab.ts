import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import sql from 'sql-template-tag';
import type { Database } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';

/**
 * Somebody at a page has been told of what is unread: none of it goes to a device any more (PUSH-03). A hidden page reads nothing
 * (LIVE-09), and one that nobody is at says so. What waits is read where the page reads; only where something does, it is written (PUSH-10).
 */
export async function toldInTab(
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
    // Lists are read while the primary is away, too.
    log.warn(error, 'what was read in a page may be told once more');
  }
}
