import assert from 'node:assert/strict';
import { afterEach, describe, test } from 'node:test';
import type { PublicRegistry } from '@galley/shared/contract/releases';
import { startWeb, type TestWeb } from './testing.ts';

let web: TestWeb;
const STATIC = 'https://static.example';
const ask = (url: string) => web.app.inject({ url });
const releasesIn = async (query: string) =>
  Object.values((await ask(`/releases.json${query}`)).json<PublicRegistry>().releases.orders ?? {});
const entryOf = async (query = '') => (await releasesIn(query)).map(({ entry }) => entry.url);
const hashesOf = async (query: string) => (await releasesIn(query)).map(({ entry }) => entry.integrity);

describe('Releases that come from another origin', () => {
  afterEach(() => web.close());

  test('have addresses there in the registry, with the same hashes, also as release overrides', async () => {
    web = await startWeb();
    const hashes = await hashesOf('?release.orders=B');
    assert.equal(new Set(hashes).size, 2);
    await web.close();
    web = await startWeb({ bases: { common: `${STATIC}/store`, remotes: {} } });
    assert.deepEqual(await entryOf(), [`${STATIC}/store/orders/A/remoteEntry.js`]);
    assert.deepEqual(await entryOf('?release.orders=B'), [
      `${STATIC}/store/orders/A/remoteEntry.js`,
      `${STATIC}/store/orders/B/remoteEntry.js`,
    ]);
    assert.deepEqual(await hashesOf('?release.orders=B'), hashes);
  });

  test('are preloaded from there, with the hash and in the mode of the later request', async () => {
    web = await startWeb({ bases: { common: '/remotes', remotes: { orders: STATIC } } });
    const hint = new RegExp(
      `<link rel="preload" as="script" href="${STATIC}/orders/A/remoteEntry\\.js" integrity="sha384-[^"]+" crossorigin="anonymous">`,
    );
    assert.match((await ask('/orders')).body, hint);
  });

  test('can be loaded only from there and from this server, under the same policy', async () => {
    web = await startWeb({
      bases: { common: `${STATIC}/store`, remotes: { orders: 'https://orders.example' } },
    });
    const { headers } = await ask('/orders');
    const policy = String(headers['content-security-policy']);
    for (const [directive, more] of [
      ['script-src', " 'sha256-[\\w+/=]{44}'"],
      ['style-src', ''],
      ['connect-src', ''],
    ])
      assert.match(policy, new RegExp(`${directive} 'self' ${STATIC} https://orders\\.example${more};`));
    assert.match(policy, /require-trusted-types-for 'script'; trusted-types default/);
    assert.equal(headers['integrity-policy'], 'blocked-destinations=(script), endpoints=(policy)');
  });

  test('can be loaded from this server by another Galley’s page', async () => {
    web = await startWeb();
    const { headers } = await ask('/remotes/orders/A/remoteEntry.js');
    assert.equal(headers['access-control-allow-origin'], '*');
    assert.equal(headers['cross-origin-resource-policy'], 'cross-origin');
  });
});
