import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { startCanary } from '@galley/releases/operations/canary';
import { promote } from '@galley/releases/operations/promote';
import { folderStorage } from '@galley/releases/storage/folderStorage';
import { revisionFile } from '@galley/releases/storage/paths';
import { addRelease, testRelease, value } from '@galley/releases/testing/releases';
import type { RegistrySource } from '#server/web/registrySource';
import { sendProblem, toProblem } from '#server/http/problem';
import { releaseEvents } from '#server/web/releaseEvents';
import { startWeb, testConfig, type TestWeb } from './testing.ts';

let web: TestWeb;
const ask = (url: string) => web.app.inject({ url });

describe('The requests of an open page', () => {
  beforeEach(async () => {
    web = await startWeb();
  });
  afterEach(() => web.close());

  test('version, configuration and registry are never cached', async () => {
    for (const url of ['/meta.json', '/config.json', '/releases.json']) {
      assert.equal((await ask(url)).headers['cache-control'], 'no-store');
    }
    assert.deepEqual((await ask('/meta.json')).json(), { version: '1.8.2' });
  });

  test('a promotion shows in the next page and the next registry, without a restart', async () => {
    await ask('/orders');
    await web.promoteOrders('B');
    assert.match((await ask('/orders')).body, /href="\/remotes\/orders\/B\/remoteEntry\.js"/);
    assert.equal((await ask('/releases.json')).json().remotes.orders.active, 'B');
  });

  test('changes to header and footer show in the next page and in config.json, without a restart (PEOP-12)', async () => {
    await web.close();
    let shown = testConfig({ phone: '555-0101' });
    web = await startWeb({ currentConfig: async () => shown });
    const before = await ask('/orders');
    assert.match(before.body, /"phone":"555-0101"/);
    assert.equal((await ask('/orders')).headers.etag, before.headers.etag);
    shown = testConfig({ phone: '555-0102' });
    assert.match((await ask('/orders')).body, /"phone":"555-0102"/);
    assert.equal((await ask('/config.json')).json().phone, '555-0102');
  });

  test('a registry broken by hand changes nothing: the last good one is still served', async () => {
    await ask('/orders');
    await writeFile(path.join(web.store, revisionFile(1)), '{"schema": 1,');
    assert.equal((await ask('/orders')).statusCode, 200);
    assert.equal((await ask('/releases.json')).json().remotes.orders.active, 'A');
  });

  test('a promotion while the database is down shows as soon as it’s back, even if a canary names people', async () => {
    await web.close();
    let isAway = false;
    web = await startWeb({
      keysOf: async (emails) => {
        if (isAway) throw new Error('the database is away');
        return new Map(emails.map((email) => [email, 'a-key']));
      },
    });
    value(
      await startCanary(folderStorage(web.store), {
        by: 'ops',
        remote: 'orders',
        release: 'B',
        employees: ['ana@galley.example'],
      }),
    );
    const active = async () => (await ask('/releases.json')).json().remotes.orders.active;
    assert.equal(await active(), 'A');
    isAway = true;
    await web.promoteOrders('B');
    assert.equal(await active(), 'A');
    isAway = false;
    assert.equal(await active(), 'B');
  });

  test('a release whose record lost its hashes isn’t offered; the others are, and pages still load', async () => {
    const storage = folderStorage(web.store);
    await addRelease(storage, testRelease('contacts', 'A'));
    value(await promote(storage, { by: 'test', remotes: { contacts: 'A' } }));
    const record = path.join(web.store, 'orders/A/release.json');
    await writeFile(record, (await readFile(record, 'utf8')).replaceAll(/sha384-[^"]+/g, ''));
    assert.equal((await ask('/orders')).statusCode, 200);
    const registry = (await ask('/releases.json')).json();
    assert.equal(registry.releases.orders, undefined);
    assert.equal(registry.releases.contacts?.A?.release, 'A');
  });

  test('a release whose record was broken or missing for a moment is offered as soon as it’s valid again', async () => {
    const file = path.join(web.store, 'orders/A/release.json');
    const record = await readFile(file, 'utf8');
    const offered = async () => (await ask('/releases.json')).json().releases.orders?.A?.release;
    await writeFile(file, '{');
    assert.equal(await offered(), undefined);
    await rm(file);
    assert.equal(await offered(), undefined);
    await writeFile(file, record);
    assert.equal(await offered(), 'A');
  });

  test('a record that stays broken is logged once, however often it is read', async () => {
    const complaints = mock.method(web.app.log, 'error').mock;
    await writeFile(path.join(web.store, 'orders/A/release.json'), '{');
    for (let page = 0; page < 3; page += 1) assert.equal((await ask('/orders')).statusCode, 200);
    assert.equal(complaints.callCount(), 1);
  });

  test('each revision is announced to open pages', async () => {
    await web.app.listen({ port: 0, host: '127.0.0.1' });
    const request = get(`${web.app.listeningOrigin}/releases/events`);
    const [stream] = (await once(request, 'response')) as [IncomingMessage];
    assert.equal(stream.headers['content-type'], 'text/event-stream');
    stream.setEncoding('utf8');
    let heard = '';
    for await (const chunk of stream as AsyncIterable<string>) {
      heard += chunk;
      if (heard.includes('"revision":1}') && !heard.includes('"revision":2}')) await web.promoteOrders('B');
      if (heard.includes('"revision":2}')) break;
    }
    assert.match(heard, /id: 2\nevent: revision\ndata: {"revision":2}\n\n/);
  });

  test('a HEAD request for the stream gets a response at once', async () => {
    const address = await web.app.listen({ port: 0, host: '127.0.0.1' });
    const signal = AbortSignal.timeout(5_000);
    const { status } = await fetch(`${address}/releases/events`, { method: 'HEAD', signal });
    assert.equal(status, 404);
  });

  test('an open stream does not keep the server from stopping', async () => {
    await web.app.listen({ port: 0, host: '127.0.0.1' });
    const request = get(`${web.app.listeningOrigin}/releases/events`);
    const [stream] = (await once(request, 'response')) as [IncomingMessage];
    stream.resume();
    const ended = once(stream, 'end');
    await web.app.close();
    await ended;
  });
});

describe('A page that requests the releases while the registry is slow', () => {
  let answer: () => void = () => undefined;
  let announce: (revision: number) => void = () => undefined;
  const source: RegistrySource = {
    current: () =>
      new Promise((resolve) => {
        answer = () => resolve({ schema: 1, revision: 1, host: null, remotes: {}, releases: {} });
      }),
    onRevision(listener) {
      announce = listener;
      return () => undefined;
    },
    record: async () => null,
    host: async () => null,
    whyRefused: async () => null,
    close: () => undefined,
  };

  let app: FastifyInstance;
  beforeEach(() => {
    app = fastify();
  });
  afterEach(async () => {
    app.server.closeAllConnections();
    await app.close();
  });

  /** A page that waits for its first event, and the server's end of it. */
  async function waiting() {
    const arrived = new Promise<ServerResponse>((resolve) => {
      app.addHook('onRequest', async (_request, reply) => resolve(reply.raw));
    });
    await app.register(releaseEvents, { source });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const request = get(`${app.listeningOrigin}/releases/events`);
    return { request, response: await arrived };
  }

  test('gets nothing if it leaves meanwhile', async () => {
    const { request, response } = await waiting();
    let written = '';
    response.write = (text: unknown) => {
      written += String(text);
      return true;
    };
    request.on('error', () => undefined).destroy();
    await once(response, 'close');
    answer();
    await sleep(0);
    announce(2);
    assert.equal(written, '');
  });

  test('is refused while its address, or all addresses together, have the maximum number of streams, and is served once one has ended (OPS-14)', async () => {
    const settled: RegistrySource = {
      ...source,
      current: async () => ({ schema: 1, revision: 1, host: null, remotes: {}, releases: {} }),
    };
    app.setErrorHandler<Error>((error, incoming, reply) => sendProblem(incoming, reply, toProblem(error)));
    await app.register(releaseEvents, { source: settled, limits: { perNetwork: 2, inAll: 3 } });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const open = async (localAddress: string) => {
      const request = get(`${app.listeningOrigin}/releases/events`, { localAddress });
      const [answer] = (await once(request, 'response')) as [IncomingMessage];
      return answer;
    };
    const [first] = [await open('127.0.0.1'), await open('127.0.0.1')];
    for (const [address, status] of [
      ['127.0.0.1', 429],
      ['127.0.0.2', 200],
      ['127.0.0.3', 503],
    ] as const) {
      const answer = await open(address);
      assert.equal(answer.statusCode, status, address);
      assert.equal(answer.headers['retry-after'], status === 200 ? undefined : '60');
    }
    first.destroy();
    let again = await open('127.0.0.1');
    // The server notices the closed stream a moment later.
    while (again.statusCode !== 200) again = await open('127.0.0.1');
    assert.equal(again.headers['content-type'], 'text/event-stream');
  });

  test('does not keep the server from stopping', async () => {
    const { request } = await waiting();
    const closed = app.close();
    await sleep(50);
    answer();
    const [stream] = (await once(request, 'response')) as [IncomingMessage];
    stream.resume();
    await once(stream, 'end', { signal: AbortSignal.timeout(5_000) });
    await closed;
  });
});
