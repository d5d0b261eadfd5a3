import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { setImmediate as nextTick } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { pino } from 'pino';
import { buildApp } from '#server/app';
import { openPrepared } from './db/testing.ts';
import { testConfig } from './testing.ts';

/** Connections are kept alive for more than a minute, so waiting for one takes far longer than this, even on a busy machine. */
const AT_ONCE_MS = 10_000;

test('a server that’s stopped during a download exits after its last byte, without waiting for kept-alive connections', async (t) => {
  const opened = await openPrepared('embedded', 'off');
  const app = await buildApp({
    database: opened.database,
    config: testConfig(),
    log: pino({ level: 'silent' }),
  });
  const [sheet, agent] = [new PassThrough(), new Agent({ keepAlive: true })];
  t.after(async () => {
    agent.destroy();
    await app.close();
    await opened.dispose();
  });
  app.get('/sheet', async (_request, reply) => reply.type('application/octet-stream').send(sheet));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  sheet.write('begins');
  const [answer] = (await once(get(`${address}/sheet`, { agent }), 'response')) as [IncomingMessage];
  const closed = app.close();
  while (app.server.listening) await nextTick();
  sheet.end(', ends');
  assert.equal(await text(answer), 'begins, ends');
  const since = performance.now();
  await closed;
  const took = performance.now() - since;
  t.diagnostic(`ended ${Math.round(took)} ms after the last byte`);
  assert.ok(took < AT_ONCE_MS, `it took ${Math.round(took)} ms`);
});
