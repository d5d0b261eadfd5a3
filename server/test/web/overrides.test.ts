import assert from 'node:assert/strict';
import { afterEach, describe, test } from 'node:test';
import type { EmployeeType } from '#server/account/contract';
import type { PublicRegistry } from '@galley/shared/contract/releases';
import { folderStorage } from '@galley/releases/storage/folderStorage';
import { addRelease, testRelease } from '@galley/releases/testing/releases';
import { startWeb, type TestWeb } from './testing.ts';

let web: TestWeb;
const LOCAL = 'http://localhost:5000';
const registry = async (query: string): Promise<PublicRegistry> =>
  (await web.app.inject({ url: `/releases.json?${query}` })).json();
const policyOf = async () =>
  String((await web.app.inject({ url: '/orders' })).headers['content-security-policy']);

describe('A page that requests a release other than the active one', () => {
  afterEach(() => web.close());

  test('gets a published one with its hashes, and everybody else the active one', async () => {
    web = await startWeb();
    const answer = await registry('release.orders=B');
    assert.deepEqual(answer.overrides, { orders: { release: 'B', isAllowed: true } });
    assert.match(answer.releases.orders?.B?.entry.integrity ?? '', /^sha384-/);
    assert.equal(answer.remotes.orders?.active, 'A');
    const others = await registry('');
    assert.equal(others.overrides, undefined);
    assert.deepEqual(Object.keys(others.releases.orders ?? {}), ['A']);
  });

  for (const release of ['C', '../orders/B', 'release.json', 'https://evil.example', LOCAL, '']) {
    test(`is refused ${JSON.stringify(release)}, which is not published`, async () => {
      web = await startWeb();
      const answer = await registry(`release.orders=${encodeURIComponent(release)}`);
      assert.deepEqual(answer.overrides, { orders: { release, isAllowed: false } });
      assert.deepEqual(Object.keys(answer.releases.orders ?? {}), ['A']);
      assert.doesNotMatch(await policyOf(), /http:/);
    });
  }

  test('is ignored for an unknown remote, or a second time for the same one', async () => {
    web = await startWeb();
    const query = 'release.invoices=A&release.__proto__=A&release.orders=A&release.orders=B';
    assert.equal((await registry(query)).overrides, undefined);
  });

  test('gets the first release of a remote without an active release (REL-45)', async () => {
    web = await startWeb();
    await addRelease(folderStorage(web.store), testRelease('my-day', 'A', { screen: { title: 'My Day' } }));
    const answer = await registry('release.my-day=A');
    assert.deepEqual(answer.overrides, { 'my-day': { release: 'A', isAllowed: true } });
    assert.deepEqual(answer.releases['my-day']?.A?.screen, { title: 'My Day' });
    assert.equal(answer.remotes['my-day'], undefined);
    assert.equal((await registry('release.my-day=B')).overrides, undefined);
    assert.equal((await registry('release.host=A')).overrides, undefined);
  });

  test('is refused if the server allows no overrides', async () => {
    web = await startWeb({ overrides: 'off' });
    const answer = await registry('release.orders=B');
    assert.deepEqual(answer.overrides, { orders: { release: 'B', isAllowed: false } });
    assert.equal(answer.releases.orders?.B, undefined);
  });

  test('gets a withdrawn release only for Operations; only signed-in people see why', async () => {
    let asks: EmployeeType | null = null;
    web = await startWeb({ employeeTypeOf: async () => asks });
    await web.promoteOrders('B');
    await web.rollBackOrders('exports fail');
    const withdrawn = 'It was rolled back: exports fail';
    for (const [type, answered] of [
      [null, { isAllowed: false, withdrawn: '' }],
      ['Sales', { isAllowed: false, withdrawn }],
      ['Account Manager', { isAllowed: false, withdrawn }],
      ['Operations', { isAllowed: true, withdrawn }],
    ] as const) {
      asks = type;
      const answer = await registry('release.orders=B');
      assert.deepEqual(answer.overrides, { orders: { release: 'B', ...answered } });
      assert.equal(answer.releases.orders?.B !== undefined, answered.isAllowed);
    }
    asks = 'Sales';
    await web.promoteOrders('B');
    assert.deepEqual((await registry('release.orders=B')).overrides?.orders?.isAllowed, true);
  });

  test('can name a build on its own machine only if the server allows that', async () => {
    web = await startWeb({ overrides: 'localhost' });
    const asked = `release.orders=${encodeURIComponent(LOCAL)}`;
    assert.deepEqual((await registry(asked)).overrides, { orders: { release: LOCAL, isAllowed: true } });
    assert.match(
      await policyOf(),
      /script-src 'self' http:\/\/localhost:\* http:\/\/127\.0\.0\.1:\* 'sha256-[\w+/=]{44}';/,
    );
    for (const foreign of [
      'http://localhost.evil.example',
      'http://localhost:5000@evil.example',
      'https://evil.example',
    ]) {
      const answer = await registry(`release.orders=${encodeURIComponent(foreign)}`);
      assert.equal(answer.overrides?.orders?.isAllowed, false);
    }
  });
});
