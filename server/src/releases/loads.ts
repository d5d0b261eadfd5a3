import sql from 'sql-template-tag';
import type { People } from '@galley/releases/operations/health';
import type { LoadReport } from '@galley/shared/contract/releases';
import type { ReleaseLoads } from '@galley/shared/contract/releaseOperations';
import type { Database, Queryable } from '../db/database.ts';

/** How long loads are looked back on. */
const WINDOW = '1 hour';
/** What a person reports again within this time says nothing new, and writes nothing. */
const SAME_S = 10;

/** Keeps what became of a load: of each person and release when it was loaded last, and when it failed last. */
export async function countLoad(
  database: Database,
  employeeId: number,
  { remote, release, status }: Pick<LoadReport, 'remote' | 'release' | 'status'>,
): Promise<void> {
  const failed = status === 'failed';
  await database.query(sql`
    INSERT INTO release_load (remote, release, employee_id, loaded_at, failed_at)
    VALUES (${remote}, ${release}, ${employeeId}, CASE WHEN ${failed} THEN NULL ELSE now() END,
      CASE WHEN ${failed} THEN now() END)
    ON CONFLICT (remote, release, employee_id) DO UPDATE
    SET loaded_at = coalesce(excluded.loaded_at, release_load.loaded_at),
      failed_at = coalesce(excluded.failed_at, release_load.failed_at)
    WHERE coalesce(CASE WHEN ${failed} THEN release_load.failed_at ELSE release_load.loaded_at END, '-infinity')
      < now() - make_interval(secs => ${SAME_S})`);
}

/** For how many people each release of each remote was loaded lately, and for how many it failed. */
export function recentLoads(database: Queryable): Promise<(ReleaseLoads & { remote: string })[]> {
  return database.query(sql`
    SELECT remote, release,
      count(*) FILTER (WHERE failed_at IS NULL OR failed_at <= now() - ${WINDOW}::interval) AS loaded,
      count(*) FILTER (WHERE failed_at > now() - ${WINDOW}::interval) AS failed
    FROM release_load WHERE greatest(loaded_at, failed_at) > now() - ${WINDOW}::interval
    GROUP BY remote, release ORDER BY remote, release`);
}

/** For how many people a release was loaded lately and since a moment, and for how many of them it failed. */
export async function peopleSince(
  database: Queryable,
  remote: string,
  release: string,
  since: Date,
): Promise<People> {
  const start = sql`greatest(now() - ${WINDOW}::interval, ${since}::timestamptz)`;
  const [row] = await database.query<People>(sql`
    SELECT count(*) AS people, count(*) FILTER (WHERE failed_at > ${start}) AS failing FROM release_load
    WHERE remote = ${remote} AND release = ${release} AND greatest(loaded_at, failed_at) > ${start}`);
  return row ?? { people: 0, failing: 0 };
}

/** Forgets loads that nobody looks back on. */
export const forgetOldLoads = (database: Database): Promise<unknown> =>
  database.query(
    sql`DELETE FROM release_load WHERE greatest(loaded_at, failed_at) < now() - interval '1 day'`,
  );
