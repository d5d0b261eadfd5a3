import assert from 'node:assert/strict';
import { test } from 'node:test';
import { memoryStorage } from '@galley/releases/memory-storage';
import { promote } from '@galley/releases/promote';
import { addRelease, testHost, testRelease, value } from '@galley/releases/testing';
import { createRegistrySource } from '#server/web/registrySource';
import { OWN_BASES } from '#server/releases/releaseBases';

test('while a record stays broken, the registry is the same for everybody, so that no page is drawn anew', async () => {
  const storage = memoryStorage();
  await addRelease(storage, testRelease('orders', 'A'));
  value(await promote(storage, { by: 'test', host: testHost(), remotes: { orders: 'A' } }));
  await storage.replaceText('orders/A/release.json', '{');
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
