import sql from 'sql-template-tag';
import { ExplainedError } from './explainedError.ts';
import type { Database } from './database.ts';

/** A pooler's connections lack settings. */
class PoolerError extends ExplainedError {}

const REMEDY =
  "ALTER ROLE galley SET TimeZone = 'UTC'; ALTER ROLE galley SET DateStyle = 'ISO'; ALTER ROLE galley SET statement_timeout = '5s'; " +
  "ALTER ROLE galley SET jit = off; ALTER ROLE galley SET work_mem = '16MB'";

/**
 * A pooler doesn't pass on the settings that the server sends on direct connections, so the role must have them (OPS-44).
 * @throws PoolerError when it does not
 */
export async function refuseUnset(database: Database): Promise<void> {
  try {
    const [found] = await database.query<{ zone: string; style: string; limit: string }>(sql`
      SELECT current_setting('TimeZone') AS zone, current_setting('DateStyle') AS style,
        current_setting('statement_timeout') AS "limit"`);
    if (found?.zone === 'UTC' && found.style.startsWith('ISO') && found.limit !== '0') return;
    throw new PoolerError(
      `Connections through DATABASE_URL have TimeZone ${found?.zone}, DateStyle ${found?.style} and statement_timeout ${found?.limit}. ` +
        `Because DATABASE_SESSION_URL is set, the database role must have the right settings. For the role galley, run: ${REMEDY}. Then restart the pooler's connections.`,
    );
  } catch (error) {
    await database.close();
    throw error;
  }
}
