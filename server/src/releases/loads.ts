import sql, { type Sql } from 'sql-template-tag';
import type { People } from '@galley/releases/operations/health';
import type { LoadReport } from '@galley/shared/contract/releases';
import type { ReleaseLoads } from './operating/contract.ts';
import type { Database, Queryable } from '../db/database.ts';

/** The time window for counting loads. */
const WINDOW = '1 hour';
/** Repeated reports within this time are ignored. */
const SAME_S = 10;

/**
 * Records the result of a load. For each person and release, this keeps the last load, the last failure, and whether the release failed in
 * the person's first hour.
 * @param since when people began to get the release; anything earlier belongs to an earlier attempt
 */
export async function countLoad(
  database: Database,
  employeeId: number,
  { remote, release, status }: Pick<LoadReport, 'remote' | 'release' | 'status'>,
  since: Date,
): Promise<void> {
  const failed = status === 'failed';
  const isFirst = sql`release_load.first_at < ${since}::timestamptz`;
  await database.query(sql`
    INSERT INTO release_load (remote, release, employee_id, loaded_at, failed_at, first_at, first_failed)
    VALUES (${remote}, ${release}, ${employeeId}, CASE WHEN ${failed} THEN NULL ELSE now() END,
      CASE WHEN ${failed} THEN now() END, now(), ${failed})
    ON CONFLICT (remote, release, employee_id) DO UPDATE
    SET loaded_at = coalesce(excluded.loaded_at, release_load.loaded_at),
      failed_at = coalesce(excluded.failed_at, release_load.failed_at),
      first_at = CASE WHEN ${isFirst} THEN now() ELSE release_load.first_at END,
      first_failed = CASE WHEN ${isFirst} THEN excluded.first_failed ELSE release_load.first_failed
        OR (excluded.first_failed AND release_load.first_at > now() - ${WINDOW}::interval) END
    WHERE ${isFirst} OR coalesce(CASE WHEN ${failed} THEN release_load.failed_at ELSE release_load.loaded_at END, '-infinity')
      < now() - make_interval(secs => ${SAME_S})`);
}

/** For how many people each release of each remote was recently loaded, and for how many it failed. */
export function recentLoads(database: Queryable): Promise<(ReleaseLoads & { remote: string })[]> {
  return database.query(sql`
    SELECT remote, release,
      count(*) FILTER (WHERE failed_at IS NULL OR failed_at <= now() - ${WINDOW}::interval) AS loaded,
      count(*) FILTER (WHERE failed_at > now() - ${WINDOW}::interval) AS failed
    FROM release_load WHERE greatest(loaded_at, failed_at) > now() - ${WINDOW}::interval
    GROUP BY remote, release ORDER BY remote, release`);
}

async function people(database: Queryable, failing: Sql, among: Sql): Promise<People> {
  const [row] = await database.query<People>(sql`
    SELECT count(*) AS people, count(*) FILTER (WHERE ${failing}) AS failing FROM release_load WHERE ${among}`);
  return row ?? { people: 0, failing: 0 };
}

/** How many people first got a release after a moment, and for how many of them it failed within their first hour. */
export const newPeople = (
  database: Queryable,
  remote: string,
  release: string,
  since: Date,
): Promise<People> =>
  people(
    database,
    sql`first_failed`,
    sql`remote = ${remote} AND release = ${release} AND first_at >= ${since}::timestamptz`,
  );

/** For how many people a release was loaded in the last hour, and for how many of them it failed. */
export function recentPeople(database: Queryable, remote: string, release: string): Promise<People> {
  const start = sql`now() - ${WINDOW}::interval`;
  return people(
    database,
    sql`failed_at > ${start}`,
    sql`remote = ${remote} AND release = ${release} AND greatest(loaded_at, failed_at) > ${start}`,
  );
}

/** Deletes the records of loads that are more than 30 days old. */
export const forgetOldLoads = (database: Database): Promise<unknown> =>
  database.query(
    sql`DELETE FROM release_load WHERE greatest(loaded_at, failed_at) < now() - interval '30 days'`,
  );
