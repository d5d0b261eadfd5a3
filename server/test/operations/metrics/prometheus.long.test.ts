import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../db/testPostgres.ts';
import { tempFolder } from '../../tempFolder.ts';
import { onOneServer, REP } from '../../testing.ts';
import { dashboardExpressions, deployed } from './deployed.ts';

const run = promisify(execFile);

interface Answer<T> {
  status: string;
  error?: string;
  data: T;
}
interface Alert {
  state: string;
  labels: { alertname: string };
}

/** A Prometheus that scrapes this machine's address each second, with the rules of the project. */
async function startPrometheus(scraped: string) {
  const folder = tempFolder();
  const config = path.join(folder, 'prometheus.yml');
  writeFileSync(
    config,
    `global: { scrape_interval: 1s, evaluation_interval: 1s }
rule_files: ['${deployed('prometheus/alerts.yml')}']
scrape_configs:
  - job_name: galley
    static_configs: [{ targets: ['${scraped}'] }]
`,
  );
  const address = `127.0.0.1:${await freePort()}`;
  const child = spawn(
    'prometheus',
    [`--config.file=${config}`, `--storage.tsdb.path=${folder}/data`, `--web.listen-address=${address}`],
    { stdio: 'ignore' },
  );
  const ask = async <T>(what: string): Promise<Answer<T>> => {
    const answer = await fetch(`http://${address}/api/v1/${what}`);
    return (await answer.json()) as Answer<T>;
  };
  return {
    ask,
    /** Polls until the answer is right: Prometheus has no event for a scrape. */
    async until<T>(what: string, isRight: (data: T) => boolean): Promise<T> {
      for (;;) {
        const answer = await ask<T>(what).catch(() => undefined);
        if (answer?.status === 'success' && isRight(answer.data)) return answer.data;
        assert.equal(child.exitCode, null, 'Prometheus runs');
        await sleep(200);
      }
    },
    async stop(): Promise<void> {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}

test('each alert fires and stays silent as its test for promtool says (METR-05)', async () => {
  const { stdout } = await run('promtool', ['test', 'rules', deployed('prometheus/alerts.test.yml')]);
  assert.match(stdout, /SUCCESS/);
  assert.doesNotMatch(stdout, /FAILED/);
});

onOneServer(
  'A Prometheus that scrapes a running server',
  (server) => {
    let prometheus: Awaited<ReturnType<typeof startPrometheus>>;
    const ruled = () =>
      prometheus.until<{ groups: { rules: { name: string; health: string; lastError?: string }[] }[] }>(
        'rules',
        ({ groups }) => groups.flatMap(({ rules }) => rules).every(({ health }) => health !== 'unknown'),
      );

    before(async () => {
      prometheus = await startPrometheus(new URL(server.app().metricsUrl?.() ?? '').host);
      await prometheus.until<{ result: unknown[] }>('query?query=up==1', ({ result }) => result.length === 1);
    });
    after(() => prometheus.stop());

    test('accepts every rule, and every expression of the dashboard (METR-05)', async () => {
      await server.call('GET', '/v1/employees', { as: REP });
      const rules = (await ruled()).groups.flatMap((group) => group.rules);
      assert.ok(rules.length >= 12);
      assert.deepEqual(
        rules.filter(({ health }) => health !== 'ok').map(({ name, lastError }) => [name, lastError]),
        [],
      );
      for (const expr of dashboardExpressions()) {
        // Grafana replaces this variable.
        const query = expr.replaceAll('$__rate_interval', '1m');
        const { status, error } = await prometheus.ask(`query?query=${encodeURIComponent(query)}`);
        assert.deepEqual([status, error], ['success', undefined], expr);
      }
    });

    test('sees a call with its route and status, and fires no alert while all is well (METR-02, METR-05)', async () => {
      const counted = encodeURIComponent(
        'galley_http_request_duration_seconds_count{call="/v1/employees",status="2xx"} > 0',
      );
      await prometheus.until<{ result: unknown[] }>(
        `query?query=${counted}`,
        ({ result }) => result.length > 0,
      );
      await ruled();
      const { data } = await prometheus.ask<{ alerts: Alert[] }>('alerts');
      // On a busy machine, the event loop can lag; that alert stays pending for five minutes.
      assert.deepEqual(
        data.alerts.filter(({ state }) => state === 'firing'),
        [],
      );
    });

    test('has a pending alert for a server that no longer responds (METR-05)', async () => {
      const app = server.app();
      app.server.closeAllConnections();
      await app.close();
      await prometheus.until<{ alerts: Alert[] }>('alerts', ({ alerts }) =>
        alerts.some(({ state, labels }) => labels.alertname === 'GalleyServerDown' && state === 'pending'),
      );
    });
  },
  { env: () => ({ METRICS_PORT: '0' }) },
);
