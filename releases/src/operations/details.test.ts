import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { integrityOf } from '../common/digest.ts';
import { memoryStorage } from '../storage/memoryStorage.ts';
import { addRelease, builtRelease, refusal, testRelease, value } from '../testing/releases.ts';
import { releaseDetails } from './details.ts';

let storage: ReturnType<typeof memoryStorage>;
const details = (release: string) => releaseDetails(storage, 'orders', release);

beforeEach(async () => {
  storage = memoryStorage();
  await addRelease(storage, builtRelease('orders', '1.0.0'));
});

describe('The details of a release (REL-35, REL-36)', () => {
  test('show its commit, when, by whom and with what it was built, and its packages', async () => {
    const { builder, origin, builtAt, dependencies, fault, files, digest } = value(await details('1.0.0'));
    assert.equal(origin, '3f9ab2c1');
    assert.equal(builtAt, '2026-11-21T00:00:00.000Z');
    assert.equal(builder?.name, 'ana');
    assert.deepEqual(dependencies, [
      { name: '@module-federation/runtime', version: '2.9.2', licences: ['MIT'] },
    ]);
    assert.equal(fault, null);
    assert.equal(files, 3);
    assert.equal(digest, integrityOf(JSON.stringify(builtRelease('orders', '1.0.0'))));
  });

  test('mark a release that was built with uncommitted changes', async () => {
    await addRelease(storage, testRelease('orders', '1.1.0', { commit: '3f9ab2c1d0e4+uncommitted' }));
    assert.equal(value(await details('1.1.0')).origin, '3f9ab2c1 with uncommitted changes');
  });

  test('say that an old release has no record of its packages', async () => {
    await addRelease(storage, testRelease('orders', '0.9.0'));
    const { dependencies, builder, fault } = value(await details('0.9.0'));
    assert.deepEqual(
      [dependencies, builder, fault],
      [null, null, 'This release was built before packages were recorded.'],
    );
  });

  test('hide a package list that’s missing or has changed since publication', async () => {
    const file = 'orders/1.0.0/sbom.cdx.json';
    storage.content.set(file, Buffer.from('{"components": []}'));
    const changed = value(await details('1.0.0'));
    assert.deepEqual(
      [changed.dependencies, changed.fault],
      [null, 'orders/1.0.0/sbom.cdx.json differs from the published file.'],
    );
    storage.content.delete(file);
    assert.equal(value(await details('1.0.0')).fault, 'orders/1.0.0/sbom.cdx.json is missing.');
  });

  test('are refused for an unpublished release and for one with a broken record', async () => {
    assert.equal(refusal(await details('7.0.0')), 'unknown');
    storage.content.set('orders/1.0.0/release.json', Buffer.from('{}'));
    assert.equal(refusal(await details('1.0.0')), 'invalid');
  });
});
