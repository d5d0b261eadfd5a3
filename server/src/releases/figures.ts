import sql from 'sql-template-tag';
import { earlierReleases } from '@galley/releases/registry/history';
import { readState } from '@galley/releases/registry/revisions';
import type { Storage } from '@galley/releases/storage/storage';
import type { ReleaseFigures } from './figures/contract.ts';
import type { Database, Queryable } from '../db/database.ts';
import { bucketOf, metrics, p75Of, type Bucket, type Metric } from './histogram.ts';

/** How long figures are kept. */
const KEPT = '30 days';

interface Of {
  remote: string;
  release: string;
}

/**
 * Counts a person's measurements of a release: the first value of each metric.
 * @returns how many counted
 */
export async function countFigures(
  database: Database,
  employeeId: number,
  { remote, release }: Of,
  values: Partial<Record<Metric, number>>,
): Promise<number> {
  const given = metrics.flatMap((metric) => {
    const value = values[metric];
    return value === undefined ? [] : [{ metric, bucket: bucketOf(metric, value) }];
  });
  if (given.length === 0) return 0;
  const counted = await database.query(sql`
    WITH given AS (
      SELECT * FROM unnest(${given.map(({ metric }) => metric)}::text[], ${given.map(({ bucket }) => bucket)}::smallint[])
        AS given (metric, bucket)
    ), first AS (
      INSERT INTO release_figure_person (remote, release, metric, employee_id, day)
      SELECT ${remote}, ${release}, metric, ${employeeId}, current_date FROM given
      ON CONFLICT DO NOTHING RETURNING metric
    )
    INSERT INTO release_figure AS figure (remote, release, metric, day, bucket, people)
    SELECT ${remote}, ${release}, metric, current_date, bucket, 1 FROM given JOIN first USING (metric)
    ON CONFLICT (remote, release, metric, day, bucket) DO UPDATE SET people = figure.people + 1
    RETURNING metric`);
  return counted.length;
}

interface Shown extends Of {
  role: ReleaseFigures['role'];
}

/** The releases to compare: for each remote the active one, its canary, and the previous one. */
async function shownReleases(storage: Storage): Promise<Shown[]> {
  const { registry, history } = await readState(storage);
  return Object.entries(registry.remotes).flatMap(([remote, { active, canary }]): Shown[] => {
    const [before] = earlierReleases(history, remote);
    return [
      { remote, release: active, role: 'active' },
      ...(canary ? [{ remote, release: canary.release, role: 'canary' } as const] : []),
      ...(before === undefined ? [] : [{ remote, release: before, role: 'before' } as const]),
    ];
  });
}

/** How releases perform for people: a row for each active, canary or previously active release. */
export async function releaseFigures(database: Queryable, storage: Storage): Promise<ReleaseFigures[]> {
  const shown = await shownReleases(storage);
  const names = sql`unnest(${shown.map(({ remote }) => remote)}::text[], ${shown.map(({ release }) => release)}::text[])`;
  const buckets = await database.query<Of & Bucket & { metric: Metric }>(sql`
    SELECT remote, release, metric, bucket, sum(people)::int AS people FROM release_figure
    WHERE (remote, release) IN (SELECT * FROM ${names}) AND day > current_date - ${KEPT}::interval
    GROUP BY remote, release, metric, bucket`);
  const loads = await database.query<Of & { people: number; failing: number }>(sql`
    SELECT remote, release, count(*)::int AS people, count(failed_at)::int AS failing FROM release_load
    WHERE (remote, release) IN (SELECT * FROM ${names}) GROUP BY remote, release`);
  return shown.map(({ remote, release, role }) => {
    const isOf = (one: Of) => one.remote === remote && one.release === release;
    const figure = (metric: Metric) =>
      p75Of(
        metric,
        buckets.filter((one) => isOf(one) && one.metric === metric),
      );
    const { people, failing } = loads.find((one) => isOf(one)) ?? { people: 0, failing: 0 };
    return {
      remote,
      release,
      role,
      people,
      failing,
      load: figure('load'),
      LCP: figure('LCP'),
      INP: figure('INP'),
      CLS: figure('CLS'),
    };
  });
}

/** Deletes expired figures. */
export async function forgetOldFigures(database: Database): Promise<void> {
  await database.query(sql`DELETE FROM release_figure WHERE day <= current_date - ${KEPT}::interval`);
  await database.query(sql`DELETE FROM release_figure_person WHERE day <= current_date - ${KEPT}::interval`);
}
