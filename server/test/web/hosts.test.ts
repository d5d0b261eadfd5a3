import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { endCanary, startCanary } from '@galley/releases/operations/canary';
import { promote } from '@galley/releases/operations/promote';
import { rollback } from '@galley/releases/operations/rollback';
import { folderStorage } from '@galley/releases/storage/folderStorage';
import { addRelease, testHost, testHostRelease, value } from '@galley/releases/testing/releases';
import type { Storage } from '@galley/releases/storage/storage';
import type { PublicRegistry } from '@galley/shared/contract/releases';
import { HOST_ASSETS, startWeb, type TestWeb } from './testing.ts';

const by = 'ana';
const remote = 'host';
let web: TestWeb;
let storage: Storage;
const ask = (url: string, headers: Record<string, string> = {}, app: FastifyInstance = web.app) =>
  app.inject({ url, headers });
/** The release of the host that a page is made of. */
const hostOf = async (url: string, cookie?: string) =>
  /src="\/host\/([^/]+)\/assets\/main\.js"/.exec(
    (await ask(url, cookie === undefined ? {} : { cookie })).body,
  )?.[1];
const registry = async () => (await ask('/releases.json')).json<PublicRegistry>();

beforeEach(async () => {
  web = await startWeb();
  storage = folderStorage(web.store);
  for (const release of ['1', '2']) await addRelease(storage, testHostRelease(release));
  value(await promote(storage, { by, remotes: { host: '1' } }));
});
afterEach(() => web.close());

describe('A host that is a release of the store', () => {
  test('is served in the next page after its promotion, and the previous one after a rollback (REL-28)', async () => {
    assert.equal(await hostOf('/orders'), '1');
    value(await promote(storage, { by, remotes: { host: '2' } }));
    for (const url of ['/', '/orders', '/releases', '/no/such/page'])
      assert.equal(await hostOf(url), '2', url);
    value(await rollback(storage, { by, remote, reason: 'blank pages' }));
    assert.equal(await hostOf('/orders'), '1');
  });

  test('is watched by a script of the page, which the policy allows by its hash and which is ahead of the host (REL-30)', async () => {
    const { body, headers } = await ask('/orders');
    const [, script = ''] = /<head><script>(.+?)<\/script><script defer/.exec(body) ?? [];
    assert.match(script, /releases\/reports/);
    const hash = createHash('sha256').update(script).digest('base64');
    assert.ok(String(headers['content-security-policy']).includes(`script-src 'self' 'sha256-${hash}';`));
  });

  test('keeps its files at its release’s address forever, even after another becomes active (REL-28)', async () => {
    value(await promote(storage, { by, remotes: { host: '2' } }));
    for (const release of ['1', '2']) {
      const answer = await ask(`/host/${release}/assets/main.js`);
      assert.equal(answer.statusCode, 200);
      assert.match(answer.body, new RegExp(`^main of ${release},`));
      assert.equal(answer.headers['cache-control'], 'public, max-age=31536000, immutable');
      assert.match(String(answer.headers['content-type']), /javascript/);
    }
    for (const url of [
      '/host/3/assets/main.js',
      '/host/1/assets/gone.js',
      '/host/1/release.json',
      '/host/1/index.html',
    ])
      assert.equal((await ask(url)).statusCode, 404, url);
    assert.equal((await ask('/remotes/host/1/assets/main.js')).statusCode, 404);
  });

  test('preloads its own signed-in code, by its hash, and costs the page no other request (REL-28)', async () => {
    const { body } = await ask('/account');
    const { files } = testHostRelease('1');
    assert.match(
      body,
      new RegExp(
        `<link rel="preload" as="script" href="/host/1/assets/signed-in.js" integrity="${(files['assets/signed-in.js'] ?? '').replaceAll('+', String.raw`\+`)}"`,
      ),
    );
    assert.equal(body.match(/<link rel="preload"/g)?.length, 1);
  });

  test('is listed in the page separately from the remotes, without its files (REL-28)', async () => {
    const { hostRelease, remotes, releases } = await registry();
    assert.deepEqual(hostRelease, { active: '1' });
    assert.deepEqual([Object.keys(remotes), Object.keys(releases)], [['orders'], ['orders']]);
  });

  test('runs as a canary only in the browser that requests it (REL-29)', async () => {
    value(await startCanary(storage, { by, remote, release: '2', percent: 50 }));
    assert.equal(await hostOf('/orders'), '1');
    assert.equal(await hostOf('/orders', 'other=1; galley-host=2'), '2');
    // Nothing but the canary can be requested.
    for (const cookie of ['galley-host=3', 'galley-host=../2', 'galley-host=', 'not-galley-host=2'])
      assert.equal(await hostOf('/orders', cookie), '1', cookie);
    const { headers } = await ask('/orders');
    assert.match(String(headers.vary), /cookie/);
    value(await endCanary(storage, { by, remote }));
    assert.equal(await hostOf('/orders', 'galley-host=2'), '1');
  });

  test('that was changed in the store isn’t served: pages continue with the last good one (REL-31)', async () => {
    assert.equal(await hostOf('/orders'), '1');
    value(await promote(storage, { by, remotes: { host: '2' } }));
    await writeFile(path.join(web.store, 'host/2/index.html'), '<!doctype html>changed');
    assert.equal(await hostOf('/orders'), '1');
    await writeFile(path.join(web.store, 'host/2/assets/main.js'), 'changed');
    assert.equal((await ask('/host/2/assets/main.js')).statusCode, 404);
  });

  test('that can’t be served when a server starts keeps it from starting, and the error says what to do (REL-31)', async () => {
    await rm(path.join(web.store, 'host/1/index.html'));
    await assert.rejects(
      startWeb({ releaseStore: web.store }),
      /The host 1 is active but can't be served: .* run npm run release -- rollback host\./,
    );
  });
});

describe('A store without a host release', () => {
  test('has the host of the checkout served, as before (REL-32)', async () => {
    const older = await startWeb();
    const page = await ask('/orders', {}, older.app);
    assert.match(page.body, /id="root"/);
    assert.match(page.body, new RegExp(`${HOST_ASSETS}/signed-in.1.js`));
    assert.equal((await ask(`${HOST_ASSETS}/main.1.js`, {}, older.app)).statusCode, 200);
    const { host, hostRelease } = (await ask('/releases.json', {}, older.app)).json<PublicRegistry>();
    assert.deepEqual([host?.release, hostRelease], [testHost().release, undefined]);
    await older.close();
  });
});
