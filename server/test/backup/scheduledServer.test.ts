import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { encrypterFor, newKey } from '#server/backup/scheduled/encryption';
import { scheduleOf } from '#server/backup/scheduled/schedule';
import { TEST_ZONE } from '../db/testing.ts';
import { embeddedStore, type Store } from '../durability/store.ts';
import { parsed, valueIn } from '../metrics/scrape.ts';
import { tempFolder } from '../tempFolder.ts';
import { addressOf, killStarted, runScript } from '../testProcess.ts';

const NIGHTLY = '30 2 * * *';

describe('A server with scheduled backups', () => {
  const folder = tempFolder();
  let store: Store;
  before(async () => {
    store = await embeddedStore();
  });
  after(async () => {
    await killStarted();
    await store.dispose();
  });

  test('makes a missed one at its start, tells of it, and none again after a restart (OPS-47, OPS-48, METR-07)', async () => {
    const target = path.join(folder, 'backups');
    const { recipient } = await newKey();
    const env = {
      ...store.env,
      PORT: '0',
      BACKUP_SCHEDULE: NIGHTLY,
      BACKUP_TARGET: target,
      BACKUP_RECIPIENTS: recipient,
      METRICS_PORT: '0',
    };
    /** Runs a server until it says this. @returns what it then tells */
    const told = async (until: string) => {
      const server = runScript('main.js', { env });
      assert.ok((await server.says('Metrics: ')) && (await server.says(until)), server.output());
      const health = (await (await fetch(`${addressOf(server.output())}/health`)).json()) as {
        backup: object;
      };
      const metricsAt = /Metrics: (\S+)/.exec(server.output())?.[1] ?? '';
      const samples = parsed(await (await fetch(metricsAt)).text());
      server.child.kill('SIGTERM');
      assert.equal(await server.ended(), 0, server.output());
      return { health, samples };
    };
    const { health, samples } = await told('a backup was made');
    assert.deepEqual(health.backup, { failing: false, overdueSeconds: 0 });
    assert.ok(valueIn(samples, 'galley_backup_size_bytes') > 100_000);
    assert.ok(valueIn(samples, 'galley_backup_duration_seconds') > 0);
    assert.ok(Math.abs(valueIn(samples, 'galley_backup_timestamp_seconds') - Date.now() / 1_000) < 3_600);
    assert.equal(samples.filter(({ name }) => name === 'galley_backup_failures_total').length, 1);

    await told('Galley ');
    assert.equal(readdirSync(target).length, 2, 'one backup and its record');
  });

  test('does not start with a schedule or a key that it can not use, and names it (OPS-47)', async () => {
    const { recipient } = await newKey();
    const good = { BACKUP_SCHEDULE: 'every night', BACKUP_TARGET: folder, BACKUP_RECIPIENTS: recipient };
    const server = runScript('main.js', { env: { ...store.env, ...good, PORT: '0' } });
    assert.equal(await server.ended(), 1);
    assert.match(server.output(), /✗ BACKUP_SCHEDULE is "every night"; expected a cron expression/);
    for (const never of ['0 0 30 2 *', '0 0 0 1 1 *', ''])
      assert.throws(() => scheduleOf(never, TEST_ZONE), /BACKUP_SCHEDULE/);
    assert.throws(() => encrypterFor(['age1qqqq']), /BACKUP_RECIPIENTS/);
  });
});
