import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { buildApp } from '#server/app';
import { openPostgres } from '#server/db/postgres';
import { foldAll } from '#server/orders/search/upkeep';
import { startPreparedPostgres } from '../db/testing.ts';
import { startProxy } from '../durability/proxy.ts';
import { onOneServer, testConfig } from '../testing.ts';

onOneServer('The health check', (server) => {
  test('says that the server is ready, with its version and database (HTTP-05, OPS-60)', async () => {
    const { status, body } = await server.call<object>('GET', '/health');
    assert.equal(status, 200);
    assert.deepEqual(
      { ...body, orderSearch: undefined },
      {
        status: 'ready',
        version: server.config().app.version,
        database: server.database().engine,
        orderSearch: undefined,
      },
    );
  });

  test('says how many lines order search still has to index, and how long the first has waited (SRCH-04)', async () => {
    const waiting = async () =>
      (await server.call<{ orderSearch: object }>('GET', '/health')).body.orderSearch;
    await foldAll(server.database());
    assert.deepEqual(await waiting(), { lines: 0, seconds: 0 });
    await server.database().script(`UPDATE order_line SET qty = qty + 1 WHERE id <= 3;
      UPDATE order_log SET at = now() - interval '90 seconds' WHERE id = 2`);
    const { lines, seconds } = (await waiting()) as { lines: number; seconds: number };
    assert.equal(lines, 3);
    assert.ok(seconds >= 90 && seconds < 600, String(seconds));
    await foldAll(server.database());
    assert.deepEqual(await waiting(), { lines: 0, seconds: 0 });
  });
});

test('The health check says that the server isn’t ready while the database can’t be reached (HTTP-05)', async (t) => {
  const postgres = await startPreparedPostgres('small');
  t.after(() => postgres.stop());
  const address = new URL(postgres.url);
  const network = await startProxy(Number(address.port));
  t.after(() => network.close());
  address.port = String(network.port);
  const database = openPostgres(address.href, () => undefined);
  t.after(() => database.close());
  const app = await buildApp({ database, config: testConfig(), log: pino({ level: 'silent' }) });
  t.after(() => app.close());
  const health = async () => {
    const { statusCode, body } = await app.inject({ url: '/health' });
    return [statusCode, (JSON.parse(body) as { status: string }).status];
  };
  assert.deepEqual(await health(), [200, 'ready']);
  await network.set('reset');
  assert.deepEqual(await health(), [503, 'not ready']);
  await network.set('fair');
  while ((await health())[0] !== 200) await sleep(10);
});
