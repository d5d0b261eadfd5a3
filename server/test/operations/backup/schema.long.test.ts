import assert from 'node:assert/strict';
import path from 'node:path';
import { after, describe, test } from 'node:test';
import { embeddedStore, postgresStore } from '../../durability/store.ts';
import { killStarted, runScript } from '../../testProcess.ts';
import { fingerprint } from './testing.ts';

describe('A backup that this version can’t use', () => {
  after(() => killStarted());

  for (const openStore of [embeddedStore, postgresStore]) {
    test(`is refused, and the database stays as it is (${openStore.name})`, async () => {
      const store = await openStore();
      const fileOf = (backup: string) => path.join(store.env['DATA_DIR'] ?? '', `${backup}.backup`);
      const run = async (...args: string[]) => {
        const running = runScript('cli/backup.js', { env: store.env, args });
        return { code: await running.ended(), said: running.output() };
      };
      /** Makes a backup of the database with a change, then reverts the change. */
      const backup = async (made: string, change: string, back: string) => {
        const apply = async (script: string) => {
          const database = await store.open();
          await database.script(script);
          await database.close();
        };
        await apply(change);
        assert.equal((await run('backup', fileOf(made))).code, 0);
        await apply(back);
      };
      try {
        const NEWER = "INSERT INTO schema_migration (number, name, checksum) VALUES (9000, 'next', '')";
        await backup('newer', NEWER, 'DELETE FROM schema_migration WHERE number = 9000');
        const [ELSEWHERE, BACK] = ['schema_migration RENAME TO other', 'other RENAME TO schema_migration'];
        await backup('foreign', `ALTER TABLE ${ELSEWHERE}`, `ALTER TABLE ${BACK}`);
        const wanted = await store.inspect(fingerprint);

        const newer = await run('restore', '--replace', fileOf('newer'));
        assert.match(
          newer.said,
          /^The backup has schema 9000, but this version supports only schemas up to \d+\. Use a newer version of Galley\.$/m,
        );
        const foreign = await run('restore', '--replace', fileOf('foreign'));
        assert.match(foreign.said, /^This isn't a Galley backup: it has no Galley schema\.$/m);
        assert.deepEqual([newer.code, foreign.code], [1, 1]);
        assert.deepEqual(await store.inspect(fingerprint), wanted);
      } finally {
        await killStarted();
        await store.dispose();
      }
    });
  }
});
