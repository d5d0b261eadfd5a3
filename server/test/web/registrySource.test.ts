import assert from 'node:assert/strict';
import { test } from 'node:test';
import { memoryStorage } from '@galley/releases/storage/memoryStorage';
import type { Storage } from '@galley/releases/storage/storage';
import { promote } from '@galley/releases/operations/promote';
import { addRelease, testHost, testRelease, value } from '@galley/releases/testing/releases';
import { fillTrusted, storeOf } from '@galley/releases/testing/trust';
import { endKey, vouchFor } from '@galley/releases/trust/changePolicy';
import { integrityOf } from '@galley/releases/common/digest';
import { createRegistrySource } from '#server/web/registrySource';
import { OWN_BASES } from '#server/releases/releaseBases';

const sourceOf = (storage: Storage, onError: (error: unknown) => void = () => undefined) =>
  createRegistrySource({
    storage,
    isBucket: false,
    bases: OWN_BASES,
    keysOf: async () => new Map(),
    onError,
  });

test('while a release record is broken, everybody gets the same registry, so pages aren’t built again', async () => {
  const storage = memoryStorage();
  await addRelease(storage, testRelease('orders', 'A'));
  value(await promote(storage, { by: 'test', host: testHost(), remotes: { orders: 'A' } }));
  storage.content.set('orders/A/release.json', Buffer.from('{'));
  const source = sourceOf(storage);
  assert.equal(await source.current(), await source.current());
  source.close();
});

test('a release whose record is not the one that the registry names is not served, and the others are (REL-12)', async () => {
  const storage = memoryStorage();
  for (const remote of ['orders', 'contacts']) await addRelease(storage, testRelease(remote, 'A'));
  value(await promote(storage, { by: 'test', host: testHost(), remotes: { orders: 'A', contacts: 'A' } }));
  const record = (await storage.readText('orders/A/release.json')) ?? '';
  const forged = JSON.stringify(testRelease('orders', 'A', { version: '6.6.6' }));
  storage.content.set('orders/A/release.json', Buffer.from(forged));
  storage.content.set(
    'published/orders/A.json',
    Buffer.from(JSON.stringify({ record: integrityOf(forged) })),
  );
  const errors: string[] = [];
  const source = sourceOf(storage, (error) => errors.push(String(error)));
  assert.deepEqual(Object.keys((await source.current()).releases), ['contacts']);
  await source.current();
  assert.equal(await source.record('orders', 'A'), null, 'nor if a page requests it by an override');
  assert.deepEqual(errors, ['Error: orders A: release.json differs from the one in the registry.']);
  storage.content.set('orders/A/release.json', Buffer.from(record));
  assert.deepEqual(Object.keys((await source.current()).releases).sort(), ['contacts', 'orders']);
  assert.equal((await source.record('orders', 'A'))?.version, '1.0.0');
  source.close();
});

test('a release isn’t served once its key is revoked, and is served again once Operations vouches for it (REL-16)', async () => {
  const storage = memoryStorage();
  await fillTrusted(storage);
  const source = sourceOf(storeOf(storage, 'server'));
  const served = async () => Object.keys((await source.current()).releases).sort();
  assert.deepEqual(await served(), ['contacts', 'orders']);
  const operations = storeOf(storage, 'operations');
  value(await endKey(operations, { name: 'orders', how: 'revoked', reason: 'stolen' }));
  assert.deepEqual(await served(), ['contacts']);
  assert.equal(await source.record('orders', 'A'), null);
  value(await vouchFor(operations, { remote: 'orders', release: 'A', reason: 'reviewed' }));
  assert.deepEqual(await served(), ['contacts', 'orders']);
  source.close();
});

test('while the release store can’t be read or its folder isn’t mounted, pages get the last known registry (REL-47)', async () => {
  const storage = memoryStorage();
  for (const release of ['A', 'B']) await addRelease(storage, testRelease('orders', release));
  value(await promote(storage, { by: 'test', host: testHost(), remotes: { orders: 'A' } }));
  const errors: string[] = [];
  const revisions: number[] = [];
  const source = sourceOf(storage, (error) => errors.push(String(error)));
  source.onRevision((revision) => revisions.push(revision));
  const registry = await source.current();
  const [content, { readText }] = [new Map(storage.content), storage];

  storage.content.clear();
  assert.equal(await source.current(), registry, 'not mounted');
  assert.equal(await source.current(), registry);
  storage.readText = () => Promise.reject(new Error('EIO'));
  assert.equal(await source.current(), registry, 'unreadable');
  assert.deepEqual(errors, [
    'Error: The release store is empty or not mounted: the last known registry stays active.',
    'Error: EIO',
  ]);

  storage.readText = readText;
  for (const [file, bytes] of content) storage.content.set(file, bytes);
  value(await promote(storage, { by: 'test', remotes: { orders: 'B' } }));
  assert.deepEqual(Object.keys((await source.current()).releases.orders ?? {}), ['B']);
  assert.deepEqual(revisions, [registry.revision + 1], 'open pages hear of nothing else');
  source.close();
});

test('a server doesn’t start with a release store that it can’t read', async () => {
  const storage = memoryStorage();
  storage.readText = () => Promise.reject(new Error('EIO'));
  const source = sourceOf(storage);
  await assert.rejects(source.current(), /EIO/);
  source.close();
});
