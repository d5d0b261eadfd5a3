import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { startCanary } from '@galley/releases/operations/canary';
import { promote } from '@galley/releases/operations/promote';
import { memoryStorage } from '@galley/releases/storage/memoryStorage';
import { testHostRelease, value } from '@galley/releases/testing/releases';
import { fillTrusted, publishAs, storeOf, testKey } from '@galley/releases/testing/trust';
import { addKey, endKey, vouchFor } from '@galley/releases/trust/changePolicy';
import { startWeb, type TestWeb } from './testing.ts';

const SECOND = testKey();
const by = '';
let storage: ReturnType<typeof memoryStorage>;
let web: TestWeb;
const operations = () => storeOf(storage, 'operations');
const start = () => startWeb({ storage: storeOf(storage, 'server') });
const revoke = async (name: string) =>
  value(await endKey(operations(), { name, how: 'revoked', reason: 'stolen' }));
const vouch = async (release: string) =>
  value(await vouchFor(operations(), { remote: 'host', release, reason: 'reviewed' }));
const activate = async (release: string) =>
  value(await promote(operations(), { by, remotes: { host: release }, reason: 'a test', force: true }));
/** The release of the host that a page is made of, or its status. */
const hostOf = async (app: FastifyInstance = web.app, headers: Record<string, string> = {}) => {
  const { body, statusCode } = await app.inject({ url: '/orders', headers });
  return /src="\/host\/([^/]+)\/assets\/main\.js"/.exec(body)?.[1] ?? statusCode;
};
const file = async (release: string) => (await web.app.inject(`/host/${release}/assets/main.js`)).statusCode;

beforeEach(async () => {
  storage = memoryStorage();
  await fillTrusted(storage);
  const owner = { name: 'host-2', public: SECOND.public, role: 'host' as const, remotes: [] };
  value(await addKey(operations(), owner, 'new'));
  await publishAs(storeOf(storage, 'host'), testHostRelease('1'));
  await publishAs(storeOf(storage, SECOND), testHostRelease('2'));
  await activate('1');
  web = await start();
});
afterEach(() => web.close());

describe('A host whose key is revoked (REL-16)', () => {
  test('is no longer served: pages come from the host that a rollback would choose, and the log says why', async ({
    mock,
  }) => {
    await activate('2');
    assert.deepEqual([await hostOf(), await file('2')], ['2', 200]);
    const errors = mock.method(web.app.log, 'error').mock;
    await revoke('host-2');
    assert.deepEqual(
      [await hostOf(), await hostOf(), await file('2'), await file('1')],
      ['1', '1', 404, 200],
    );
    const said = errors.calls.map(({ arguments: [error] }) => String(error));
    assert.ok(
      said.includes(
        'Error: The host 2 is active but can\'t be served: Its release.json is signed by the key host-2, which was revoked: stolen. Run npm run release -- rollback host, or npm run release -- keys vouch host 2 --reason "…". Until then, pages come from host 1.',
      ),
      said.join(' '),
    );
    assert.equal(new Set(said).size, said.length, 'once');
    await vouch('2');
    assert.deepEqual([await hostOf(), await file('2')], ['2', 200]);
  });

  test('isn’t served to its canary either', async () => {
    value(await startCanary(operations(), { by, remote: 'host', release: '2', percent: 50 }));
    const cookie = 'galley-host=2';
    assert.equal(await hostOf(web.app, { cookie }), '2');
    await revoke('host-2');
    assert.equal(await hostOf(web.app, { cookie }), '1');
  });

  test('is replaced by a page that says so, with 503, if no other host counts', async ({ mock }) => {
    await activate('2');
    assert.equal(await hostOf(), '2');
    await revoke('host-2');
    await revoke('host');
    const errors = mock.method(web.app.log, 'error').mock;
    const answer = await web.app.inject('/orders');
    assert.equal(answer.statusCode, 503);
    assert.equal(answer.headers['cache-control'], 'no-store');
    assert.equal(answer.headers['retry-after'], '30');
    assert.match(answer.body, /No version of Galley can be loaded right now\. Try again in a few minutes\./);
    assert.doesNotMatch(answer.body, /<script/);
    assert.equal(await hostOf(), 503);
    assert.deepEqual([await file('1'), await file('2')], [404, 404]);
    const said = errors.calls.filter(({ arguments: [, text] }) => text === 'no host can be served');
    assert.equal(said.length, 1);
    assert.match(
      String(said[0]?.arguments[0]),
      /which was revoked: stolen\. Run npm run release -- keys vouch host 2 --reason "…", or promote another host\.$/,
    );
    assert.equal((await web.app.inject('/v1/known')).statusCode, 200, 'the API still works');
    await vouch('1');
    assert.equal(await hostOf(), '1');
  });

  test('isn’t replaced by a host that can’t run the active releases', async () => {
    await publishAs(storeOf(storage, 'host'), testHostRelease('old', { provides: { react: '18.0.0' } }));
    await activate('old');
    await activate('2');
    assert.equal(await hostOf(), '2');
    await revoke('host-2');
    assert.equal(await hostOf(), '1');
  });

  test('doesn’t keep a server from starting if another one counts; without one, the error says why', async () => {
    await activate('2');
    await revoke('host-2');
    const started = await start();
    assert.equal(await hostOf(started.app), '1');
    await started.close();
    await revoke('host');
    await assert.rejects(
      start(),
      /The host 2 is active but can't be served: .*host-2, which was revoked: stolen/,
    );
  });
});
