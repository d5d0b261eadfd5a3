import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pino } from 'pino';
import { buildApp } from '#server/app';
import { releaseEvents } from '#server/web/releaseEvents';
import type { RegistrySource } from '#server/web/registrySource';
import { MANAGER, onOneServer } from '../../testing.ts';

const source: RegistrySource = {
  current: async () => ({ schema: 1, revision: 1, host: null, remotes: {}, releases: {} }),
  onRevision: () => () => undefined,
  record: async () => null,
  host: async () => null,
  whyRefused: async () => null,
  close: () => undefined,
};

onOneServer('The event streams of a server', (server) => {
  test('share their limits: streams with a session and without one count together (OPS-14)', async (t) => {
    const log = pino({ level: 'silent' });
    const limits = { perNetwork: 2, inAll: 3 };
    const parts = { database: server.database(), config: server.config(), log, live: { limits } };
    const app = await buildApp({ ...parts, scheduledNotifications: false });
    t.after(async () => {
      app.server.closeAllConnections();
      await app.close();
    });
    await app.register(releaseEvents, { source, limits });
    const url = await app.listen({ host: '127.0.0.1', port: 0 });
    const headers = { authorization: `Bearer ${await server.tokenOf(MANAGER)}` };
    const open = (path: string) => fetch(url + path, { headers });
    const [first] = [await open('/v1/live'), await open('/releases/events')];
    for (const path of ['/v1/live', '/releases/events']) {
      const { status, headers: refused } = await open(path);
      assert.deepEqual([status, refused.get('retry-after')], [429, '60'], path);
    }
    await first.body?.cancel();
    // The server notices the closed stream a moment later.
    while ((await open('/releases/events')).status !== 200);
    assert.equal((await open('/v1/live')).status, 429);
  });
});
