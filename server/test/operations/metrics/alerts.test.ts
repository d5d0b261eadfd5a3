import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { memoryStorage } from '@galley/releases/storage/memoryStorage';
import { Registry } from 'prom-client';
import { addRefusedGauge } from '#server/operations/metrics/gauges';
import { root } from '../../places.ts';
import { onOneServer } from '../../testing.ts';
import { dashboardExpressions, readDeployed } from './deployed.ts';
import { metricsIn } from './scrape.ts';

/** A metric's name in an expression; functions and labels don't begin like this. */
const NAME = /\b(?:galley|nodejs|process)_[a-z0-9_]+/g;
const namesIn = (text: string) => [...new Set(text.match(NAME) ?? [])].toSorted();

/** The metrics of a release store with keys; the test server's store has none. */
async function metricsOfKeys(): Promise<string[]> {
  const registry = new Registry();
  const trust = { refusedLast: () => 1 } as NonNullable<ReturnType<typeof memoryStorage>['trust']>;
  addRefusedGauge({ ...memoryStorage(), trust }, registry);
  return metricsIn(await registry.metrics());
}

/** A backup is due and fails, so there are no figures of a last one. */
const BACKUPS = {
  BACKUP_SCHEDULE: '* * * * *',
  BACKUP_TARGET: '/dev/null/backups',
  BACKUP_RECIPIENTS: 'age13m4gayle8hqrzx74srtcc9ru7wv0jkfnnp5v53cwsp749cq5yq9sa8839l',
};

/** A mailbox that does not answer. */
const MAILBOX = {
  MAILBOX_URL: 'imap://log:secret@127.0.0.1:1/INBOX',
  MAILBOX_ADDRESS: 'log@galley.example',
};

onOneServer(
  'The rules for alerts and the dashboard',
  (server) => {
    test('use only metrics that a running server has (METR-05)', async () => {
      await server.call('GET', '/health');
      const answer = await fetch(server.app().metricsUrl?.() ?? '');
      const known = new Set([...metricsIn(await answer.text()), ...(await metricsOfKeys())]);
      const expressions = dashboardExpressions();
      assert.ok(expressions.length > 20);
      for (const expression of expressions) assert.ok(namesIn(expression).length > 0, expression);
      const rules = namesIn(readDeployed('prometheus/alerts.yml'));
      assert.ok(rules.length >= 8);
      const tested = namesIn(readDeployed('prometheus/alerts.test.yml'));
      const named = [...rules, ...tested, ...expressions.flatMap(namesIn)];
      // Only servers on PostgreSQL have a pool.
      const isPooled = server.database().engine === 'postgres';
      const unknown = named.filter(
        (name) => !known.has(name) && (isPooled || !/_(connections|waiting)$/.test(name)),
      );
      assert.deepEqual(unknown, []);
    });

    test('have two tests for each alert: when it fires and when it doesn’t (METR-05)', () => {
      const alerts = [...readDeployed('prometheus/alerts.yml').matchAll(/alert: (\w+)/g)].map(
        ([, name]) => name,
      );
      assert.ok(alerts.length >= 7);
      const tests = [...readDeployed('prometheus/alerts.test.yml').matchAll(/alertname: (\w+)/g)].map(
        ([, name]) => name,
      );
      const times = alerts.map((alert) => tests.filter((name) => name === alert).length);
      assert.deepEqual(
        times,
        alerts.map(() => 2),
      );
      assert.equal(tests.length, 2 * alerts.length);
    });

    test('the manual names every metric of Galley’s own (METR-05)', async () => {
      const answer = await fetch(server.app().metricsUrl?.() ?? '');
      const own = [...metricsIn(await answer.text()), ...(await metricsOfKeys())]
        .filter((name) => name.startsWith('galley_') && !/_(bucket|sum|count)$/.test(name))
        .toSorted();
      const manual = readFileSync(path.join(root, 'docs/operating.md'), 'utf8');
      assert.deepEqual(
        own.filter((name) => !manual.includes(`\`${name}\``)),
        [],
      );
    });
  },
  { env: () => ({ METRICS_PORT: '0', ...BACKUPS, ...MAILBOX }) },
);
