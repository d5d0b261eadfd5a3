import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import sql from 'sql-template-tag';
import type { Database } from '#server/db/database';
import { openPostgres } from '#server/db/postgres';
import { preparePostgres } from '../../db/testing.ts';
import { binaries, startCluster } from '../../db/testPostgres.ts';
import { signIn, startService } from '../../durability/service.ts';
import { using } from '../../durability/store.ts';
import { killStarted } from '../../testProcess.ts';
import { tempFolder } from '../../tempFolder.ts';
import { REP } from '../../testing.ts';

const on = <T>(url: string, look: (database: Database) => Promise<T>) =>
  using(
    openPostgres(url, () => undefined),
    look,
  );
const settle = async (isSo: () => Promise<boolean>) => {
  while (!(await isSo())) await sleep(50);
};

after(killStarted);

test('a PostgreSQL database with an archived WAL can be reset to the moment before an accident, and servers continue with it (OPS-06)', async () => {
  let archive = '';
  const asOwnerOf = (data: string, file: string) => {
    const { uid, gid } = statSync(data);
    chownSync(file, uid, gid);
  };
  const primary = await startCluster(true, async (_run, data) => {
    await preparePostgres(data, 'small');
    archive = mkdtempSync(path.join(path.dirname(data), 'archive-'));
    asOwnerOf(data, archive);
    appendFileSync(
      path.join(data, 'postgresql.auto.conf'),
      `archive_mode = on\narchive_command = 'test ! -f ${archive}/%f && cp %p ${archive}/%f'\n`,
    );
  });
  const name = (database: Database) =>
    database.query<{ name: string }>(sql`SELECT name FROM company ORDER BY id LIMIT 1`);
  try {
    // The base backup, then a change that must be restored, and one that must not.
    const base = path.join(path.dirname(primary.data), 'base');
    const { uid, gid } = statSync(primary.data);
    execFileSync(
      path.join(binaries(), 'pg_basebackup'),
      ['-D', base, '-d', primary.url, '-X', 'none', '-c', 'fast', '--no-sync'],
      { uid, gid, cwd: '/', stdio: 'pipe' },
    );
    const moment = await on(primary.url, async (database) => {
      await database.query(
        sql`UPDATE company SET name = 'Kept Customer' WHERE id = (SELECT min(id) FROM company)`,
      );
      const [row] = await database.query<{ moment: string }>(sql`SELECT clock_timestamp()::text AS moment`);
      await database.query(sql`UPDATE company SET name = 'Overwritten' WHERE name = 'Kept Customer'`);
      const [{ file } = { file: '' }] = await database.query<{ file: string }>(
        sql`SELECT pg_walfile_name(pg_switch_wal()) AS file`,
      );
      await settle(async () => {
        const [archived] = await database.query<{ isThere: boolean }>(
          sql`SELECT last_archived_wal >= ${file} AS "isThere" FROM pg_stat_archiver`,
        );
        return archived?.isThere === true;
      });
      return row?.moment ?? '';
    });

    const recovered = await startCluster(true, (_run, data) => {
      cpSync(base, data, { recursive: true, preserveTimestamps: true });
      mkdirSync(path.join(data, 'pg_wal/archive_status'), { recursive: true });
      writeFileSync(path.join(data, 'recovery.signal'), '');
      appendFileSync(
        path.join(data, 'postgresql.auto.conf'),
        `archive_mode = off\nrestore_command = 'cp ${archive}/%f %p'\nrecovery_target_time = '${moment}'\n` +
          "recovery_target_action = 'promote'\n",
      );
      const files = readdirSync(data, { recursive: true, encoding: 'utf8' });
      for (const file of [data, ...files.map((one) => path.join(data, one))]) asOwnerOf(primary.data, file);
      chmodSync(data, 0o700);
    });
    try {
      await settle(() =>
        on(recovered.url, async (database) => {
          const [row] = await database.query<{ over: boolean }>(sql`SELECT NOT pg_is_in_recovery() AS over`);
          return row?.over === true;
        }),
      );
      assert.deepEqual(await on(recovered.url, name), [{ name: 'Kept Customer' }]);
      const folder = tempFolder();
      const env = {
        DATABASE_URL: recovered.url,
        DATA_DIR: folder,
        RELEASE_STORE: path.join(folder, 'releases'),
      };
      const server = await startService({ env });
      await signIn(server.url, REP);
      assert.equal(await server.stop(), 0);
    } finally {
      await recovered.stop();
    }
  } finally {
    await primary.stop();
  }
});
