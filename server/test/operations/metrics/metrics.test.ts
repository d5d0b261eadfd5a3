import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pino } from 'pino';
import sql from 'sql-template-tag';
import { buildApp } from '#server/app';
import type { Database } from '#server/db/database';
import { DEMO_PASSWORD } from '#server/demo/accounts';
import { storedMetrics } from '#server/operations/metrics/stored';
import { timedDatabase } from '#server/db/timedDatabase';
import { openLive } from '../../day/live/testing.ts';
import { feedOf } from '../../exchange/feed/testing.ts';
import { MANAGER, onBothServers, onOneServer, post, REP, testConfig } from '../../testing.ts';
import { parsed, scrape, valueIn, type Sample } from './scrape.ts';

const SERVED = { METRICS_PORT: '0' };
const REQUESTS = 'galley_http_request_duration_seconds_count';

/** Scrapes until the metrics meet the condition. */
async function until(
  server: Parameters<typeof scrape>[0],
  isSo: (samples: Sample[]) => boolean,
): Promise<void> {
  while (!isSo(await scrape(server)));
}

onOneServer(
  'Metrics',
  (server) => {
    const requests = async (labels: Record<string, string>) =>
      valueIn(await scrape(server), REQUESTS, labels);

    test('count the requests of each call by method and kind of status, with their durations (METR-02)', async () => {
      const call = '/v1/orders/getUid/:companyId';
      const ask = (id: number | string, as?: string) =>
        server.call('GET', `/v1/orders/getUid/${id}`, as === undefined ? {} : { as });
      const answers = [await ask(0, REP), await ask('none', REP), await ask(1)];
      assert.deepEqual(
        answers.map(({ status }) => status),
        [200, 400, 401],
      );
      const samples = await scrape(server);
      assert.equal(valueIn(samples, REQUESTS, { call, method: 'GET', status: '2xx' }), 1);
      assert.equal(valueIn(samples, REQUESTS, { call, method: 'GET', status: '4xx' }), 2);
      const within = valueIn(samples, 'galley_http_request_duration_seconds_bucket', { call, le: '+Inf' });
      assert.equal(within, 3);
      assert.ok(valueIn(samples, 'galley_http_request_duration_seconds_sum', { call }) > 0);
    });

    test('name the version that runs (OPS-60)', async () => {
      const { version } = server.config().app;
      assert.equal(valueIn(await scrape(server), 'galley_build_info', { version, commit: '' }), 1);
    });

    test('have no id, name or address from a request in a label (METR-02)', async () => {
      const secret = 'secret-4711';
      for (const path of [
        `/${secret}`,
        `/v1/nothing/${secret}`,
        `/v1/orders/getUid/${secret}`,
        `/v1/orders/getUid/4711?q=${secret}`,
        `/v1/live/activities/4711?${secret}`,
        `/v1/Exports/Orders/${secret}`,
      ])
        await server.call('GET', path, { as: REP });
      await server.call('POST', '/account/login/', { body: { email: secret, password: secret } });
      const samples = await scrape(server);
      const told = JSON.stringify(samples.map(({ labels }) => labels));
      for (const text of [secret, '4711', REP, '127.0.0.1']) assert.ok(!told.includes(text), text);
      assert.equal(valueIn(samples, REQUESTS, { call: 'none', status: '4xx' }), 2);
    });

    test('count sign-ins by result (METR-03)', async () => {
      const before = await scrape(server);
      const signIn = (password: string) =>
        server.call('POST', '/account/login/', { body: { email: MANAGER, password } });
      assert.equal((await signIn('wrong')).status, 400);
      assert.equal((await signIn(DEMO_PASSWORD)).status, 200);
      const after = await scrape(server);
      const more = (outcome: string) =>
        valueIn(after, 'galley_sign_ins_total', { outcome }) -
        valueIn(before, 'galley_sign_ins_total', { outcome });
      assert.deepEqual([more('succeeded'), more('failed'), more('limited')], [1, 1, 0]);
    });

    test('have the number of open event streams, whose length doesn’t count as a slow response (METR-03)', async () => {
      const call = '/v1/live';
      const { body: token } = await server.call<string>('POST', '/account/login/', {
        body: { email: MANAGER, password: DEMO_PASSWORD },
      });
      const live = await openLive(server.url(), { token });
      await until(server, (samples) => valueIn(samples, 'galley_event_streams') === 1);
      // The server ends the stream, because a response that its reader aborts is never counted.
      assert.equal((await server.call('POST', '/account/logout', { token })).status, 200);
      await live.ended;
      await until(server, (samples) => valueIn(samples, 'galley_event_streams') === 0);
      assert.equal(await requests({ call, status: '2xx' }), 0);
      assert.equal((await server.call('GET', call)).status, 401);
      assert.equal(await requests({ call, status: '4xx' }), 1);
    });

    test('have the number of running exports (METR-03)', async (t) => {
      if (server.database().engine === 'embedded') {
        t.skip('its only connection would be taken');
        return;
      }
      const { body: uid } = await server.call<string>('GET', '/v1/orders/getUid/0', { as: REP });
      let download: Promise<Response> | undefined;
      await server.database().transaction(async (transaction) => {
        await transaction.query(sql`LOCK TABLE order_line IN ACCESS EXCLUSIVE MODE`);
        download = fetch(`${server.url()}/v1/Exports/Orders/${uid}`);
        await until(server, (samples) => valueIn(samples, 'galley_exports_running') === 1);
      });
      await (await download)?.arrayBuffer();
      await until(server, (samples) => valueIn(samples, 'galley_exports_running') === 0);
    });

    test('count fed records by verdict, except in dry runs (METR-03)', async () => {
      const { feed } = feedOf(server);
      const lookups = [{ externalId: 'm-1', name: 'Measured' }, { externalId: 'm-2' }];
      const fed = async () => {
        const samples = await scrape(server);
        return [
          valueIn(samples, 'galley_feed_batches_total'),
          ...['created', 'refused'].map((verdict) =>
            valueIn(samples, 'galley_feed_records_total', { verdict }),
          ),
        ];
      };
      assert.deepEqual(await fed(), [0, 0, 0]);
      await feed('products', lookups);
      assert.deepEqual(await fed(), [1, 1, 1]);
      await feed('products', lookups, { query: '?dryRun=true' });
      assert.deepEqual(await fed(), [1, 1, 1]);
    });

    test('aren’t served on the app’s port (METR-01)', async () => {
      const answer = await server.call('GET', '/metrics', { as: MANAGER });
      assert.equal(answer.status, 404);
      const url = server.app().metricsUrl?.() ?? '';
      assert.match(url, /^http:\/\/127\.0\.0\.1:\d+\/metrics$/);
      assert.notEqual(new URL(url).port, new URL(server.url()).port);
      assert.equal((await fetch(new URL('/v1/employee', url))).status, 404);
      assert.equal((await fetch(url, { method: 'POST' })).status, 405);
      assert.equal((await fetch(url, { method: 'HEAD' })).status, 200);
    });

    test('work without the database, and say that it doesn’t respond (METR-04)', async () => {
      let isAway = false;
      const there = server.database();
      const database: Database = {
        ...there,
        query: (statement) =>
          isAway ? Promise.reject(new Error('it does not answer')) : there.query(statement),
      };
      const app = await buildApp({ database, config: testConfig(SERVED), log: pino({ level: 'silent' }) });
      await app.ready();
      isAway = true;
      const samples = await scrape({ app: () => app });
      assert.equal(valueIn(samples, 'galley_database_up'), 0);
      assert.ok(!samples.some(({ name }) => name.startsWith('galley_order_search')));
      assert.ok(valueIn(samples, 'process_resident_memory_bytes') > 0);
      isAway = false;
      await app.close();
    });

    test('end with the server; if the port is in use, the server doesn’t start and names the variable (METR-01)', async () => {
      const url = server.app().metricsUrl?.() ?? '';
      const options = { database: server.database(), log: pino({ level: 'silent' }) };
      const env = { METRICS_PORT: new URL(url).port };
      const second = await buildApp({ ...options, config: testConfig(env) });
      await assert.rejects(async () => second.ready(), /^Error: The metrics can't be served: .*METRICS_PORT/);
      await second.close();
      const third = await buildApp({ ...options, config: testConfig(SERVED) });
      await third.ready();
      const other = third.metricsUrl?.() ?? '';
      assert.equal((await fetch(other)).status, 200);
      await third.close();
      await assert.rejects(fetch(other));
    });
  },
  { env: () => SERVED, live: { checkRightsEveryMs: 20 } },
);

onBothServers(
  'Metrics of the database',
  (server) => {
    test('describe queries, and the backlog of order search and webhooks (METR-03)', async () => {
      const deliveries = sql`
        WITH source AS (INSERT INTO feed_source (name) VALUES ('measured') RETURNING id),
          hook AS (INSERT INTO webhook (source_id, url, secret, is_paused, resources)
            SELECT id, 'https://hooks.example', 'x', true, '{}' FROM source RETURNING id),
          change AS (INSERT INTO change_out (resource, record_id, operation, at)
            SELECT 'contacts', n, 'changed', now() FROM generate_series(1, 3) AS n RETURNING id, record_id)
        INSERT INTO webhook_delivery (webhook_id, change_id, resource, record_id, is_dead)
        SELECT hook.id, change.id, 'contacts', record_id, record_id = 1 FROM hook, change`;
      await server.database().transaction(async (transaction) => {
        await transaction.query(deliveries);
        // Only this transaction sees these rows, so nothing folds them in the meantime.
        await transaction.query(sql`DELETE FROM order_log`);
        await transaction.query(sql`
          INSERT INTO order_log (id, at) SELECT n, now() - make_interval(secs => 60 * n) FROM generate_series(1, 5) AS n`);
        let asked = 0;
        const stored = storedMetrics({
          query(statement) {
            asked += 1;
            return transaction.query(statement);
          },
        });
        const samples = parsed((await stored()) ?? '');
        const state = (name: string) => valueIn(samples, 'galley_webhook_deliveries', { state: name });
        assert.deepEqual([state('waiting'), state('dead')], [2, 1]);
        assert.equal(valueIn(samples, 'galley_order_search_waiting_lines'), 5);
        assert.equal(valueIn(samples, 'galley_order_search_lag_seconds'), 300);
        const queries = asked;
        await stored();
        assert.equal(asked, queries, 'the figures are cached for some seconds');
        await transaction.query(sql`DELETE FROM order_log`);
      });
      await post(server, '/v1/orders/paged', { ParentID: 0, CompanyID: 0, PageNo: 1, PageSize: 20 });
      const samples = await scrape(server);
      assert.equal(valueIn(samples, 'galley_database_up'), 1);
      assert.ok(valueIn(samples, 'galley_database_query_duration_seconds_count') > 0);
    });

    test('have the number of used connections if there is a pool (METR-03)', async () => {
      const inUse = (samples: Sample[]) =>
        valueIn(samples, 'galley_database_connections', { database: 'primary', state: 'in use' });
      if (server.database().engine === 'embedded') {
        assert.equal(inUse(await scrape(server)), 0);
        return;
      }
      await server.database().transaction(async () => {
        assert.ok(inUse(await scrape(server)) >= 1);
      });
    });

    test('time the queries of transactions, and those that fail (METR-03)', async () => {
      let count = 0;
      const timed = timedDatabase(server.database(), (seconds) => {
        assert.ok(seconds > 0);
        count += 1;
      });
      await timed.transaction((transaction) => transaction.query(sql`SELECT 1`));
      assert.equal(count, 1);
      await assert.rejects(timed.query(sql`SELECT FROM nowhere`));
      assert.equal(count, 2);
    });
  },
  { env: () => SERVED },
);

test('Metrics wait at most two seconds for a database that doesn’t respond (METR-04)', async ({ mock }) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const told = storedMetrics({ query: () => new Promise(() => undefined) })();
  mock.timers.tick(2_000);
  assert.equal(await told, undefined);
});

onOneServer('Without METRICS_PORT', (server) => {
  test('a server doesn’t serve metrics (METR-01)', () => {
    assert.equal(server.app().metricsUrl, undefined);
  });
});
