import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import type { FastifyInstance } from 'fastify';
import sql, { type Sql } from 'sql-template-tag';
import { buildApp } from '#server/app';
import { DEMO_PASSWORD } from '#server/demo/accounts';
import { idsOf, openLive } from '../day/live/testing.ts';
import { OTHER, REP, testConfig } from '../testing.ts';
import { startProxy, type Proxy } from '../durability/proxy.ts';
import type { Database } from '#server/db/database';
import { DatabaseError } from '#server/db/errors';
import { migrate } from '#server/db/migrate';
import { openPostgres } from '#server/db/postgres';
import { ensureReference } from '#server/db/reference';
import { withReplica } from '#server/db/replica';
import { startReplicatedPostgres } from './testPostgres.ts';
import { ensureDemo } from '#server/demo/ensureDemo';
import { TEST_ZONE } from './testing.ts';

const quiet = () => undefined;
const BACKOFF_MS = 100;
const PATIENCE_MS = 30_000;

describe('Reading from a replica (OPS-05)', () => {
  let postgres: Awaited<ReturnType<typeof startReplicatedPostgres>>;
  let primary: Database;
  let replica: Database;
  let database: Database;
  let network: Proxy;
  let app: FastifyInstance;
  let address = '';
  const losses: Error[] = [];
  const tokens: Record<string, string> = {};

  before(async () => {
    postgres = await startReplicatedPostgres();
    primary = openPostgres(postgres.url, quiet);
    await migrate(primary);
    await ensureReference(primary);
    await ensureDemo(primary, { size: 'small', timeZone: TEST_ZONE, onProgress: quiet });
    replica = openPostgres(postgres.replica.url, quiet);
    const behindNetwork = new URL(postgres.replica.url);
    network = await startProxy(Number(behindNetwork.port));
    behindNetwork.port = String(network.port);
    database = withReplica(
      primary,
      openPostgres(behindNetwork.href, quiet),
      (error) => losses.push(error),
      BACKOFF_MS,
    );
    app = await buildApp({ database, config: testConfig(), log: pino({ level: 'silent' }) });
    address = await app.listen({ host: '127.0.0.1', port: 0 });
    for (const email of [REP, OTHER]) {
      const { body } = await app.inject({
        method: 'POST',
        url: '/account/login',
        payload: { email, password: DEMO_PASSWORD },
      });
      tokens[email] = JSON.parse(body) as string;
    }
    await caughtUp();
  });
  after(async () => {
    await app.close();
    await replica.close();
    await database.close();
    await network.close();
    await postgres.stop();
  });

  afterEach(() => stands('resume'));

  const position = async () => {
    const [row] = await primary.query<{ at: string }>(sql`SELECT pg_current_wal_insert_lsn()::text AS at`);
    return row?.at ?? '';
  };
  /** Polls until the condition holds. */
  async function until(isSo: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS;
    while (!(await isSo())) {
      assert.ok(Date.now() < deadline, 'the condition never held');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  /** Waits until the replica holds what the primary holds now. */
  async function caughtUp(): Promise<void> {
    const wanted = await position();
    await until(async () => {
      const [row] = await replica.query<{ has: boolean }>(
        sql`SELECT pg_last_wal_replay_lsn() >= ${wanted}::pg_lsn AS has`,
      );
      return row?.has === true;
    });
  }
  const stands = (how: 'pause' | 'resume') => replica.script(`SELECT pg_wal_replay_${how}()`);

  async function call<T>(as: string, url: string, payload?: object): Promise<T> {
    const answer = await app.inject({
      method: payload === undefined ? 'GET' : 'POST',
      url,
      headers: { authorization: `Bearer ${tokens[as]}` },
      ...(payload === undefined ? {} : { payload }),
    });
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json<T>();
  }
  const found = async (as: string, name: string): Promise<boolean> => {
    const { results } = await call<{ results: { label: string }[] }>(
      as,
      `/v1/individuals/search?searchterm=${encodeURIComponent(name)}`,
    );
    return results.some(({ label }) => label === name);
  };
  const add = (as: string, name: string) =>
    call(as, '/v1/individuals', {
      SelectedParentID: 0,
      SelectedCompanyID: 0,
      IndividualId: 0,
      IndividualName: name,
      IndividualEmail: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`,
      CompanyAssociations: [],
    });

  test('people see their own writes at once, and everybody else as soon as the replica has them', async () => {
    await stands('pause');
    await add(REP, 'Aaa First');
    assert.equal(await found(REP, 'Aaa First'), true, 'the writer reads past the replica');
    assert.equal(await found(OTHER, 'Aaa First'), false, 'others read from the replica');
    await stands('resume');
    await caughtUp();
    assert.equal(await found(OTHER, 'Aaa First'), true);
  });

  test('people who have written read from the replica again once it has caught up', async () => {
    await add(REP, 'Aaa Second');
    await caughtUp();
    await stands('pause');
    await add(OTHER, 'Aaa Third');
    assert.equal(await found(REP, 'Aaa Second'), true);
    assert.equal(await found(REP, 'Aaa Third'), false);
  });

  test('a page gets a change’s event only once its lists would contain the change (LIVE-06)', async () => {
    await caughtUp();
    const live = await openLive(address, { token: tokens[OTHER] ?? '' });
    await stands('pause');
    await add(REP, 'Aaa Told');
    await add(REP, 'Aaa Told Too');
    // Enough requests that the server would have announced the change by now.
    for (let turn = 0; turn < 50; turn += 1) await found(OTHER, 'Aaa Told');
    assert.equal(live.heard.length, 0);
    assert.equal(await found(OTHER, 'Aaa Told'), false);
    await stands('resume');
    await live.until((heard) => idsOf(heard, 'contacts').length >= 2);
    assert.equal(await found(OTHER, 'Aaa Told Too'), true);
    live.close();
  });

  test('metrics show the connections to the primary and to the replica (METR-03)', async () => {
    await database.query(sql`SELECT 1`);
    const { primary: one, replica: other } = database.pools?.() ?? {};
    assert.deepEqual([one?.waiting, other?.waiting], [0, 0]);
    assert.ok((one?.idle ?? 0) > 0);
  });

  test('a lost replica fails no request, and serves again when it is back', async () => {
    await postgres.replica.halt('QUIT');
    await add(OTHER, 'Aaa Fourth');
    assert.equal(await found(REP, 'Aaa Fourth'), true, 'the primary serves');
    assert.equal(losses.length, 1, 'the loss is reported once');
    await postgres.replica.restart();
    await stands('pause');
    await add(OTHER, 'Aaa Fifth');
    await until(async () => !(await found(REP, 'Aaa Fifth')));
  });

  test('a replica without the newest schema fails no request', async () => {
    const ask = (statement: Sql) => database.reads({ jti: '', writes: 0 }).query(statement);
    losses.length = 0;
    await stands('pause');
    await primary.script(`
      CREATE TABLE newest (id int); INSERT INTO newest VALUES (1);
      ALTER TABLE account_type ADD COLUMN newest int DEFAULT 1;
      CREATE FUNCTION newest() RETURNS int LANGUAGE sql AS 'SELECT 1'`);
    assert.deepEqual(await ask(sql`SELECT id FROM newest`), [{ id: 1 }]);
    assert.deepEqual(await ask(sql`SELECT DISTINCT newest FROM account_type`), [{ newest: 1 }]);
    assert.deepEqual(await ask(sql`SELECT newest() AS one`), [{ one: 1 }]);
    // Like a statement that conflicts with what the replica is replaying: the replica cancels it.
    const waiting = ask(sql`SELECT 1 AS one WHERE NOT pg_is_in_recovery() OR pg_sleep(60) IS NULL`);
    await until(async () => {
      const ended = await replica.query(sql`
        SELECT pg_cancel_backend(pid) FROM pg_stat_activity
        WHERE state = 'active' AND query LIKE '%pg_sleep(60)%' AND pid <> pg_backend_pid()`);
      return ended.length > 0;
    });
    assert.deepEqual(await waiting, [{ one: 1 }]);
    await assert.rejects(
      ask(sql`SELECT id FROM nowhere`),
      (error) => error instanceof DatabaseError && error.kind === 'bug',
    );
    assert.deepEqual(losses, [], 'the replica wasn’t considered lost');
  });

  test('a silent replica is logged once, and serves again when it is back', async () => {
    losses.length = 0;
    await network.set('silent');
    await found(REP, 'Nobody');
    await sleep(BACKOFF_MS);
    await found(OTHER, 'Nobody');
    assert.equal(losses.length, 1);

    await network.set('reset');
    await network.set('fair');
    await caughtUp();
    await stands('pause');
    await add(OTHER, 'Aaa Sixth');
    await until(async () => !(await found(REP, 'Aaa Sixth')));
  });

  test('a replica keeps sessions working while the primary is down: people can read, but nobody can sign in until it is back (OPS-46)', async () => {
    const behindNetwork = new URL(postgres.url);
    const way = await startProxy(Number(behindNetwork.port));
    behindNetwork.port = String(way.port);
    const apart = withReplica(
      openPostgres(behindNetwork.href, quiet),
      openPostgres(postgres.replica.url, quiet),
      quiet,
    );
    const server = await buildApp({ database: apart, config: testConfig(), log: pino({ level: 'silent' }) });
    const statusOf = async (method: 'GET' | 'POST', url: string, payload?: object) => {
      const headers = { authorization: `Bearer ${tokens[OTHER]}` };
      const answer = await server.inject({ method, url, headers, ...(payload && { payload }) });
      return answer.statusCode;
    };
    const list = () => statusOf('GET', '/v1/individuals/search?searchterm=a');
    const signIn = () => statusOf('POST', '/account/login', { email: OTHER, password: DEMO_PASSWORD });
    try {
      // Old enough that the server would record the session's use.
      await primary.query(sql`UPDATE session SET seen_at = now() - interval '10 minutes'`);
      await caughtUp();
      await way.set('reset');
      assert.equal(await list(), 200);
      assert.equal(await list(), 200, 'the primary isn’t queried for a while');
      assert.equal(await signIn(), 503);
      await primary.query(sql`UPDATE session SET revoked_at = now()`);
      await caughtUp();
      assert.equal(await list(), 401, 'people who signed out stay signed out');
      await primary.query(sql`UPDATE session SET revoked_at = NULL`);
      await way.set('fair');
      await until(async () => (await signIn()) === 200);
      await until(async () => (await list()) === 200);
    } finally {
      await server.close();
      await apart.close();
      await way.close();
    }
  });
});
