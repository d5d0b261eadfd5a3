import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setImmediate as tick } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { decrypterIn, encrypterFor, newKey } from '#server/operations/backup/scheduled/encryption';
import { backupsIn } from '#server/operations/backup/scheduled/records';
import { scheduleOf } from '#server/operations/backup/scheduled/schedule';
import { verifyBackup } from '#server/operations/backup/scheduled/verify';
import { openPlace } from '#server/common/filePlace/openPlace';
import { TEST_ZONE } from '../../db/testing.ts';
import { embeddedStore, using, type Store } from '../../durability/store.ts';
import { parsed, valueIn } from '../metrics/scrape.ts';
import { tempFolder } from '../../tempFolder.ts';
import { addressOf, killStarted, runScript } from '../../testProcess.ts';

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

  test('makes a missed backup at startup, reports it, and makes no other after a restart (OPS-47, OPS-48, METR-07)', async () => {
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
    /** Runs a server until it logs this. @returns what it then reports */
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

  test('that’s killed during a backup leaves no backup that’s listed, and the next startup makes it and removes the leftovers (OPS-47)', async () => {
    const target = path.join(folder, 'killed');
    const { identity, recipient } = await newKey();
    const env = { ...store.env, PORT: '0', BACKUP_SCHEDULE: NIGHTLY, BACKUP_TARGET: target };
    const start = () => runScript('main.js', { env: { ...env, BACKUP_RECIPIENTS: recipient } });
    const copy = path.join(store.env.DATA_DIR ?? '', 'backup-copy');
    const between = async (change: ReturnType<typeof sql>) =>
      using(await store.open(), (database) => database.query(change));
    await between(sql`DELETE FROM backup_state`);
    // As if a server had been killed after it wrote the content and before it wrote the record.
    mkdirSync(target);
    writeFileSync(path.join(target, 'galley-2026-01-01T00-00-00-000Z.age'), 'no more than this');

    const killed = start();
    const draft = async () => {
      let found: string | undefined;
      while (found === undefined && killed.child.exitCode === null) {
        found = readdirSync(target).find((name) => name.startsWith('.unfinished'));
        await tick();
      }
      return path.join(target, found ?? killed.output());
    };
    const left = await draft();
    killed.child.kill('SIGKILL');
    await killed.ended();
    assert.ok(existsSync(left) && existsSync(copy), 'the kill hit during the backup');
    const place = await openPlace(target);
    assert.deepEqual(await backupsIn(place), [], 'no backup is listed, restored or kept');

    // As if so much time had passed that no server waits for the killed one, and none still writes to its file.
    await between(sql`UPDATE backup_state SET held_until = clock_timestamp()`);
    utimesSync(left, 0, 0);
    const next = start();
    assert.ok(await next.says('a backup was made'), next.output());
    next.child.kill('SIGTERM');
    assert.equal(await next.ended(), 0, next.output());
    const [made, ...more] = await backupsIn(place);
    assert.ok(made !== undefined && more.length === 0);
    await verifyBackup(place, made, await decrypterIn({ BACKUP_IDENTITY: identity }));
    assert.deepEqual(readdirSync(target).toSorted(), [`${made.name}.age`, `${made.name}.json`]);
    assert.ok(!existsSync(copy));
  });

  test('doesn’t start with an invalid schedule or key, and names it (OPS-47)', async () => {
    const { recipient } = await newKey();
    const good = { BACKUP_SCHEDULE: 'every night', BACKUP_TARGET: folder, BACKUP_RECIPIENTS: recipient };
    const server = runScript('main.js', { env: { ...store.env, ...good, PORT: '0' } });
    assert.equal(await server.ended(), 1);
    assert.match(server.output(), /✗ BACKUP_SCHEDULE is "every night"; expected a cron expression/);
    for (const never of ['0 0 30 2 *', '0 0 0 1 1 *', ''])
      assert.throws(() => scheduleOf(never, TEST_ZONE), /BACKUP_SCHEDULE/);
    await assert.rejects(encrypterFor(['age1qqqq']), /BACKUP_RECIPIENTS/);
  });
});
