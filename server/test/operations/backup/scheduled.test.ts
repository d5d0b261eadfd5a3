import assert from 'node:assert/strict';
import { readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, afterEach, before, describe, test } from 'node:test';
import { setImmediate as tick } from 'node:timers/promises';
import { pino } from 'pino';
import sql from 'sql-template-tag';
import { decrypterIn, newKey } from '#server/operations/backup/scheduled/encryption';
import { scheduledBackups } from '#server/operations/backup/scheduled/backupSchedule';
import { openPlace } from '#server/common/filePlace/openPlace';
import { backupsIn } from '#server/operations/backup/scheduled/records';
import { backupSettings } from '#server/operations/backup/scheduled/settings';
import { fetchBackup, verifyBackup } from '#server/operations/backup/scheduled/verify';
import type { Database } from '#server/db/database';
import { TEST_ZONE } from '../../db/testing.ts';
import { embeddedStore, postgresStore, type Store } from '../../durability/store.ts';
import { share } from '../../length.ts';
import { tempFolder } from '../../tempFolder.ts';
import { killStarted, runScript } from '../../testProcess.ts';

const NIGHTLY = '30 2 * * *';

const run = async (env: Record<string, string>, ...args: string[]) => {
  const command = runScript('cli/backups.js', { env, args });
  return { code: await command.ended(), said: command.output() };
};

for (const openStore of share([postgresStore, embeddedStore]))
  describe(`Scheduled backups (${openStore.name})`, () => {
    const folder = tempFolder();
    const target = path.join(folder, 'backups');
    let store: Store;
    let database: Database;
    let env: Record<string, string>;
    let now = new Date('2026-11-25T12:00:00Z');
    before(async () => {
      store = await openStore();
      const { identity, recipient } = await newKey();
      writeFileSync(path.join(folder, 'key'), `# a comment, as age-keygen writes one\n${identity}\n`);
      env = {
        ...store.env,
        BACKUP_SCHEDULE: NIGHTLY,
        BACKUP_TARGET: target,
        BACKUP_RECIPIENTS: recipient,
        BACKUP_KEEP: '2 daily',
        BACKUP_IDENTITY_FILE: path.join(folder, 'key'),
      };
      database = await store.open();
    });
    after(async () => {
      await database.close();
      await store.dispose();
    });
    afterEach(killStarted);

    /** One of several servers that share the database. */
    const server = () => {
      const settings = backupSettings(env, folder);
      assert.ok(settings);
      const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '' } = env;
      const source = { database, databaseUrl, dataDir };
      return scheduledBackups({
        settings,
        source,
        timeZone: TEST_ZONE,
        now: () => now,
        log: pino({ level: 'silent' }),
      });
    };
    const listed = async () => backupsIn(await openPlace(target));

    test('are made by one of several servers, once for each scheduled time, and old ones are deleted (OPS-47, OPS-49)', async () => {
      const servers = [await server(), await server(), await server()];
      const together = async () => {
        const made = await Promise.all(servers.map(({ backUp }) => backUp()));
        return made.filter((name) => name !== undefined);
      };
      const first = await together();
      assert.equal(first.length, 1, 'a missed backup is made at startup');
      assert.deepEqual(await together(), []);
      const names = [...first];
      for (const day of ['26', '27']) {
        now = new Date(`2026-11-${day}T09:29:59Z`);
        assert.deepEqual(await together(), [], 'it is not yet 2:30 a.m. in Denver');
        now = new Date(`2026-11-${day}T09:30:00Z`);
        const made = await together();
        assert.equal(made.length, 1);
        names.push(...made);
      }
      assert.deepEqual(
        (await listed()).map(({ name }) => name),
        names.slice(1),
        'the newest of each of two days',
      );
      const figures = await servers[0]?.figures();
      assert.equal(figures?.overdueSeconds, 0);
      assert.equal(figures?.last?.at.toISOString(), now.toISOString());
    });

    test('are encrypted and contain every row, and a drill restores the newest (OPS-50, OPS-51)', async () => {
      const [newest] = (await listed()).slice(-1);
      assert.ok(newest);
      const file = path.join(target, `${newest.name}.age`);
      assert.equal(newest.bytes, statSync(file).size);
      assert.equal(statSync(file).mode & 0o777, 0o600);
      const content = readFileSync(file);
      assert.ok(content.toString('latin1').startsWith('age-encryption.org/v1\n'));
      assert.ok((newest.rows.order_line ?? 0) > 50);
      assert.equal(newest.rows.server_lease, undefined);

      const listing = await run(env, 'list', '--json');
      assert.deepEqual(JSON.parse(listing.said), await listed());
      const passed = await run(env, 'drill');
      assert.equal(passed.code, 0, passed.said);
      assert.match(passed.said, new RegExp(`✓ ${newest.name} was restored completely: \\d+ tables`));
      await verifyBackup(await openPlace(target), newest, await decrypterIn(env));

      // As if the table had lost a row.
      const record = path.join(target, `${newest.name}.json`);
      const rows = { ...newest.rows, company: (newest.rows.company ?? 0) + 1 };
      writeFileSync(record, JSON.stringify({ ...newest, rows }));
      const failed = await run(env, 'drill');
      assert.equal(failed.code, 1);
      assert.match(failed.said, /^company has \d+ rows; \d+ were backed up\.$/m);
      writeFileSync(record, JSON.stringify(newest));
    });

    test('aren’t called damaged if the file for them exists or can’t be written (OPS-50)', async () => {
      const [newest] = (await listed()).slice(-1);
      assert.ok(newest);
      const place = await openPlace(target);
      const decrypter = await decrypterIn(env);
      const taken = path.join(folder, 'taken');
      writeFileSync(taken, 'mine');
      await assert.rejects(
        fetchBackup(place, newest, decrypter, taken),
        /taken already exists\. Name another file\./,
      );
      assert.equal(readFileSync(taken, 'utf8'), 'mine');
      await assert.rejects(
        fetchBackup(place, newest, decrypter, path.join(folder, 'missing', 'fetched')),
        /fetched can't be written: ENOENT/,
      );
    });

    test('that are truncated are reported as damaged, and so is a wrong key (OPS-50)', async () => {
      const [newest] = (await listed()).slice(-1);
      assert.ok(newest);
      const place = await openPlace(target);
      const other = await decrypterIn({ BACKUP_IDENTITY: (await newKey()).identity });
      await assert.rejects(
        fetchBackup(place, newest, other, path.join(folder, 'fetched')),
        /can't be decrypted/,
      );
      truncateSync(path.join(target, `${newest.name}.age`), newest.bytes - 1);
      await assert.rejects(verifyBackup(place, newest, await decrypterIn(env)), /is damaged/);
      const { code, said } = await run(env, 'verify');
      assert.equal(code, 1);
      assert.match(said, new RegExp(`^${newest.name} is damaged`, 'm'));
    });

    test('that fail are reported and retried, and leave nothing behind (OPS-48)', async () => {
      rmSync(target, { recursive: true });
      writeFileSync(target, 'a file in the place of the folder');
      now = new Date('2026-11-28T09:30:30Z');
      const { backUp, figures } = await server();
      assert.equal(await backUp(), undefined);
      now = new Date('2026-11-29T12:00:00Z');
      const { failures, isFailing, overdueSeconds } = await figures();
      assert.deepEqual({ failures, isFailing }, { failures: 1, isFailing: true });
      assert.equal(overdueSeconds, 26.5 * 3600, 'since the first missing backup');
      rmSync(target);
      assert.equal(await backUp(), undefined, 'it does not retry immediately');
      await database.query(sql`UPDATE backup_state SET retry_at = clock_timestamp()`);
      assert.ok(await backUp());
      const later = await figures();
      assert.deepEqual([later.failures, later.isFailing, later.overdueSeconds], [1, false, 0]);
      assert.equal(readdirSync(target).length, 2);
    });

    test('that stop with their server leave nothing behind, and the next startup makes them (OPS-47)', async () => {
      now = new Date('2026-11-30T12:00:00Z');
      const before = readdirSync(target);
      const state = { isOver: false };
      const { backUp, figures } = await server();
      const ending = new AbortController();
      const made = backUp(ending.signal).finally(() => (state.isOver = true));
      while (!state.isOver && !readdirSync(target).some((name) => name.startsWith('.unfinished')))
        await tick();
      ending.abort();
      assert.equal(await made, undefined);
      assert.deepEqual(readdirSync(target), before);
      assert.equal((await figures()).failures, 1, 'it does not count as a failed backup');
      assert.ok(await backUp());
    });
  });
