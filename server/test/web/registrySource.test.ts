import assert from 'node:assert/strict';
import { test } from 'node:test';
import { memoryStorage } from '@galley/releases/storage/memoryStorage';
import { promote } from '@galley/releases/operations/promote';
import { addRelease, testHost, testRelease, value } from '@galley/releases/testing/releases';
import { createRegistrySource } from '#server/web/registrySource';
import { OWN_BASES } from '#server/releases/releaseBases';

test('while a record stays broken, the registry is the same for everybody, so that no page is made anew', async () => {
  const storage = memoryStorage();
  await addRelease(storage, testRelease('orders', 'A'));
  value(await promote(storage, { by: 'test', host: testHost(), remotes: { orders: 'A' } }));
  storage.content.set('orders/A/release.json', Buffer.from('{'));
  const source = createRegistrySource({
    storage,
    isBucket: false,
    bases: OWN_BASES,
    keysOf: async () => new Map(),
    onError: () => undefined,
  });
  assert.equal(await source.current(), await source.current());
  source.close();
});
