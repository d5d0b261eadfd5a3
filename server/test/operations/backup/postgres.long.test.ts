import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { postgresStore } from '../../durability/store.ts';
import { killStarted, runScript } from '../../testProcess.ts';
import { backupPostgres, restorePostgres } from '#server/operations/backup/postgres';
import { postgresProgram } from '#server/operations/backup/programs';
import { fingerprint } from './testing.ts';
import { tempFolder } from '../../tempFolder.ts';

/** Loads its input, which comes from a program that never stops writing. */
const LOAD = `
  const { runInPlace } = await import(process.argv[1]);
  const script = { output: process.stdin, done: new Promise(() => {}), stop() {} };
  runInPlace(process.argv[2], script).done.catch(console.error);`;

describe('The backup of a PostgreSQL database', () => {
  let store: Awaited<ReturnType<typeof postgresStore>>;
  const folder = tempFolder();
  before(async () => {
    store = await postgresStore();
  });
  after(async () => {
    await killStarted();
    await store.dispose();
  });

  /** What a program is doing in the database at the moment; undefined if it's gone. */
  const doing = (program: string) =>
    store.inspect(async (database) => {
      const [found] = await database.query<{ query: string; wait: string | null }>(sql`
        SELECT query, wait_event AS wait FROM pg_stat_activity WHERE application_name = ${program}`);
      return found;
    });

  test('changes nothing when its restore is killed while a table is half loaded', async () => {
    const file = path.join(folder, 'whole.backup');
    await backupPostgres(store.url, file);
    const wanted = await store.inspect(fingerprint);
    const args = ['--no-owner', '--no-privileges', '--file=-', file];
    const whole = execFileSync(postgresProgram('pg_restore'), args, { encoding: 'utf8', maxBuffer: 1e9 });
    const rows = whole.indexOf('\n', whole.indexOf('COPY public.activity ')) + 1;
    // Cut at the end of a line, so what psql has read looks like a complete table.
    const half = whole.slice(0, whole.indexOf('\n', rows) + 1);

    const restore = runScript('operations/backup/postgres.js', {
      node: ['--input-type=module', '--eval', LOAD],
      args: [store.url],
      input: half,
    });
    for (;;) {
      const psql = await doing('psql');
      // It waits for the rest of the rows.
      if (psql?.query.startsWith('COPY public.activity ') && psql.wait === 'ClientRead') break;
      assert.equal(restore.child.exitCode, null, restore.output());
      await sleep(50);
    }
    restore.child.kill('SIGKILL');
    while ((await doing('psql')) !== undefined) await sleep(50);

    assert.deepEqual(await store.inspect(fingerprint), wanted);
  });

  test('keeps other roles’ rights in the schema when it’s restored: a report can still read', async () => {
    const file = path.join(folder, 'granted.backup');
    await backupPostgres(store.url, file);
    const allowed = () =>
      store.inspect(async (database) => {
        const [found] = await database.query(sql`
          SELECT has_schema_privilege('report', 'public', 'USAGE WITH GRANT OPTION') AS "passesOn",
            has_schema_privilege('report', 'public', 'CREATE') AS "makesTables",
            has_table_privilege('report', 'order_line', 'SELECT') AS reads,
            has_table_privilege('report', 'order_line', 'UPDATE') AS changes,
            has_column_privilege('report', 'employee', 'last_name', 'SELECT') AS "readsNames",
            has_column_privilege('report', 'employee', 'password_hash', 'SELECT') AS "readsPasswords",
            has_sequence_privilege('report', 'contact_id_seq', 'USAGE') AS counts,
            (SELECT nspowner::regrole::text FROM pg_namespace WHERE nspname = 'public') AS owner,
            (SELECT count(*) FROM pg_namespace, aclexplode(nspacl) AS may
              WHERE nspname = 'public' AND may.grantee = 0) AS everybody`);
        return found;
      });
    await store.inspect((database) =>
      database.script(`
        CREATE ROLE report;
        CREATE ROLE "the ""owner""s";
        ALTER SCHEMA public OWNER TO "the ""owner""s";
        GRANT USAGE ON SCHEMA public TO PUBLIC;
        GRANT USAGE ON SCHEMA public TO report WITH GRANT OPTION;
        GRANT SELECT ON order_line TO report;
        GRANT SELECT (last_name) ON employee TO report;
        GRANT USAGE ON SEQUENCE contact_id_seq TO report;
        CREATE TABLE gone (id int);
        GRANT SELECT ON gone TO report;
        ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT ON TABLES TO report`),
    );
    const before = await allowed();
    await restorePostgres(store.url, file, true);
    assert.deepEqual(await allowed(), before);
    assert.deepEqual(before, {
      passesOn: true,
      makesTables: false,
      reads: true,
      changes: false,
      readsNames: true,
      readsPasswords: false,
      counts: true,
      owner: '"the ""owner""s"',
      everybody: 1,
    });
    const [later] = await store.inspect(async (database) => {
      await database.script('CREATE TABLE made_later (id int)');
      return database.query(sql`SELECT has_table_privilege('report', 'made_later', 'SELECT') AS reads`);
    });
    assert.deepEqual(later, { reads: true }, 'including tables created after the restore');
  });

  test('fails and leaves no file if the schema is migrated while it’s made', async () => {
    const file = path.join(folder, 'during.backup');
    const run = await store.inspect((server) =>
      server.transaction(
        async (migration) => {
          await migration.script(
            "ALTER TABLE activity ADD COLUMN noted timestamptz DEFAULT clock_timestamp(); INSERT INTO schema_migration (number, name, checksum) VALUES (9000, 'next', '')",
          );
          const backup = runScript('cli/backup.js', { env: store.env, args: ['backup', file] });
          // pg_dump's snapshot is from before the migration, and pg_dump waits for the tables.
          while ((await doing('pg_dump'))?.wait !== 'relation') {
            assert.equal(backup.child.exitCode, null, backup.output());
            await sleep(50);
          }
          return backup;
        },
        { patient: true },
      ),
    );
    assert.equal(await run.ended(), 1, run.output());
    assert.match(run.output(), /^The schema was migrated during the backup\. Back up again\.$/m);
    assert.deepEqual(
      readdirSync(folder).filter((name) => name.startsWith('during')),
      [],
    );
    await store.inspect((database) => database.query(sql`DELETE FROM schema_migration WHERE number = 9000`));
  });

  test('that’s stopped while it’s made leaves no file, and pg_dump stops with it', async () => {
    const file = path.join(folder, 'ended.backup');
    const run = await store.inspect((other) =>
      other.transaction(
        async (transaction) => {
          await transaction.script('LOCK TABLE activity');
          const backup = runScript('cli/backup.js', { env: store.env, args: ['backup', file] });
          while ((await doing('pg_dump'))?.wait !== 'relation') {
            assert.equal(backup.child.exitCode, null, backup.output());
            await sleep(50);
          }
          backup.child.kill('SIGTERM');
          assert.equal(await backup.ended(), 1, backup.output());
          return backup;
        },
        { patient: true },
      ),
    );
    assert.match(run.output(), /^Stopped by SIGTERM before it finished\.$/m);
    while ((await doing('pg_dump')) !== undefined) await sleep(50);
    assert.deepEqual(
      readdirSync(folder).filter((name) => name.startsWith('ended')),
      [],
    );
  });
});
