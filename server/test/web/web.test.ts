import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { integrityOf } from '@galley/releases/common/digest';
import { promote } from '@galley/releases/operations/promote';
import { folderStorage } from '@galley/releases/storage/folderStorage';
import { addRelease, testRelease, value } from '@galley/releases/testing/releases';
import { REPORTS_PATH } from '#server/web/policy';
import { HOST_ASSETS, startWeb, testConfig, type TestWeb } from './testing.ts';

let web: TestWeb;
const ask = (url: string, headers: Record<string, string> = {}) => web.app.inject({ url, headers });
const block = (html: string, id: string): unknown =>
  JSON.parse(
    new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(html)?.[1] ?? 'null',
  );

describe('A page of the app', () => {
  before(async () => {
    web = await startWeb();
  });
  after(() => web.close());

  test('every address of the app returns it', async () => {
    for (const url of [
      '/',
      '/orders',
      '/orders?parent=3',
      '/orders/',
      '/account',
      '/audit',
      '/reset-password',
      '/releases',
    ]) {
      const answer = await ask(url);
      assert.equal(answer.statusCode, 200, url);
      assert.equal(answer.headers['cache-control'], 'no-cache');
    }
  });

  test('an unknown address also returns it, as 404, so that the app shows its own 404 page', async () => {
    const answer = await ask('/no/such/page');
    assert.equal(answer.statusCode, 404);
    assert.match(answer.body, /id="root"/);
  });

  test('an invalid address returns it as 404', async () => {
    for (const url of ['//', '///', '//?parent=1']) assert.equal((await ask(url)).statusCode, 404, url);
  });

  test('a missing file and an unknown call are plain 404s, never the page', async () => {
    for (const url of [
      '/favicon.ico',
      `${HOST_ASSETS}/gone.js`,
      '/remotes/orders/Z/remoteEntry.js',
      '/v1/unknown',
      '/account/x/',
    ]) {
      const answer = await ask(url);
      assert.equal(answer.statusCode, 404, url);
      assert.match(String(answer.headers['content-type']), /problem\+json/, url);
      assert.doesNotMatch(String(answer.headers['cache-control']), /immutable/, url);
    }
  });

  test('it carries configuration and registry, and text in them can’t break out of their block', async () => {
    const { body } = await ask('/orders');
    assert.deepEqual(block(body, 'galley-config'), testConfig());
    assert.deepEqual(block(body, 'galley-registry'), (await ask('/releases.json')).json());
  });

  test('it preloads what a screen needs, with the hashes: the signed-in chunk, the remote’s entry and its screen', async () => {
    const { body } = await ask('/orders');
    const hints = [
      ...body.matchAll(
        /<link rel="preload" as="(\w+)" href="([^"]+)" integrity="([^"]+)" crossorigin="anonymous">/g,
      ),
    ];
    assert.deepEqual(
      hints.map(([, as, href]) => `${as} ${href}`),
      [
        `script ${HOST_ASSETS}/signed-in.1.js`,
        'script /remotes/orders/A/remoteEntry.js',
        'script /remotes/orders/A/assets/screen.js',
      ],
    );
    assert.equal(hints[0]?.[3], integrityOf(''));
  });

  test('a remote’s own screen is a page like the others while it is active (TEAM-07)', async () => {
    const own = await startWeb();
    const page = () => own.app.inject({ url: '/my-day' });
    assert.equal((await page()).statusCode, 404);
    const store = folderStorage(own.store);
    await addRelease(store, testRelease('my-day', 'A', { screen: { title: 'My Day' } }));
    value(await promote(store, { by: 'ana', remotes: { 'my-day': 'A' } }));
    const { statusCode, body } = await page();
    assert.equal(statusCode, 200);
    assert.match(body, /rel="preload" as="script" href="\/remotes\/my-day\/A\/remoteEntry\.js"/);
    await own.close();
  });

  test('a page that requires a sign-in first runs the script that requests its list (LOAD-12)', async () => {
    const early = `<script async src="${HOST_ASSETS}/early.1.js" integrity="${integrityOf('')}" crossorigin="anonymous">`;
    const { body } = await ask('/orders');
    assert.ok(body.includes(early));
    assert.ok(body.indexOf(early) < body.indexOf('<link rel="preload"'));
    for (const url of ['/', '/reset-password', '/no/such/page'])
      assert.doesNotMatch((await ask(url)).body, /early/, url);
  });

  test('the sign-in page preloads nothing, the account page only the signed-in chunk', async () => {
    assert.doesNotMatch((await ask('/')).body, /preload/);
    assert.equal((await ask('/account')).body.match(/rel="preload"/g)?.length, 1);
  });

  test('a page that requires a sign-in says that it is loading before any code has arrived; the others don’t', async () => {
    const said = /<div id="root"><output class="app-loading">Loading...please wait<\/output><\/div>/;
    for (const url of ['/orders', '/account']) assert.match((await ask(url)).body, said, url);
    for (const url of ['/', '/reset-password', '/no/such/page'])
      assert.match((await ask(url)).body, /<div id="root"><\/div>/, url);
  });

  test('search engines can index only the sign-in page', async () => {
    for (const [url, robots] of [
      ['/', undefined],
      ['/orders', 'noindex'],
      ['/no-such-page', 'noindex'],
    ] as const) {
      assert.equal((await ask(url)).headers['x-robots-tag'], robots, url);
    }
  });

  test('it is compressed, and not resent to a browser that has it', async () => {
    const answer = await ask('/orders', { 'accept-encoding': 'gzip, br' });
    assert.equal(answer.headers['content-encoding'], 'br');
    assert.match(brotliDecompressSync(answer.rawPayload).toString(), /galley-registry/);
    const without = await ask('/orders', { 'accept-encoding': 'br;q=0, gzip;q=0.0' });
    assert.equal(without.headers['content-encoding'], undefined);
    const again = await ask('/orders', { 'if-none-match': String(answer.headers.etag) });
    assert.equal(again.statusCode, 304);
  });

  test('it only runs Galley’s scripts, by hash, under Trusted Types', async () => {
    const { headers } = await ask('/');
    const policy = String(headers['content-security-policy']);
    assert.match(policy, /default-src 'none'; script-src 'self' 'sha256-[\w+/=]{44}'; style-src 'self';/);
    assert.match(policy, /require-trusted-types-for 'script'; trusted-types default/);
    assert.match(policy, /base-uri 'none'; form-action 'self'; frame-ancestors 'none'/);
    assert.doesNotMatch(policy, /unsafe/);
    assert.match(String(headers['integrity-policy']), /^blocked-destinations=\(script\)/);
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['referrer-policy'], 'same-origin');
    assert.equal(headers['x-frame-options'], 'DENY');
    assert.equal(headers['strict-transport-security'], undefined);
  });

  test('it uses no camera, location or payment, and browsers report policy violations to the server', async () => {
    const { headers } = await ask('/');
    const permissions = String(headers['permissions-policy']);
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
      assert.ok(permissions.includes(`${feature}=()`), feature);
    assert.equal(headers['reporting-endpoints'], `policy="${REPORTS_PATH}"`);
    assert.match(
      String(headers['content-security-policy']),
      new RegExp(`report-uri ${REPORTS_PATH}; report-to policy$`),
    );
    assert.match(String(headers['integrity-policy']), /endpoints=\(policy\)/);
    const report = await web.app.inject({
      method: 'POST',
      url: REPORTS_PATH,
      headers: { 'content-type': 'application/csp-report' },
      payload: JSON.stringify({ 'csp-report': { 'violated-directive': 'script-src' } }),
    });
    assert.equal(report.statusCode, 204);
  });

  test('no page of another origin can show or run the server’s responses, except published releases', async () => {
    const policyOf = async (url: string) => (await ask(url)).headers['cross-origin-resource-policy'];
    for (const url of [
      '/',
      '/orders',
      `${HOST_ASSETS}/main.1.js`,
      '/releases.json',
      '/v1/known',
      '/v1/unknown',
    ])
      assert.equal(await policyOf(url), 'same-origin', url);
    assert.equal(await policyOf('/remotes/orders/A/remoteEntry.js'), 'cross-origin');
  });
});

describe('The files of the app', () => {
  before(async () => {
    web = await startWeb();
  });
  after(() => web.close());

  test('files with a content hash or release in their address are cached forever, including entries', async () => {
    for (const url of [
      `${HOST_ASSETS}/main.1.js`,
      '/remotes/orders/A/remoteEntry.js',
      '/remotes/orders/B/assets/screen.js',
    ]) {
      const answer = await ask(url);
      assert.equal(answer.statusCode, 200, url);
      assert.equal(answer.headers['cache-control'], 'public, max-age=31536000, immutable');
      assert.match(String(answer.headers['content-type']), /javascript/);
    }
  });

  test('a precompressed file is sent as it is', async () => {
    const answer = await ask(`${HOST_ASSETS}/main.1.js`, { 'accept-encoding': 'br' });
    assert.equal(answer.headers['content-encoding'], 'br');
    assert.match(brotliDecompressSync(answer.rawPayload).toString(), /console\.log/);
  });

  test('no response can be framed or interpreted as another type', async () => {
    for (const url of [`${HOST_ASSETS}/main.1.js`, '/v1/unknown', '/meta.json']) {
      const { headers } = await ask(url);
      assert.equal(headers['content-security-policy'], "frame-ancestors 'none'", url);
      assert.equal(headers['x-content-type-options'], 'nosniff', url);
    }
  });

  test('source maps, descriptions and the registry’s own files are never served', async () => {
    for (const url of [
      `${HOST_ASSETS}/main.1.js.map`,
      `${HOST_ASSETS}/main.1.js.br`,
      `${HOST_ASSETS}/`,
      '/host/1.0.0-host/index.html',
      '/host/1.0.0-host/release.json',
      '/host/1.0.0-host/../../registry/00000001.json',
      '/assets/main.1.js',
      '/remotes/orders/A/release.json',
      '/remotes/registry/00000001.json',
      '/remotes/published/orders/A.json',
      '/remotes/.unfinished/1',
      '/.git/config',
      '/.env',
      '/assets/',
      '/remotes/',
      '/remotes/orders/A/',
      '/remotes/orders/A/%2e%2e/%2e%2e/registry/00000001.json',
    ]) {
      assert.equal((await ask(url)).statusCode, 404, url);
    }
  });
});

describe('The app, configured for other hosts', () => {
  afterEach(() => web.close());

  test('a page can request only data and images from them', async () => {
    web = await startWeb({
      config: testConfig({ apiHost: 'https://api.example/x', exportHost: 'https://api.example' }),
    });
    const policy = String((await ask('/')).headers['content-security-policy']);
    assert.match(policy, /connect-src 'self' https:\/\/api\.example;/);
    assert.match(policy, /img-src 'self' data: https:\/\/api\.example;/);
    assert.match(policy, /script-src 'self' 'sha256-[\w+/=]{44}';/);
  });

  test('a page shows proofs from the configured origins (PROV-02)', async () => {
    web = await startWeb({ proofOrigins: ['https://proofs.example'] });
    const policy = String((await ask('/')).headers['content-security-policy']);
    assert.match(policy, /img-src 'self' data: https:\/\/proofs\.example;/);
  });

  test('with https, every response tells browsers to insist on it', async () => {
    web = await startWeb({ publicUrl: 'https://galley.example' });
    assert.equal((await ask('/v1/known')).headers['strict-transport-security'], 'max-age=31536000');
  });
});
