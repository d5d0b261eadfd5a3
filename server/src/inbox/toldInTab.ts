import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import sql from 'sql-template-tag';
import type { Database } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';

/**
 * Somebody at a page has been told of what is unread: none of it goes to a device any more (PUSH-03). A hidden page reads nothing
 * (LIVE-09), and one that nobody is at says so.
 */
export async function toldInTab(
  database: Database,
  { employeeId }: Caller,
  { headers, log }: { headers: FastifyRequest['headers']; log: FastifyBaseLogger },
): Promise<void> {
  if (headers['x-unattended'] !== undefined) return;
  try {
    await database.query(sql`
      DELETE FROM push_waiting USING push_device
      WHERE push_device.jti = push_waiting.jti AND employee_id = ${employeeId}`);
  } catch (error) {
    // Lists are read while the primary is away, too.
    log.warn(error, 'what was read in a page may be told once more');
  }
}
