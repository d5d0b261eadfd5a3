import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import sql from 'sql-template-tag';
import type { Database } from '#server/db/database';
import { openPostgres } from '#server/db/postgres';
import { startPreparedPostgres } from '../db/testing.ts';
import type { TestPostgres } from '../db/testPostgres.ts';
import { share } from '../length.ts';
import { addressOf, killStarted, runScript, type Running } from '../testProcess.ts';
import { tempFolder } from '../tempFolder.ts';
import { REP } from '../testing.ts';
import { startDovecot, type Dovecot } from './dovecot.ts';
import { firstOf, LARGE, shapedMessages } from './shapes.ts';
import { outcomes, readCount, someContacts, until, untilRead } from './testing.ts';

/** `npm test` runs a part, `npm run test:long` all. */
const { messages: COUNT = 0, kills: KILLS = 0 } =
  share([
    { messages: 160, kills: 2 },
    { messages: 1000, kills: 20 },
  ]).at(-1) ?? {};
const MOST_MEMORY_KB = 700 * 1024;

describe('Servers that are killed while they read the mailbox', () => {
  const folder = tempFolder();
  let postgres: TestPostgres;
  let database: Database;
  let dovecot: Dovecot;
  const running = new Map<string, Running>();
  let started = 0;

  const start = async () => {
    started += 1;
    const name = `server-${started}`;
    const server = runScript('main.js', {
      env: {
        PORT: '0',
        DATABASE_URL: postgres.url,
        DATA_DIR: path.join(folder, name),
        FILES_STORE: path.join(folder, 'files'),
        RELEASE_STORE: path.join(folder, 'store'),
        MAILBOX_URL: dovecot.url,
        MAILBOX_ADDRESS: 'log@galley.example',
        LOG_LEVEL: 'debug',
      },
    });
    assert.ok(await server.says('Server listening at http://127.0.0.1'), server.output());
    running.set(name, server);
    return server;
  };
  /** The server that's reading logs each message. */
  const reader = () => {
    const all = [...running].map(([name, server]) => ({
      name,
      server,
    }));
    return all.toSorted((one, other) => other.server.output().length - one.server.output().length)[0];
  };
  /** Ends a silent server's lease, as half a minute would, and the transactions that it had begun. */
  const expire = async () => {
    await database.query(sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE state = 'idle in transaction' AND query_start < now() - interval '0.5 s'`);
    await database.query(sql`UPDATE mailbox SET lease_until = '-infinity'`);
  };

  before(async () => {
    [postgres, dovecot] = await Promise.all([startPreparedPostgres('small'), startDovecot()]);
    database = openPostgres(postgres.url, () => undefined);
  });
  after(async () => {
    await killStarted();
    await database.close();
    await postgres.stop();
    await dovecot.stop();
  });

  test('lose no message and file none twice, use little memory, and show nobody an error (MAIL-02, MAIL-04)', async () => {
    const contacts = await someContacts(database, 3);
    const { raw, thread } = firstOf({ rep: REP, contacts });
    dovecot.deliver(raw);
    await start();
    await untilRead(database, 1);
    const cast = { rep: REP, contacts, thread };
    const all = [...shapedMessages(cast, COUNT), ...shapedMessages(cast, Object.keys(LARGE).length, LARGE)];
    await start();
    dovecot.deliver(...all.map((one) => one.raw));
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const goal = Math.floor((kill * COUNT) / (KILLS + 1));
      await untilRead(database, goal);
      const found = reader();
      assert.ok(found);
      const { name, server } = found;
      const health = await fetch(`${addressOf(server.output())}/health`);
      assert.equal(health.status, 200);
      const memory = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.child.pid}/status`, 'utf8'))?.[1];
      assert.ok(Number(memory) < MOST_MEMORY_KB, `${memory} kB`);
      running.delete(name);
      if (kill % 2 === 1) server.child.kill('SIGKILL');
      else server.child.kill('SIGSTOP');
      await start();
      await expire();
      if (kill % 2 === 0) {
        // It resumes without noticing its pause, while the other server is reading.
        server.child.kill('SIGCONT');
        running.set(name, server);
      }
    }
    await untilRead(database, all.length + 1);
    const expected: Record<string, number> = { taken: 1 };
    for (const { outcome } of all) expected[outcome] = (expected[outcome] ?? 0) + 1;
    assert.deepEqual(await outcomes(database), expected);
    const kept = await database.query<{ subject: string }>(
      sql`SELECT subject FROM mail_message WHERE subject LIKE '%mark-%'`,
    );
    const marks = kept.map(({ subject }) => /mark-[a-z0-9-]+-/.exec(subject)?.[0] ?? '');
    assert.deepEqual(
      marks.toSorted(),
      all
        .filter(({ outcome }) => outcome === 'taken')
        .map(({ mark }) => mark)
        .toSorted(),
    );
    const [orphans] = await database.query<{ count: number }>(sql`
      SELECT count(*)::int AS count FROM activity WHERE comments LIKE '%mark-%' AND id NOT IN (
        SELECT activity_id FROM mail_contact WHERE activity_id IS NOT NULL)`);
    assert.equal(orphans?.count, 0);
    const seen = all.filter(({ outcome }) => outcome === 'taken').length + 1;
    const flagged = all.filter(({ outcome }) => outcome === 'unreadable' || outcome === 'large').length;
    await until('the messages have their flags', async () => {
      const flags = dovecot.flags();
      return (
        flags.filter((one) => one.includes('S')).length === seen &&
        flags.filter((one) => one.includes('F')).length === flagged
      );
    });
    for (const { child } of running.values()) assert.equal(child.exitCode, null);
    for (const server of running.values()) assert.doesNotMatch(server.output(), /"level":(50|60)/);
    assert.equal(await readCount(database), all.length + 1);
  });
});
