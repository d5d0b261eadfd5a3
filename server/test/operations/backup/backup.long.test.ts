import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import sql from 'sql-template-tag';
import { brokenRecords } from '../../durability/brokenRecords.ts';
import { checkLedger, newLedger, untilAcknowledged, type Ledger } from '../../durability/ledger.ts';
import { signIn, startService } from '../../durability/service.ts';
import { embeddedStore, postgresStore, type Store } from '../../durability/store.ts';
import { startWriters } from '../../durability/writers.ts';
import { placesOf, type Place } from '../../durability/writes.ts';
import { killStarted, runScript } from '../../testProcess.ts';
import { REP } from '../../testing.ts';
import { fingerprint } from './testing.ts';
import { tempFolder } from '../../tempFolder.ts';

const SEED = Number(process.env.CRASH_SEED ?? Date.now() % 100_000);
const folder = tempFolder();

const command = async (store: Store, ...args: string[]) => {
  const run = runScript('cli/backup.js', { env: store.env, args });
  return { code: await run.ended(), said: run.output() };
};

interface Run {
  places: Place[];
  seed: number;
  ledger: Ledger;
}

/** Lets eight people write before, during and after an event. */
async function write(store: Store, { places, seed, ledger }: Run, during = async () => {}): Promise<void> {
  const writers = startWriters(seed, places, ledger);
  const server = await startService({ env: store.env });
  const stop = writers.write(server.url, await signIn(server.url, REP));
  await untilAcknowledged(ledger, 25);
  await during();
  await untilAcknowledged(ledger, 25);
  await stop();
  assert.equal(await server.stop(), 0);
}

describe('A backup (OPS-06)', () => {
  after(async () => {
    await killStarted();
  });

  const disasters = {
    embedded: async (store: Store) => rmSync(store.env['DATA_DIR'] ?? '', { recursive: true }),
    postgres: (store: Store) =>
      store.inspect((database) =>
        database.transaction(
          (transaction) => transaction.script('DROP SCHEMA public CASCADE; CREATE SCHEMA public'),
          { patient: true },
        ),
      ),
  };
  for (const openStore of [embeddedStore, postgresStore]) {
    test(`restores the state from which it was made, after more writes and a disaster (${openStore.name})`, async (t) => {
      const store = await openStore();
      const file = path.join(folder, `${store.engine}.backup`);
      try {
        const places = await store.inspect(placesOf);
        const [before, later] = [newLedger(), newLedger()];
        await write(store, { places, seed: SEED * 10, ledger: before });
        const wanted = await store.inspect(fingerprint);
        const made = await command(store, 'backup', file);
        assert.equal(made.code, 0, made.said);
        assert.equal(statSync(file).mode & 0o777, 0o600);

        await write(store, { places, seed: SEED * 10 + 1, ledger: later });
        assert.notDeepEqual(await store.inspect(fingerprint), wanted);
        assert.match((await command(store, 'restore', file)).said, /--replace/);
        await disasters[store.engine](store);

        const restored = await command(store, 'restore', file);
        assert.equal(restored.code, 0, restored.said);
        assert.deepEqual(await store.inspect(fingerprint), wanted);
        await write(store, { places, seed: SEED * 10 + 2, ledger: before });
        const tally = await store.inspect((database) => checkLedger(database, before));
        t.diagnostic(
          `${store.engine}, seed ${SEED}: ${wanted.length} tables equal after the restore; ` +
            `${tally.acknowledged} acknowledged before the backup and after the restore, 0 lost`,
        );
      } finally {
        await killStarted();
        await store.dispose();
      }
    });
  }

  test('of a PostgreSQL database is consistent while eight people write, and its restore fails while a server runs', async (t) => {
    const store = await postgresStore();
    const file = path.join(folder, 'under-load.backup');
    try {
      const ledger = newLedger();
      let first: Ledger = newLedger();
      const places = await store.inspect(placesOf);
      await write(store, { places, seed: SEED * 10 + 3, ledger }, async () => {
        const entries = ledger.entries.filter(({ answer }) => answer !== undefined);
        first = { entries, surprises: [] };
        assert.equal((await command(store, 'backup', file)).code, 0);
        const refused = await command(store, 'restore', '--replace', file);
        assert.deepEqual([refused.code, /stop every server/.test(refused.said)], [1, true], refused.said);
      });
      const half = path.join(folder, 'half.backup');
      const whole = readFileSync(file);
      writeFileSync(half, whole.subarray(0, whole.length / 2));
      const wanted = await store.inspect(fingerprint);
      assert.equal((await command(store, 'restore', '--replace', half)).code, 1);
      assert.deepEqual(await store.inspect(fingerprint), wanted, 'half a backup changes nothing');

      const restored = await command(store, 'restore', '--replace', file);
      assert.equal(restored.code, 0, restored.said);
      const tally = await store.inspect((database) => checkLedger(database, first));
      assert.deepEqual(await store.inspect(brokenRecords), []);

      // A table in another schema is both in the backup and still in the database, so the two collide.
      await store.inspect((database) => database.query(sql`CREATE SCHEMA elsewhere`));
      const more = path.join(folder, 'more.backup');
      assert.equal((await command(store, 'backup', more)).code, 0);
      const collided = await command(store, 'restore', '--replace', more);
      assert.equal(collided.code, 1);
      assert.match(collided.said, /^psql failed: psql:<stdin>:\d+: ERROR: .*"elsewhere" already exists/);
      t.diagnostic(
        `seed ${SEED}: ${tally.acknowledged} acknowledged before the backup began, 0 lost, 0 half`,
      );
    } finally {
      await killStarted();
      await store.dispose();
    }
  });

  test('that’s broken, missing or would overwrite something changes nothing, and fails with a readable message', async () => {
    const store = await embeddedStore();
    try {
      const wanted = await store.inspect(fingerprint);
      const broken = path.join(folder, 'broken.backup');
      writeFileSync(broken, 'no backup');
      const empty = path.join(folder, 'empty');
      mkdirSync(empty);
      const attempts = [
        await command(store, 'restore', '--replace', broken),
        await command(store, 'restore', '--replace', path.join(folder, 'nothing.backup')),
        await command(store, 'restore'),
        await command(store, 'backup', broken),
        await command({ ...store, env: { DATA_DIR: empty } }, 'restore', broken),
        // The previous attempt left nothing behind that looks like a database.
        await command({ ...store, env: { DATA_DIR: empty } }, 'backup', path.join(folder, 'never.backup')),
      ];
      for (const { code, said } of attempts) {
        assert.equal(code, 1, said);
        assert.doesNotMatch(said, /\bat .*\.js/);
      }
      assert.deepEqual(await store.inspect(fingerprint), wanted);
      assert.deepEqual(
        readdirSync(folder).filter((name) => name.endsWith('.part')),
        [],
      );
      assert.ok(!existsSync(path.join(folder, 'never.backup')));
    } finally {
      await killStarted();
      await store.dispose();
    }
  });

  test('of the embedded database fails immediately while a server runs, and names its process', async () => {
    const store = await embeddedStore();
    try {
      const some = path.join(folder, 'some.backup');
      writeFileSync(some, 'some');
      const server = await startService({ env: store.env });
      for (const args of [
        ['backup', path.join(folder, 'running.backup')],
        ['restore', '--replace', some],
      ]) {
        const { code, said } = await command(store, ...args);
        assert.equal(code, 1);
        assert.match(said, new RegExp(`in use by process ${server.pid}`));
      }
    } finally {
      await killStarted();
      await store.dispose();
    }
  });
});
