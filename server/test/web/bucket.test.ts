import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { after, before, test } from 'node:test';
import { openStore } from '@galley/releases/storage/openStore';
import { promote } from '@galley/releases/operations/promote';
import { addRelease, testHost, testRelease } from '@galley/releases/testing/releases';
import { BUCKET, startS3, type TestS3 } from '@galley/releases/testing/s3';
import type { PublicRegistry } from '@galley/shared/contract/releases';
import { startWeb, type TestWeb } from './testing.ts';

const STATIC = 'https://static.example/store';
const location = `s3://${BUCKET}/${randomUUID()}`;
let s3: TestS3;
let web: TestWeb;

before(async () => {
  s3 = await startS3();
  Object.assign(process.env, s3.environment);
  const storage = await openStore(location);
  for (const release of ['A', 'B']) await addRelease(storage, testRelease('orders', release));
  await promote(storage, { by: 'test', host: testHost(), remotes: { orders: 'A' } });
  web = await startWeb({ releaseStore: location, bases: { common: STATIC, remotes: {} } });
});
after(async () => {
  await web.close();
  await s3.close();
});

test('a server with releases in a bucket refers to their files there, and serves none itself', async () => {
  const registry = (await web.app.inject({ url: '/releases.json' })).json<PublicRegistry>();
  const { entry } = registry.releases.orders?.A ?? {};
  assert.equal(entry?.url, `${STATIC}/orders/A/remoteEntry.js`);
  assert.equal((await web.app.inject({ url: '/remotes/orders/A/remoteEntry.js' })).statusCode, 404);
});

test('a promotion in the bucket is announced to open pages, and is in the next page', async () => {
  await web.app.listen({ port: 0, host: '127.0.0.1' });
  const request = get(`${web.app.listeningOrigin}/releases/events`);
  const [stream] = (await once(request, 'response')) as [IncomingMessage];
  stream.setEncoding('utf8');
  await promote(await openStore(location), { by: 'test', remotes: { orders: 'B' } });
  let heard = '';
  for await (const chunk of stream as AsyncIterable<string>) {
    heard += chunk;
    if (heard.includes('"revision":2}')) break;
  }
  const page = await web.app.inject({ url: '/orders' });
  assert.match(page.body, /static\.example\/store\/orders\/B\/remoteEntry\.js/);
});
