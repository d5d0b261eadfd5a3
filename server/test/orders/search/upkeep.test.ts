import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import sql from 'sql-template-tag';
import { DEFAULT_ORDER_FILTERS, findOrders } from '#server/orders/search/findOrders';
import {
  fold,
  foldAll,
  foldAtStart,
  foldingLag,
  startFolding,
  rebuild,
  verify,
  watchFirstLoad,
} from '#server/orders/search/upkeep';
import type { Queryable } from '#server/db/database';
import { ONE, onDatabases } from '../../db/testing.ts';
import { callerOf } from '../../testing.ts';
import { randomFrom } from '../randomRequests.ts';
import { randomWrite } from './randomWrites.ts';

const nothing = () => undefined;
/** Every fourth line of the demo is kept: enough for two chunks. */
const KEPT = 4;
/** The maximum size of the pool (server/src/db/postgres.ts). */
const CONNECTIONS = 16;

onDatabases(ONE, 'The upkeep of order search', (database) => {
  const random = randomFrom(77);
  const write = () => database().transaction((transaction) => transaction.query(randomWrite(random, 12_000)));
  const differing = async () => [...new Set((await verify(database(), nothing)).map(({ what }) => what))];
  before(async () => {
    await database().query(sql`DELETE FROM order_line WHERE id % ${KEPT}::int <> 0`);
    await foldAll(database());
  });

  /** Adds as many entries to the log as the demo has lines. */
  const changeAll = async () => {
    for (let turn = 0; turn < KEPT; turn += 1)
      await database().query(sql`UPDATE order_line SET qty = qty + 1`);
  };
  const pause = async () =>
    (await database().query<{ pause: number }>(sql`SELECT pause FROM order_search`))[0]?.pause;

  test('finds that the index matches the lines, even while lines are written and folded (SRCH-03)', async () => {
    for (let turn = 0; turn < 10; turn += 1) await write();
    await fold(database(), 30);
    const verified = new AbortController();
    const writing = (async () => {
      while (!verified.signal.aborted) await write();
    })();
    const differences = await verify(database(), nothing);
    verified.abort();
    await writing;
    assert.deepEqual(differences, []);
  });

  test('reports errors in the index, and a rebuild fixes them while the index is in use (SRCH-03)', async () => {
    await foldAll(database());
    await database().script(`
      UPDATE order_bits SET bits = set_bit(bits, 7, 1 - get_bit(bits, 7)) WHERE trait = 'status' AND value = 25 AND chunk = 0;
      DELETE FROM order_posting WHERE text % 100 = 1;
      UPDATE company_spend SET total = total + 1 WHERE company_id = 1;
      UPDATE order_indexed SET month = '1999-01-01' WHERE id = 12;`);
    assert.deepEqual((await differing()).sort(), [
      'company_spend',
      'order_bits',
      'order_indexed',
      'order_posting',
    ]);
    if (database().engine === 'postgres')
      await database().script('CREATE ROLE order_reader; GRANT SELECT ON order_bits TO order_reader');
    const built = new AbortController();
    let written = 0;
    const writing = (async () => {
      while (!built.signal.aborted) {
        await write();
        written += 1;
      }
    })();
    await rebuild(database(), nothing);
    built.abort();
    await writing;
    assert.ok(written > 0);
    assert.deepEqual(await differing(), []);
    await foldAll(database());
    assert.deepEqual(await differing(), []);
    if (database().engine === 'postgres')
      assert.deepEqual(
        await database().query(
          sql`SELECT has_table_privilege('order_reader', 'order_bits', 'SELECT') AS "may"`,
        ),
        [{ may: true }],
      );
  });

  test('slows writers down when the log gets long, and stops doing so when it’s short again (SRCH-04)', async () => {
    await foldAll(database());
    assert.equal(await pause(), 0);
    await changeAll();
    const { lines, seconds } = await foldingLag(database());
    assert.ok(lines > 10_000 && seconds >= 0);
    await fold(database(), 1_000);
    const slowed = await pause();
    assert.ok(slowed !== undefined && slowed > 0 && slowed <= 1);
    await foldAll(database());
    assert.deepEqual(await foldingLag(database()), { lines: 0, seconds: 0 });
    assert.equal(await pause(), 0);
  });

  test('folds changes into the index until the server stops', async () => {
    await database().query(sql`UPDATE order_line SET status = 3 WHERE id <= 400`);
    const end = startFolding(database(), (error) => assert.fail(String(error)));
    while ((await foldingLag(database())).lines > 0) await new Promise((resolve) => setTimeout(resolve, 50));
    await end();
    await database().query(sql`UPDATE order_line SET status = 4 WHERE id <= 40`);
    assert.equal((await foldingLag(database())).lines > 0, true);
  });

  /** PostgreSQL counts a connection's reads up to a second later: this makes all connections of the pool report theirs now. */
  async function countReads() {
    if (database().engine === 'embedded') return;
    const flush = async (transaction: Queryable) => {
      await transaction.query(sql`SELECT pg_stat_force_next_flush(), pg_sleep(0.1)`);
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, () => database().transaction(flush)));
  }

  /** Empties the table of lines. @returns a function that restores some of them */
  async function emptied() {
    await database().script(
      `DROP TABLE IF EXISTS kept; CREATE TABLE kept AS TABLE order_line; TRUNCATE order_line CASCADE`,
    );
    await countReads();
    const columns = await database().query<{ names: string }>(sql`
      SELECT string_agg(quote_ident(attname), ', ') AS names FROM pg_attribute
      WHERE attrelid = 'order_line'::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`);
    const names = columns[0]?.names ?? '';
    return (lines: string) =>
      database().script(`INSERT INTO order_line (${names}) SELECT ${names} FROM kept WHERE ${lines}`);
  }
  const everything = (queryable: Queryable) =>
    findOrders(
      queryable,
      { caller: callerOf([5], true), today: '2026-11-24', selection: { parentId: 0, companyId: 0 } },
      { ...DEFAULT_ORDER_FILTERS, Filter_DateRange: 7, Filter_design: 'a' },
      { SortBy: 'Priority', SortOrder: 'asc' },
      { from: 0, size: 20 },
    );

  test('keeps results exact for lines loaded into an empty table, before and after they’re folded (SRCH-05)', async () => {
    const load = await emptied();
    await load('true');
    const [plain] = await database().query<{ total: number }>(sql`
      SELECT count(*) AS total FROM order_line WHERE order_date >= '2021-11-24' AND design ILIKE '%a%'`);
    assert.equal((await everything(database())).total, plain?.total);
    await foldAll(database());
    assert.equal((await everything(database())).total, plain?.total);
    assert.deepEqual(await differing(), []);
  });

  test('waits while an empty table is being filled, and no longer once the load is over (SRCH-05)', async () => {
    const load = await emptied();
    const isHeld = watchFirstLoad(database());
    const ofPostgres = database().engine === 'postgres';
    for (let turn = 0; turn < 10; turn += 1) {
      await load(`id / ${KEPT} % 10 = ${turn}`);
      assert.equal(await isHeld(), ofPostgres);
    }
    let looks = 0;
    while (await isHeld()) assert.ok((looks += 1) < 10);
    await foldAll(database());
    await database().script('UPDATE order_line SET qty = qty + 1');
    assert.equal(await isHeld(), false);
  });

  test('doesn’t wait while somebody reads lists, because a long log slows them down (SRCH-05)', async () => {
    if (database().engine === 'embedded') return;
    // PostgreSQL reads a table that it knows to be empty, after a VACUUM, without its key.
    for (const upkeep of ['', 'VACUUM order_bits']) {
      const load = await emptied();
      await database().script(upkeep);
      const isHeld = watchFirstLoad(database());
      await load(`id / ${KEPT} % 2 = 0`);
      await changeAll();
      assert.equal(await isHeld(), true);
      await database().transaction(async (transaction) => {
        await everything(transaction);
        await transaction.query(sql`SELECT pg_stat_force_next_flush()`);
      });
      await load(`id / ${KEPT} % 2 = 1`);
      assert.equal(await isHeld(), false);
    }
  });

  test('folds a short log before a starting server serves requests, and leaves a long one for later (SRCH-05)', async () => {
    await database().script(`INSERT INTO order_log (id) SELECT n FROM generate_series(1, 50001) AS n`);
    await foldAtStart(database());
    assert.ok((await foldingLag(database())).lines > 0);
    await database().script('DELETE FROM order_log WHERE id > 100');
    await foldAtStart(database());
    assert.deepEqual(await foldingLag(database()), { lines: 0, seconds: 0 });
  });
});
