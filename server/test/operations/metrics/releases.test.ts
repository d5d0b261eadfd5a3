import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import fastify from 'fastify';
import { Registry } from 'prom-client';
import sql from 'sql-template-tag';
import { folderStorage } from '@galley/releases/storage/folderStorage';
import { memoryStorage } from '@galley/releases/storage/memoryStorage';
import { promote } from '@galley/releases/operations/promote';
import { addRelease, testHost, testRelease } from '@galley/releases/testing/releases';
import { addCountGauges, addRefusedGauge } from '#server/operations/metrics/gauges';
import { watchFindings } from '#server/releases/findings';
import { watchReleases } from '#server/releases/watch';
import { ageHistory } from '../../releases/ageHistory.ts';
import { tempFolder } from '../../tempFolder.ts';
import { onOneServer } from '../../testing.ts';
import { parsed, valueIn } from './scrape.ts';

/** A server's metrics for counted events, without the rest of the server. */
function measured() {
  const app = fastify();
  const registry = new Registry();
  addCountGauges(app, registry);
  const read = async (name: string, labels = {}) => valueIn(parsed(await registry.metrics()), name, labels);
  return { app, read };
}

onOneServer('Metrics of releases', (server) => {
  test('count a promotion that is rolled back because it fails too often (METR-03)', async ({ mock }) => {
    const folder = tempFolder();
    const storage = folderStorage(folder);
    for (const release of ['A', 'B']) await addRelease(storage, testRelease('orders', release));
    await promote(storage, { by: 'test', host: testHost(), remotes: { orders: 'A' } });
    await promote(storage, { by: 'test', remotes: { orders: 'B' } });
    ageHistory(folder, 20);
    await server.database().query(sql`
      INSERT INTO employee (uid, username, first_name, last_name, email, employee_type, password_hash)
      SELECT gen_random_uuid(), 'reader' || n, 'Reader', 'No. ' || n, 'reader' || n || '@galley.example', 'Sales', ''
      FROM generate_series(1, 40) AS n`);
    await server.database().query(sql`
      INSERT INTO release_load (remote, release, employee_id, loaded_at, failed_at, first_at, first_failed)
      SELECT 'orders', release, id, now() - interval '1 minute', CASE WHEN release = 'B' THEN now() END,
        now() - interval '1 minute', release = 'B'
      FROM employee CROSS JOIN (VALUES ('A'), ('B')) AS of (release)`);
    const { app, read } = measured();
    const stopped = (kind: string) => read('galley_releases_stopped_total', { kind });
    mock.timers.enable({ apis: ['setInterval'] });
    watchReleases(app, server.database(), storage);
    assert.equal(await stopped('promotion'), 0);
    mock.timers.tick(15_000);
    while ((await stopped('promotion')) === 0) await turn();
    assert.deepEqual([await stopped('promotion'), await stopped('canary')], [1, 0]);
    await app.close();
  });
});

test('Metrics count what differs from its record in the release store (METR-03)', async ({ mock }) => {
  mock.timers.enable({ apis: ['setInterval'] });
  const { app, read } = measured();
  watchFindings(app, async () => ['one', 'two']);
  await app.ready();
  await turn();
  assert.equal(await read('galley_release_store_findings'), 2);
  await app.close();
});

test('Metrics count what is refused in a store with keys, once the number is known (METR-03)', async () => {
  let refused: number | null = null;
  const registry = new Registry();
  const trust = { refusedLast: () => refused } as NonNullable<ReturnType<typeof memoryStorage>['trust']>;
  addRefusedGauge({ ...memoryStorage(), trust }, registry);
  const samples = async () =>
    parsed(await registry.metrics()).filter(({ name }) => name === 'galley_releases_refused');
  assert.deepEqual(await samples(), []);
  for (const count of [0, 3]) {
    refused = count;
    assert.deepEqual(
      (await samples()).map(({ value }) => value),
      [count],
    );
  }
});
