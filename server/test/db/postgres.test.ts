import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import sql from 'sql-template-tag';
import type { Database } from '#server/db/database';
import { DatabaseError } from '#server/db/errors';
import { prepared } from '#server/db/prepared';
import { migrate } from '#server/db/migrate';
import { migrations } from '#server/db/migrations';
import { openDatabase } from '#server/db/open';
import { startTestPostgres, type TestPostgres } from './testPostgres.ts';

describe('A PostgreSQL database', () => {
  let postgres: TestPostgres | undefined;
  const opened: Database[] = [];

  const open = async (url = postgres?.url, databaseSessionUrl?: string) => {
    const database = await openDatabase({
      databaseUrl: url,
      databaseSessionUrl,
      dataDir: '/nonexistent',
      onLost: () => undefined,
    });
    opened.push(database);
    return database;
  };
  before(async () => {
    postgres = await startTestPostgres();
  });
  after(async () => {
    await Promise.all(opened.map((database) => database.close()));
    await postgres?.stop();
  });

  const isUnavailable = (error: unknown) => error instanceof DatabaseError && error.kind === 'unavailable';

  test('on which several servers start at once is migrated by one of them', async () => {
    const servers = await Promise.all(Array.from({ length: 4 }, () => open()));
    const ran = await Promise.all(servers.map((server) => migrate(server)));
    assert.deepEqual(
      ran.flat().toSorted((a, b) => a - b),
      migrations.map(({ number }) => number),
    );
  });

  test('is migrated once a backup has read a table, and serves the table meanwhile (OPS-56)', async () => {
    const [database, reader, other] = [await open(), await open(), await open()];
    const next = { number: 9000, name: 'next', script: 'ALTER TABLE company ADD COLUMN later text' };
    let migrated: Promise<number[]> | undefined;
    await reader.transaction(
      async (transaction) => {
        await transaction.script('LOCK TABLE company IN ACCESS SHARE MODE');
        migrated = migrate(database, [...migrations, next]);
        const waits = sql`SELECT FROM pg_locks WHERE NOT granted AND relation = 'company'::regclass`;
        while ((await transaction.query(waits)).length === 0);
        assert.deepEqual(await other.query(sql`SELECT FROM company`), []);
      },
      { patient: true },
    );
    assert.deepEqual(await migrated, [9000]);
  });

  test('cancels a statement that takes too long, and serves the next', async () => {
    const database = await open();
    const slow = database.transaction(async (transaction) => {
      await transaction.script('SET LOCAL statement_timeout = 20');
      await transaction.query(sql`SELECT pg_sleep(60)`);
    });
    await assert.rejects(slow, isUnavailable);
    assert.deepEqual(await database.query(sql`SHOW statement_timeout`), [{ statement_timeout: '5s' }]);
  });

  test('that drops its connections is reconnected without a restart', async () => {
    const [database, other] = [await open(), await open()];
    const held = database.transaction(async (transaction) => {
      const [own] = await transaction.query<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
      await other.query(sql`SELECT pg_terminate_backend(${own?.pid})`);
      await transaction.query(sql`SELECT 1`);
    });
    await assert.rejects(held, isUnavailable);
    assert.deepEqual(await database.query(sql`SELECT 1 AS one`), [{ one: 1 }]);
  });

  test('that drops a connection during a long result ends that result, and keeps the other connections usable', async () => {
    const [database, other] = [await open(), await open()];
    const readAndLose = async () => {
      const rows = sql`SELECT n, pg_backend_pid() AS pid FROM generate_series(1, 5000) AS n`;
      for await (const [first] of database.cursor<{ pid: number }>(rows, 1_000)) {
        await other.query(sql`SELECT pg_terminate_backend(${first?.pid})`);
      }
    };
    // More often than there are connections: if they weren't returned, none would be left.
    for (let time = 0; time < 20; time += 1) await assert.rejects(readAndLose(), isUnavailable);
    assert.deepEqual(await database.query(sql`SELECT 1 AS one`), [{ one: 1 }]);
  });

  test('allows a long result more time than a statement, and limits the next statement again', async () => {
    const database = await open();
    const limits = async () => {
      const rows = sql`SELECT current_setting('statement_timeout') AS limit FROM generate_series(1, 3)`;
      const seen = new Set<string>();
      for await (const batch of database.cursor<{ limit: string }>(rows, 1)) {
        for (const { limit } of batch) seen.add(limit);
      }
      return [...seen];
    };
    assert.deepEqual(await limits(), ['0']);
    assert.deepEqual(await database.query(sql`SHOW statement_timeout`), [{ statement_timeout: '5s' }]);
  });

  test('whose long result is not read to the end is not reported as lost', async () => {
    const lost: Error[] = [];
    const database = await openDatabase({
      databaseUrl: postgres?.url,
      dataDir: '/nonexistent',
      onLost: (error) => lost.push(error),
    });
    opened.push(database);
    for (let time = 0; time < 20; time += 1) {
      for await (const rows of database.cursor(sql`SELECT generate_series(1, 100000)`, 10)) {
        assert.equal(rows.length, 10);
        break;
      }
    }
    assert.deepEqual(await database.query(sql`SELECT 1 AS one`), [{ one: 1 }]);
    assert.deepEqual(lost, []);
  });

  test('keeps plans only for prepared statements', async () => {
    const database = await open();
    await database.transaction(async (transaction) => {
      for (let id = 0; id < 10; id += 1) {
        await transaction.query(
          prepared('names')`SELECT name FROM employee JOIN account_type USING (id) WHERE id = ${id}`,
        );
        await transaction.query(sql`SELECT name FROM account_type WHERE id = ${id}`);
      }
      const kept = await transaction.query<{ generic: boolean }>(
        sql`SELECT generic_plans > 0 AS generic FROM pg_prepared_statements`,
      );
      assert.deepEqual(kept, [{ generic: true }]);
    });
  });

  test('still answers prepared statements after a newer version has changed the columns, inside and outside a transaction', async () => {
    const database = await open();
    await database.script("CREATE TABLE moved (id int, label text); INSERT INTO moved VALUES (1, '7')");
    const read = prepared('labels')`SELECT label FROM moved WHERE id = ${1}`;
    const answers = () =>
      Promise.all([
        ...Array.from({ length: 8 }, () => database.query(read)),
        database.transaction((transaction) => transaction.query(read)),
      ]);
    await answers();
    for (const [type, label] of [
      ['int', 7],
      ['text', '7'],
    ]) {
      await database.script(`ALTER TABLE moved ALTER COLUMN label TYPE ${type} USING label::${type}`);
      assert.deepEqual(new Set((await answers()).map(([row]) => row?.label)), new Set([label]));
      const inTransaction = await database.transaction((transaction) => transaction.query(read));
      assert.deepEqual(inTransaction, [{ label }]);
    }
  });

  describe('through a pooler that shares connections between transactions', () => {
    const setting = (name: string, value: string) =>
      `EXECUTE format('ALTER ROLE CURRENT_USER IN DATABASE %I SET ${name} = %L', current_database(), '${value}');`;
    /** Tells sessions from shared connections. */
    const sessionUrl = () => `${postgres?.url}?application_name=session`;

    test('is refused while the role lacks the settings that a pooler doesn’t pass on (OPS-44)', async () => {
      await assert.rejects(
        open(postgres?.url, sessionUrl()),
        /statement_timeout 0\. .*ALTER ROLE galley SET TimeZone = 'UTC'/,
      );
    });

    test('keeps no plans for prepared statements, and reads exports over a session (OPS-44)', async () => {
      const settings = setting('TimeZone', 'UTC') + setting('statement_timeout', '5s');
      await (await open()).script(`DO $$ BEGIN ${settings} END $$`);
      const database = await open(postgres?.url, sessionUrl());
      const shared = sql`SELECT current_setting('application_name') AS name, current_setting('TimeZone') AS zone`;
      assert.deepEqual(await database.query(shared), [{ name: 'galley', zone: 'UTC' }]);
      await database.query(prepared('one')`SELECT 1 AS one`);
      const [kept] = await database.query<{ plans: number }>(sql`
        SELECT count(*)::int AS plans FROM pg_prepared_statements`);
      assert.equal(kept?.plans, 0);
      const text = sql`SELECT current_setting('application_name') AS name FROM generate_series(1, 3)`;
      const batches = [];
      for await (const rows of database.cursor(text, 2)) {
        batches.push(rows);
        assert.equal(database.pools?.().primary.inUse, 1, 'the metrics count sessions, too');
      }
      const row = { name: 'session' };
      assert.deepEqual(batches, [[row, row], [row]]);
    });
  });

  test('that can’t be reached is unavailable, which isn’t a bug', async () => {
    const database = await open('postgres://nobody@127.0.0.1:1/nothing');
    await assert.rejects(database.query(sql`SELECT 1`), isUnavailable);
    await assert.rejects(
      database.transaction((transaction) => transaction.query(sql`SELECT 1`)),
      isUnavailable,
    );
  });
});
