import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { hostname } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { after, afterEach, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import sql from 'sql-template-tag';
import { untilReady, signIn, startService, type Service } from '../../durability/service.ts';
import { postgresStore } from '../../durability/store.ts';
import { longOnly } from '../../length.ts';
import { addressOf, killStarted, runScript } from '../../testProcess.ts';
import { REP } from '../../testing.ts';
import { backupPostgres, runInPlace } from '#server/operations/backup/postgres';
import { postgresProgram, type Program } from '#server/operations/backup/programs';
import { tempFolder } from '../../tempFolder.ts';

/** Polls, because the database shows only after a moment that a connection has ended or is waiting. */
async function until(isTrue: () => Promise<boolean>, goesOn = () => true): Promise<void> {
  while (!(await isTrue())) {
    assert.ok(goesOn());
    await sleep(20);
  }
}

describe('A restore while servers run (OPS-13)', () => {
  let store: Awaited<ReturnType<typeof postgresStore>>;
  const folder = tempFolder();
  const file = path.join(folder, 'beside.backup');
  before(async () => {
    store = await postgresStore();
    await backupPostgres(store.url, file);
  });
  afterEach(killStarted);
  after(async () => {
    await store.dispose();
  });

  const restore = async () => {
    const run = runScript('cli/backup.js', { env: store.env, args: ['restore', '--replace', file] });
    return { code: await run.ended(), said: run.output() };
  };
  const connections = () =>
    store.inspect(async (database) => {
      const [found] = await database.query<{ open: number; waiting: number }>(sql`
        SELECT count(*) AS open, count(*) FILTER (WHERE wait_event_type = 'Lock') AS waiting
        FROM pg_stat_activity WHERE application_name = 'galley'`);
      assert.ok(found);
      return found;
    });
  /** Cuts idle connections, as a firewall does: for a moment the server has none. */
  const cutConnections = () =>
    until(async () => {
      // Repeatedly, because its jobs open a new one each second.
      await store.inspect((database) =>
        database.query(
          sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'galley'`,
        ),
      );
      return (await connections()).open === 0;
    });
  /** Makes the servers' leases in the database a minute older. */
  const ageLeases = () =>
    store.inspect((database) =>
      database.query(sql`UPDATE server_lease SET renewed = renewed - interval '1 minute'`),
    );
  const sessions = () =>
    store.inspect(async (database) => {
      const [found] = await database.query<{ count: number }>(sql`SELECT count(*) FROM session`);
      return found?.count;
    });
  const start = () => startService({ env: store.env });

  test('fails while a server is idle without a connection, and names its host, its process and when it was last seen', async () => {
    const server = await start();
    await cutConnections();
    const { code, said } = await restore();
    assert.equal(code, 1, said);
    const seen = new RegExp(`${hostname()} \\(process ${server.pid}\\), seen \\d+ s ago`);
    assert.match(said, seen);
    assert.match(said, /Stop every server first/);
    await signIn(server.url, REP);
    assert.equal(await server.stop(), 0);
    const stopped = await restore();
    assert.equal(stopped.code, 0, `it was stopped in order: ${stopped.said}`);
  });

  test('fails for half a minute after a server was killed, and then works', longOnly, async () => {
    const server = await start();
    await server.kill();
    await until(async () => (await connections()).open === 0);
    const fresh = await restore();
    assert.equal(fresh.code, 1, fresh.said);
    assert.match(fresh.said, /counts as stopped after 30 s/);
    await ageLeases();
    const later = await restore();
    assert.equal(later.code, 0, later.said);
  });

  test(
    'makes a server that was paused for longer than its lease exit before it writes into the restored database',
    longOnly,
    async () => {
      const server: Service = await start();
      await signIn(server.url, REP);
      assert.ok(server.pid);
      process.kill(server.pid, 'SIGSTOP');
      await ageLeases();
      const connected = await restore();
      assert.equal(connected.code, 1, connected.said);
      assert.match(connected.said, /^\d+ connections of a server/, 'a paused server keeps its connections');
      await cutConnections();
      const restored = await restore();
      assert.equal(restored.code, 0, restored.said);

      const before = await sessions();
      const answer = signIn(server.url, REP);
      process.kill(server.pid, 'SIGCONT');
      await assert.rejects(answer, 'a write through the paused server fails');
      await until(
        async () => !server.isRunning(),
        () => true,
      );
      assert.match(server.output(), /✗ The database was replaced while this server was disconnected/);
      assert.equal(await sessions(), before);
    },
  );

  test('makes a server that starts meanwhile wait, and the server then uses the restored database', async () => {
    const args = ['--no-owner', '--no-privileges', '--file=-', file];
    const script = execFileSync(postgresProgram('pg_restore'), args, { encoding: 'utf8', maxBuffer: 1e9 });
    const half = script.length / 2;
    const output = new PassThrough();
    let isWhole: () => void = () => undefined;
    const done = new Promise<void>((resolve) => (isWhole = resolve));
    const source: Program = { output, done, stop: () => output.destroy() };
    const load = runInPlace(store.url, source);
    load.output.resume();
    output.write(script.slice(0, half));
    await until(() =>
      store.inspect(async (database) => {
        const found = await database.query(
          sql`SELECT FROM pg_stat_activity WHERE application_name = 'psql' AND query LIKE 'COPY %'`,
        );
        return found.length > 0;
      }),
    );

    const server = runScript('main.js', { env: { PORT: '0', ...store.env } });
    await until(
      async () => (await connections()).waiting > 0,
      () => server.child.exitCode === null,
    );
    assert.doesNotMatch(server.output(), /listening/);
    output.end(script.slice(half));
    isWhole();
    await load.done;
    await untilReady(
      () => addressOf(server.output()),
      () => server.child.exitCode !== null,
    );
    await signIn(addressOf(server.output()), REP);
    server.child.kill('SIGTERM');
    assert.equal(await server.ended(), 0);
  });
});
