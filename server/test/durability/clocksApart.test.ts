import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import sql from 'sql-template-tag';
import { addressOf, killStarted, runScript, type Running } from '../testProcess.ts';
import { REP } from '../testing.ts';
import { CLOCK_IS_RIGHT, clockSkewOptions } from './clockSkew.ts';
import { send, signIn, untilReady } from './service.ts';
import { postgresStore } from './store.ts';

const MINUTE_MS = 60_000;

describe('Servers on one PostgreSQL database, with clocks that are a minute ahead, correct, and ten minutes behind', () => {
  let store: Awaited<ReturnType<typeof postgresStore>>;
  let servers: Running[];
  const urlOf = (server: Running) => addressOf(server.output());
  const start = async (off: number) => {
    const server = runScript('main.js', { env: { ...store.env, PORT: '0' }, node: clockSkewOptions(off) });
    await untilReady(
      () => urlOf(server),
      () => server.child.exitCode !== null,
    );
    return server;
  };
  const statusesAt = (server: Running, tokens: string[]) =>
    Promise.all(
      tokens.map(async (token) => {
        const reply = await send(urlOf(server), token, { method: 'GET', path: '/v1/employees' });
        return reply?.status;
      }),
    );
  const tokensOfAll = () => Promise.all(servers.map((server) => signIn(urlOf(server), REP)));

  before(async () => {
    store = await postgresStore();
    servers = await Promise.all([start(MINUTE_MS), start(0), start(-10 * MINUTE_MS)]);
  });
  after(async () => {
    await killStarted();
    await store.dispose();
  });

  test('accept each other’s sign-ins (SIGN-06)', async () => {
    const tokens = await tokensOfAll();
    for (const server of servers) assert.deepEqual(await statusesAt(server, tokens), [200, 200, 200]);
  });

  test('accept them when a running server’s clock is set back or forward', async () => {
    const tokens = await tokensOfAll();
    for (const server of servers) {
      server.child.kill('SIGUSR2');
      assert.ok(await server.says(CLOCK_IS_RIGHT));
      assert.deepEqual(await statusesAt(server, tokens), [200, 200, 200]);
    }
  });

  test('end a session only according to the database’s clock', async () => {
    const [token = ''] = await tokensOfAll();
    await store.inspect((database) => database.query(sql`UPDATE session SET expires_at = now()`));
    for (const server of servers) assert.deepEqual(await statusesAt(server, [token]), [401]);
  });
});
