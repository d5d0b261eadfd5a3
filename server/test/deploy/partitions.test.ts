import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import sql from 'sql-template-tag';
import { backupPostgres, dumpPostgres } from '#server/backup/postgres';
import type { Database } from '#server/db/database';
import { openPostgres } from '#server/db/postgres';
import { preparePostgres } from '../db/testing.ts';
import { startCluster, type TestCluster } from '../db/testPostgres.ts';
import { tempFolder } from '../tempFolder.ts';
import { partition, whereRowsAre, type Partitioned } from './partitions.ts';

/** Of all lines and activities, what would tell if one were missing, twice there, or changed. */
const STATE = sql`
  SELECT count(*) AS lines, sum(hashtextextended(order_line::text, 0)) AS "lineSum",
    (SELECT count(*) FROM activity) AS activities, (SELECT sum(hashtextextended(activity::text, 0)) FROM activity) AS "activitySum"
  FROM order_line`;

describe('A PostgreSQL whose order lines and activities are moved to two more', () => {
  let coordinator: TestCluster;
  let partitioned: Partitioned;
  let database: Database;
  let stateBefore: object | undefined;
  before(async () => {
    coordinator = await startCluster(false, (_run, data) => preparePostgres(data, 'small'));
    database = openPostgres(coordinator.url, () => undefined);
    [stateBefore] = await database.query(STATE);
    partitioned = await partition(coordinator);
  });
  after(async () => {
    await database.close();
    await partitioned.stop();
    await coordinator.stop();
  });

  test('has them all, also when a company and its lines go to a parent of the other server (OPS-53)', async () => {
    assert.deepEqual((await database.query(STATE))[0], stateBefore);
    const [company] = await database.query<{ id: number; parent: number }>(sql`
      WITH ordering AS MATERIALIZED (SELECT company_id AS id FROM order_line GROUP BY 1 HAVING count(*) < 20),
      busy AS MATERIALIZED (SELECT company_id AS id FROM activity GROUP BY 1 HAVING count(*) < 20)
      SELECT id, other.parent FROM company JOIN ordering USING (id) JOIN busy USING (id) CROSS JOIN (
        SELECT id AS parent FROM trend_group WHERE satisfies_hash_partition('order_line'::regclass, 2, 1, id) LIMIT 1) AS other
      WHERE satisfies_hash_partition('order_line'::regclass, 2, 0, trend_group_id) LIMIT 1`);
    assert.ok(company !== undefined);
    await database.query(sql`UPDATE company SET trend_group_id = ${company.parent} WHERE id = ${company.id}`);
    for (const table of ['order_line', 'activity'] as const)
      for (const { rows, misplaced } of await whereRowsAre(database, table)) {
        assert.equal(misplaced, 0, table);
        assert.ok(rows > 0, table);
      }
    const [moved] = await database.query(sql`
      SELECT (SELECT count(*) FROM order_line) AS lines, (SELECT count(*) FROM activity) AS activities,
        (SELECT count(*) FROM order_line WHERE company_id = ${company.id} AND trend_group_id <> ${company.parent}) AS left`);
    const { lines, activities } = stateBefore as { lines: number; activities: number };
    assert.deepEqual({ ...moved }, { lines, activities, left: 0 });
  });

  test('is not backed up without them: the command and scheduled backups refuse it (OPS-54)', async () => {
    await assert.rejects(
      backupPostgres(coordinator.url, path.join(tempFolder(), 'backup')),
      /on other servers/,
    );
    await assert.rejects(
      dumpPostgres(coordinator.url, () => Promise.reject(new Error('dumped'))),
      /on other servers/,
    );
  });
});
