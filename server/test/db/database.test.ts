import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import { DatabaseError, kindOf as meaningOf } from '#server/db/errors';
import { migrate, MigrationError } from '#server/db/migrate';
import { migrations } from '#server/db/migrations';
import { onBothDatabases } from './testing.ts';

const kindOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  assert.ok(error instanceof DatabaseError, 'a classified error');
  return { kind: error.kind, constraint: error.constraint };
};

onBothDatabases(
  'The database (OPS-02)',
  (database) => {
    test('returns dates as text, and money and counts as numbers, the same in both engines', async () => {
      const [row] = await database().query(sql`
        SELECT DATE '0001-01-01' AS first_day, TIMESTAMP '2026-11-21 08:30:00' AS moment, 12.50::numeric(12, 2) AS cost,
          count, true AS yes, ARRAY[1, 2]::int[] AS ids, ${'ü'}::text AS text, NULL::date AS none,
          '{"a": [1]}'::jsonb AS json, ARRAY[DATE '0001-01-01', NULL] AS days, array_agg(count) AS counts,
          ARRAY[1.5, NULL]::numeric[] AS costs, ARRAY[TIMESTAMP '2026-11-21 08:30:00'] AS moments
        FROM (SELECT count(*) FROM employee) AS employees GROUP BY count`);
      assert.deepEqual(row, {
        first_day: '0001-01-01',
        moment: '2026-11-21 08:30:00',
        cost: 12.5,
        count: 0,
        yes: true,
        ids: [1, 2],
        text: 'ü',
        none: null,
        json: { a: [1] },
        days: ['0001-01-01', null],
        counts: [0],
        costs: [1.5, null],
        moments: ['2026-11-21 08:30:00'],
      });
    });

    test('names the unique index that a duplicate violates', async () => {
      const twice = database().query(sql`INSERT INTO account_type (name) VALUES ('Twice'), ('Twice')`);
      assert.deepEqual(await kindOf(twice), { kind: 'duplicate', constraint: 'account_type_name_key' });
    });

    test('distinguishes bad input from a bug', async () => {
      assert.equal((await kindOf(database().query(sql`SELECT ${'x'}::int`))).kind, 'bad-input');
      assert.equal((await kindOf(database().query(sql`SELECT 1 / (${0}::int)`))).kind, 'bad-input');
      assert.equal((await kindOf(database().query(sql`SELECT nothing_of_this_name`))).kind, 'bug');
    });

    test('counts as unavailable, not as a bug, if it can’t be reached', () => {
      for (const code of ['EHOSTUNREACH', 'ENETUNREACH', 'ENETDOWN', 'ECONNABORTED'])
        assert.equal(meaningOf(code), 'unavailable', code);
    });

    test('counts as unavailable when it accepts no more changes, and serves the next request', async () => {
      const demoted = database().transaction(async (transaction) => {
        await transaction.script('SET TRANSACTION READ ONLY');
        await transaction.query(sql`INSERT INTO account_type (name) VALUES ('Too late')`);
      });
      assert.equal((await kindOf(demoted)).kind, 'unavailable');
      assert.deepEqual(await database().query(sql`SELECT 1 AS one`), [{ one: 1 }]);
    });

    test('a failed transaction leaves nothing behind', async () => {
      const failing = database().transaction(async (transaction) => {
        await transaction.query(sql`INSERT INTO account_type (name) VALUES ('Half')`);
        throw new Error('stop');
      });
      await assert.rejects(failing, /stop/);
      assert.deepEqual(await database().query(sql`SELECT name FROM account_type WHERE name = 'Half'`), []);
    });

    test('many simultaneous transactions lose no update', async () => {
      await database().query(sql`INSERT INTO setting (name, value) VALUES ('counter', '0')`);
      const increase = () =>
        database().transaction(async (transaction) => {
          const [row] = await transaction.query<{ value: string }>(
            sql`SELECT value FROM setting WHERE name = 'counter' FOR UPDATE`,
          );
          const next = String(Number(row?.value) + 1);
          await transaction.query(sql`UPDATE setting SET value = ${next} WHERE name = 'counter'`);
        });
      await Promise.all(Array.from({ length: 40 }, increase));
      assert.deepEqual(await database().query(sql`SELECT value FROM setting WHERE name = 'counter'`), [
        { value: '40' },
      ]);
    });

    test('a large result is read in batches, complete and in order', async () => {
      const sizes: number[] = [];
      const seen: number[] = [];
      const numbers = database().cursor<{ n: number }>(
        sql`SELECT n FROM generate_series(1, ${2_500}::int) AS n ORDER BY n`,
        1_000,
      );
      for await (const rows of numbers) {
        sizes.push(rows.length);
        seen.push(...rows.map(({ n }) => n));
      }
      assert.deepEqual(sizes, [1_000, 1_000, 500]);
      assert.deepEqual(
        seen,
        Array.from({ length: 2_500 }, (_, index) => index + 1),
      );
    });

    test('a large result is a consistent snapshot, even when rows are added while it is read', async () => {
      const accounts = sql`SELECT id FROM account_type ORDER BY id`;
      const names = Array.from({ length: 30 }, (_, index) => `Snapshot ${index}`);
      await database().query(sql`INSERT INTO account_type (name) SELECT unnest(${names}::text[])`);
      const before = (await database().query(accounts)).length;
      let read = 0;
      for await (const rows of database().cursor(accounts, 10)) {
        if (read === 0)
          await database().query(sql`INSERT INTO account_type (name) VALUES ('Added meanwhile')`);
        read += rows.length;
      }
      assert.equal(read, before);
    });

    test('abandoned results keep nothing busy', async () => {
      for (let time = 0; time < 30; time += 1) {
        for await (const rows of database().cursor(sql`SELECT generate_series(1, 100)`, 10)) {
          assert.equal(rows.length, 10);
          break;
        }
      }
      await assert.rejects(async () => {
        for await (const rows of database().cursor(sql`SELECT nothing_of_this_name`, 10)) assert.ok(rows);
      }, DatabaseError);
      assert.equal((await database().query(sql`SELECT 1 AS one`)).length, 1);
    });

    test('company names are compared ignoring case, surrounding or repeated spaces, and Unicode composition', async () => {
      const [row] = await database().query(sql`
        SELECT name_key(${'  Acmé   Outdoor '}) = name_key(${'ACME\u0301 OUTDOOR'}) AS same,
          name_key('Acme') = name_key('Acme Outdoor') AS other`);
      assert.deepEqual(row, { same: true, other: false });
    });

    test('sizes are compared by their numbers, in every notation', async () => {
      const [row] = await database().query<{ keys: string[] }>(sql`
        SELECT ARRAY[size_key('14''h x 48''w'), size_key('14'' X 48'''), size_key(' 14x48 ')] AS keys`);
      assert.deepEqual(row?.keys, ['14x48', '14x48', '14x48']);
    });

    const record = sql`SELECT number, checksum, at FROM schema_migration ORDER BY number`;
    /** The message of a refused migration; asserts that it changes nothing. */
    const refusalOf = async (...known: Parameters<typeof migrate>) => {
      const before = await database().query(record);
      const error = await migrate(...known).then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      assert.ok(error instanceof MigrationError);
      assert.deepEqual(await database().query(record), before);
      return error.message;
    };

    test('migrations run once, and a newer schema is refused', async () => {
      assert.deepEqual(await migrate(database()), []);
      await database().script(
        "INSERT INTO schema_migration (number, name, checksum) VALUES (9000, 'next', '')",
      );
      assert.match(
        await refusalOf(database()),
        /^The database has schema 9000, but this version supports only schemas up to \d+\. Use a newer version of Galley\.$/,
      );
      await database().script('DELETE FROM schema_migration WHERE number = 9000');
    });

    test('a database from an earlier version is refused with the commands that move its data, and nothing is changed', async () => {
      const changed = migrations.map((one) =>
        one.number === 0 ? { ...one, script: `${one.script} ANALYZE;` } : one,
      );
      const refusal = await refusalOf(database(), changed);
      assert.match(
        refusal,
        /^An earlier version with another schema created the database\. Its data was not changed\./,
      );
      assert.match(
        refusal,
        /npm run backup -- <file>, then npm run restore -- <file> --replace, .* docs\/operating\.md/s,
      );
    });

    test('a database with the numbered migrations of earlier versions is refused in the same way', async () => {
      const rename = (from: number, to: number) =>
        database().query(sql`UPDATE schema_migration SET number = ${to} WHERE number = ${from}`);
      const free = Math.max(...migrations.map(({ number }) => number)) + 1;
      await rename(0, free);
      assert.match(
        await refusalOf(database()),
        /^An earlier version with another schema created the database\. /,
      );
      await rename(free, 0);
      assert.deepEqual(await migrate(database()), []);
    });

    test('a migration that fails halfway leaves nothing, and the next start completes it', async () => {
      const last = Math.max(...migrations.map(({ number }) => number)) + 1;
      const broken = { number: last, name: 'broken', script: 'CREATE TABLE half (id int); SELECT 1 / 0;' };
      await assert.rejects(migrate(database(), [...migrations, broken]), DatabaseError);
      const fixed = { ...broken, script: 'CREATE TABLE half (id int);' };
      assert.deepEqual(await migrate(database(), [...migrations, fixed]), [last]);
      await database().script(`DROP TABLE half; DELETE FROM schema_migration WHERE number = ${last}`);
    });
  },
  'off',
);
