import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import type { Database } from '#server/db/database';
import { openEmbedded } from '#server/db/embedded';
import { recordOf } from '#server/db/migrate';
import { openPostgres } from '#server/db/postgres';
import { recordNumbered } from '../db/migrations/numbered.ts';
import { signIn, startService } from '../durability/service.ts';
import { embeddedStore, postgresStore } from '../durability/store.ts';
import { killStarted, runScript } from '../testProcess.ts';
import { REP } from '../testing.ts';
import { fingerprint } from './testing.ts';

const engines = {
  async embedded() {
    const store = await embeddedStore();
    return { store, open: () => openEmbedded(store.folder) };
  },
  async postgres() {
    const store = await postgresStore();
    return { store, open: async (): Promise<Database> => openPostgres(store.url, () => undefined) };
  },
};

/** All rows but those of the record of migrations. */
const data = async (database: Database) =>
  (await fingerprint(database)).filter((table) => (table as { name: string }).name !== 'schema_migration');

describe('A database of an earlier version, whose migrations were numbered (OPS-12)', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'galley-earlier-'));
  after(async () => {
    await killStarted();
    rmSync(folder, { recursive: true, force: true });
  });

  for (const [name, start] of Object.entries(engines)) {
    test(`is moved with all its data by a backup, a new database and a restore (${name})`, async () => {
      const { store, open } = await start();
      const file = path.join(folder, `${name}.backup`);
      const run = async (...args: string[]) => {
        const running = runScript('backupCli.js', { env: store.env, args });
        assert.equal(await running.ended(), 0, running.output());
      };
      /** Changes the database while no server runs. */
      const change = async (work: (database: Database) => Promise<unknown>) => {
        const database = await open();
        await work(database);
        await database.close();
      };
      try {
        await change(recordNumbered);
        const wanted = await store.inspect(data);
        await run('backup', file);

        // A new database, of this version, without what was there.
        await change((database) =>
          database.transaction(
            (transaction) => transaction.script('DROP SCHEMA public CASCADE; CREATE SCHEMA public'),
            { patient: true },
          ),
        );
        const server = await startService({ env: { ...store.env, DEMO: 'off' } });
        await assert.rejects(signIn(server.url, REP), 'nobody is there');
        assert.equal(await server.stop(), 0);
        assert.notDeepEqual(await store.inspect(data), wanted);

        await run('restore', '--replace', file);
        assert.deepEqual(await store.inspect(data), wanted);
        const moved = await startService({ env: store.env });
        await signIn(moved.url, REP);
        assert.equal(await moved.stop(), 0);
        const record = await store.inspect(recordOf);
        assert.deepEqual(
          record.map(({ number }) => number),
          [0],
        );
      } finally {
        await killStarted();
        await store.dispose();
      }
    });
  }
});
