import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { startWeb, type TestWeb } from './testing.ts';

interface Manifest {
  name: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
}

/** Width and height of a PNG, from its header chunk (PNG specification, 11.2.1). */
function sizeOfPng(bytes: Buffer): string {
  assert.equal(bytes.subarray(1, 4).toString('latin1'), 'PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

describe('The installed app', () => {
  let web: TestWeb;
  const ask = (url: string, headers: Record<string, string> = {}) => web.app.inject({ url, headers });
  before(async () => {
    web = await startWeb();
  });
  after(() => web.close());

  test('its manifest lists existing icons of the declared sizes, including a maskable one (INST-01)', async () => {
    const answer = await ask('/app.webmanifest');
    assert.match(String(answer.headers['content-type']), /^application\/manifest\+json/);
    assert.equal(answer.headers['cache-control'], 'no-cache');
    const { name, icons } = answer.json<Manifest>();
    assert.equal(name, 'Galley');
    assert.deepEqual(
      icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`),
      ['192x192 any', '512x512 any', '512x512 maskable'],
    );
    for (const { src, sizes, type } of [
      ...icons,
      { src: '/icons/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
    ]) {
      const icon = await ask(src);
      assert.equal(icon.headers['content-type'], type, src);
      assert.equal(sizeOfPng(icon.rawPayload), sizes, src);
      assert.match(String(icon.headers['cache-control']), /max-age=86400/, src);
    }
  });

  test('its files aren’t resent to a browser that has them', async () => {
    for (const url of ['/app.webmanifest', '/service-worker.js', '/icons/icon-192.png']) {
      const { etag } = (await ask(url)).headers;
      assert.equal((await ask(url, { 'if-none-match': String(etag) })).statusCode, 304, url);
    }
  });

  test('its page can load a manifest and a worker only from this server (INST-02)', async () => {
    const policy = String((await ask('/')).headers['content-security-policy']);
    assert.match(policy, /manifest-src 'self'; worker-src 'self';/);
    assert.match(policy, /trusted-types default worker;/);
  });

  test('a page is the same for everybody, with the hash of each of its files, so that a device can store it (INST-13)', async () => {
    const page = await ask('/orders');
    const ofSomebody = await ask('/orders', {
      authorization: 'Bearer of.some.body',
      cookie: 'session=theirs',
    });
    assert.equal(ofSomebody.body, page.body);
    assert.equal(ofSomebody.headers['content-security-policy'], page.headers['content-security-policy']);
    assert.match(String(page.headers['etag']), /./);
    const files = page.body.match(/<(?:script|link)[^>]* (?:src|href)="\/(?:host|remotes)\/[^>]*>/g) ?? [];
    assert.ok(files.length > 0);
    for (const file of files) assert.match(file, / integrity="sha384-[^"]+"/);
  });

  test('its worker only contacts this server, and browsers check for a newer one with each page (INST-07)', async () => {
    const { headers } = await ask('/service-worker.js');
    assert.match(String(headers['content-type']), /^text\/javascript/);
    assert.equal(headers['cache-control'], 'no-cache');
    assert.match(String(headers['content-security-policy']), /^default-src 'none'; connect-src 'self'/);
  });
});

test('With SERVICE_WORKER=off the worker removes itself, and the app can still be installed (INST-08)', async () => {
  const web = await startWeb({ serviceWorker: 'off' });
  const worker = await web.app.inject('/service-worker.js');
  assert.match(worker.body, /registration\.unregister\(\)/);
  assert.doesNotMatch(worker.body, /'fetch'/);
  assert.equal((await web.app.inject('/app.webmanifest')).statusCode, 200);
  await web.close();
});
