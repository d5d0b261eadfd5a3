import sql from 'sql-template-tag';
import type { Loads } from '@galley/releases/health';
import type { LoadReport } from '@galley/shared/contract/releases';
import type { ReleaseLoads } from '@galley/shared/contract/releaseOperations';
import type { Database, Queryable } from '../db/database.ts';

/** How long loads are looked back on. */
const WINDOW = '1 hour';

/** Counts a load that a page has reported, one a minute for each person and release: nobody can shout down a release. */
export async function countLoad(database: Database, employeeId: number, load: LoadReport): Promise<void> {
  await database.query(sql`
    INSERT INTO release_load (remote, release, employee_id, minute, failed)
    VALUES (${load.remote}, ${load.release}, ${employeeId}, date_trunc('minute', now()), ${load.status === 'failed'})
    ON CONFLICT (remote, release, employee_id, minute) DO UPDATE SET failed = release_load.failed OR excluded.failed`);
}

/** How each release of each remote fared lately. */
export function recentLoads(database: Queryable): Promise<(ReleaseLoads & { remote: string })[]> {
  return database.query(sql`
    SELECT remote, release, count(*) FILTER (WHERE NOT failed) AS loaded, count(*) FILTER (WHERE failed) AS failed
    FROM release_load WHERE minute > now() - ${WINDOW}::interval GROUP BY remote, release ORDER BY remote, release`);
}

/** How a release fared lately, in the minutes that began after a moment. */
export async function loadsSince(
  database: Queryable,
  remote: string,
  release: string,
  since: Date,
): Promise<Loads> {
  const [row] = await database.query<Loads>(sql`
    SELECT count(*) AS loads, count(*) FILTER (WHERE failed) AS errors FROM release_load
    WHERE remote = ${remote} AND release = ${release} AND minute > now() - ${WINDOW}::interval AND minute > ${since}`);
  return row ?? { loads: 0, errors: 0 };
}

/** Forgets loads that nobody looks back on. */
export const forgetOldLoads = (database: Database): Promise<unknown> =>
  database.query(sql`DELETE FROM release_load WHERE minute < now() - interval '1 day'`);
