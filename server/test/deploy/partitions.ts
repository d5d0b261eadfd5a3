import { execFileSync } from 'node:child_process';
import path from 'node:path';
import sql, { raw } from 'sql-template-tag';
import type { Queryable } from '#server/db/database';
import { binaries, startCluster, type TestCluster, type TestPostgres } from '../db/testPostgres.ts';
import { root } from '../places.ts';

const SCRIPTS = path.join(root, 'deploy/partitions');

const run = (program: string, args: string[], input?: Buffer): Buffer =>
  execFileSync(path.join(binaries(), program), args, {
    ...(input === undefined ? {} : { input }),
    stdio: ['pipe', 'pipe', 'inherit'],
    maxBuffer: Infinity,
  });
const psql = (url: string, args: string[], input?: Buffer) =>
  run('psql', ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', ...args, url], input);

/** The options of a foreign server. */
function placeOf({ url }: TestPostgres): string {
  const { hostname, port, pathname } = new URL(url);
  return `host '${hostname}', port '${port}', dbname '${pathname.slice(1)}'`;
}

/** Order lines and activities of a PostgreSQL on two servers of their own. */
export interface Partitioned {
  servers: { a: TestCluster; b: TestCluster };
  stop: () => Promise<void>;
}

/** Moves the order lines and activities of a PostgreSQL to two more, by the scripts and in the order of docs/scaling.md. */
export async function partition(coordinator: TestPostgres): Promise<Partitioned> {
  const servers = { a: await startCluster(), b: await startCluster() };
  const stop = async () => {
    await servers.a.stop();
    await servers.b.stop();
  };
  try {
    const schema = run('pg_dump', ['--schema-only', '--no-owner', coordinator.url]);
    for (const { url } of Object.values(servers)) {
      psql(url, [], schema);
      psql(url, ['--file', path.join(SCRIPTS, 'partition.sql')]);
    }
    const places = Object.entries(servers).map(([name, server]) => `--set=${name}=${placeOf(server)}`);
    psql(coordinator.url, [
      ...places,
      "--set=login=user 'postgres'",
      '--file',
      path.join(SCRIPTS, 'coordinator.sql'),
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { servers, stop };
}

/** How many rows of a table each server has, and how many of them belong to the other one, where nobody finds them. */
export async function whereRowsAre(
  coordinator: Queryable,
  table: 'order_line' | 'activity',
): Promise<{ rows: number; misplaced: number }[]> {
  const found: { rows: number; misplaced: number }[] = [];
  for (const [place, name] of ['a', 'b'].entries()) {
    // OFFSET 0 keeps the question here: the servers have no partitioned table.
    const [counted] = await coordinator.query<{ rows: number; misplaced: number }>(sql`
      SELECT count(*) AS rows, count(*) FILTER (
        WHERE NOT satisfies_hash_partition(${table}::regclass, 2, ${place}, trend_group_id)) AS misplaced
      FROM (SELECT trend_group_id FROM ${raw(`${table}_${name}`)} OFFSET 0) AS row`);
    if (counted !== undefined) found.push(counted);
  }
  return found;
}
