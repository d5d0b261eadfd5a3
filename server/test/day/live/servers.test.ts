import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { pino } from 'pino';
import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { buildApp } from '#server/app';
import type { Database, Transaction } from '#server/db/database';
import { openPostgres } from '#server/db/postgres';
import { DEMO_PASSWORD } from '#server/demo/accounts';
import { startPreparedPostgres } from '../../db/testing.ts';
import type { TestPostgres } from '../../db/testPostgres.ts';
import { REP, testConfig } from '../../testing.ts';
import { idsOf, openLive, type Live } from './testing.ts';

const touch = (transaction: Transaction, id: number) =>
  transaction.query(sql`UPDATE contact SET version = version + 1 WHERE id = ${id}`);

/** A transaction that stays open until the test ends it. */
function begin(database: Database, id: number) {
  let end: (isGood: boolean) => void = () => undefined;
  let begun: () => void = () => undefined;
  const hasBegun = new Promise<void>((resolve) => (begun = resolve));
  const ended = new Promise<boolean>((resolve) => (end = resolve));
  const done = database
    .transaction(async (transaction) => {
      await touch(transaction, id);
      begun();
      if (!(await ended)) throw new Error('rolled back');
    })
    .catch(() => undefined);
  return { hasBegun, end: (isGood: boolean) => (end(isGood), done) };
}

describe('Several servers on one PostgreSQL announce each change once (LIVE-03)', () => {
  let postgres: TestPostgres;
  let writers: Database;
  const servers: { app: FastifyInstance; database: Database; url: string }[] = [];
  let token = '';
  /** How often the servers have read the events. */
  let reads = 0;
  before(async () => {
    postgres = await startPreparedPostgres('small');
    writers = openPostgres(postgres.url, () => undefined);
    for (let nth = 0; nth < 2; nth += 1) {
      const opened = openPostgres(postgres.url, () => undefined, { application: `live-${nth}` });
      const query: Database['query'] = (statement) => {
        if (statement.text.includes('live_event')) reads += 1;
        return opened.query(statement);
      };
      const database = { ...opened, query };
      const app = await buildApp({ database, config: testConfig(), log: pino({ level: 'silent' }) });
      const url = await app.listen({ host: '127.0.0.1', port: 0 });
      servers.push({ app, database, url });
    }
    const answer = await fetch(`${urlOf(0)}/account/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: REP, password: DEMO_PASSWORD }),
    });
    token = (await answer.json()) as string;
  });
  after(async () => {
    for (const { app, database } of servers) {
      app.server.closeAllConnections();
      await app.close();
      await database.close();
    }
    await writers.close();
    await postgres.stop();
  });
  const urlOf = (nth: number) => servers[nth % servers.length]?.url ?? '';
  const hears = (live: Live, id: number) => live.until((heard) => idsOf(heard, 'contacts').includes(id));

  test('in commit order, whichever transaction started first', async () => {
    const [one, two] = await Promise.all([0, 1].map((nth) => openLive(urlOf(nth), { token })));
    assert.ok(one && two);
    const early = begin(writers, 1);
    await early.hasBegun;
    await writers.transaction((transaction) => touch(transaction, 2));
    for (const live of [one, two]) await hears(live, 2);
    // A page that is cut off between the two continues on the other server, with only the transaction that began first.
    one.close();
    await early.end(true);
    const moved = await openLive(urlOf(1), { token, after: one.id() });
    for (const live of [two, moved]) await hears(live, 1);
    await writers.transaction((transaction) => touch(transaction, 3));
    for (const live of [two, moved]) await hears(live, 3);
    assert.deepEqual(idsOf(two.heard, 'contacts'), [2, 1, 3]);
    assert.deepEqual(idsOf(moved.heard, 'contacts'), [1, 3]);
    for (const live of [two, moved]) live.close();
  });

  test('even to a page that switches between servers while many write and some roll back', async () => {
    const heard: number[] = [];
    let live = await openLive(urlOf(0), { token });
    const committed: number[] = [];
    const open: { id: number; end: (isGood: boolean) => Promise<unknown> }[] = [];
    for (let id = 10; id < 70; id += 1) {
      const writer = begin(writers, id);
      await writer.hasBegun;
      open.push({ id, end: writer.end });
      // At most six transactions are open at a time; they end in a different order than they began.
      const most = id === 69 ? 0 : 6;
      while (open.length > most) {
        const [ended] = open.splice((id * 7) % open.length, 1);
        assert.ok(ended);
        const isGood = ended.id % 5 !== 0;
        await ended.end(isGood);
        if (isGood) committed.push(ended.id);
      }
      if (id % 6 !== 0) continue;
      live.close();
      await live.ended;
      heard.push(...idsOf(live.heard, 'contacts'));
      live = await openLive(urlOf(id / 6), { token, after: live.id() });
    }
    await writers.transaction((transaction) => touch(transaction, 100));
    await hears(live, 100);
    live.close();
    heard.push(...idsOf(live.heard, 'contacts'));
    assert.deepEqual(
      heard.toSorted((a, b) => a - b),
      [...committed, 100].toSorted((a, b) => a - b),
    );
  });

  test('even when a server’s listening connection is lost', async () => {
    const live = await openLive(urlOf(0), { token });
    const lost = await writers.query(sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'live-0' AND query = 'LISTEN galley_live'`);
    assert.equal(lost.length, 1);
    await writers.transaction((transaction) => touch(transaction, 4));
    await hears(live, 4);
    live.close();
  });

  test('in one event without ids when thousands of records change at once', async () => {
    const live = await openLive(urlOf(0), { token });
    await writers.transaction(async (transaction) => {
      await transaction.query(sql`
        INSERT INTO contact (name, email) SELECT 'Storm', 'storm.' || n || '@example.com' FROM generate_series(1, 5000) AS n`);
      for (let id = 1; id <= 60; id += 1) await touch(transaction, id);
    });
    await live.until((heard) => heard.length > 0);
    assert.deepEqual(live.heard, [{ event: 'changes', data: [{ topic: 'contacts' }] }]);
    live.close();
  });

  test('with one read of the events per notification, not per page', async () => {
    const pages = await Promise.all(Array.from({ length: 40 }, () => openLive(urlOf(0), { token })));
    const before = reads;
    await writers.transaction((transaction) => touch(transaction, 5));
    await Promise.all(pages.map((page) => hears(page, 5)));
    // A server reads once per notification, and once a second.
    assert.ok(reads - before < 20, `${reads - before} reads`);
    for (const page of pages) {
      assert.deepEqual(idsOf(page.heard, 'contacts'), [5]);
      page.close();
    }
  });
});
