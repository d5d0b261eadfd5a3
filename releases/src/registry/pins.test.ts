import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { integrityOf } from '../common/digest.ts';
import { inspect } from '../operations/inspect.ts';
import { promote } from '../operations/promote.ts';
import { rollback } from '../operations/rollback.ts';
import { publishedFile, recordFile } from '../storage/paths.ts';
import { memoryStorage } from '../storage/memoryStorage.ts';
import { addRelease, refusal, testHost, testRelease, value } from '../testing/releases.ts';
import { readRegistry } from './revisions.ts';

const [by, host] = ['ana', testHost()];
let storage: ReturnType<typeof memoryStorage>;

/** Changes a record and the digest from its publication, as anybody with write access to the store could. */
function forge(release: string): void {
  const text = JSON.stringify(testRelease('orders', release, { version: '6.6.6' }));
  storage.content.set(recordFile('orders', release), Buffer.from(text));
  const digest = JSON.stringify({ record: integrityOf(text) });
  storage.content.set(publishedFile('orders', release), Buffer.from(digest));
}

beforeEach(async () => {
  storage = memoryStorage();
  for (const release of ['A', 'B']) await addRelease(storage, testRelease('orders', release));
  value(await promote(storage, { by, host, remotes: { orders: 'A' } }));
});

describe('The registry pins the records of what it serves (REL-12)', () => {
  test('the active release has the digest of its record', async () => {
    const text = (await storage.readText(recordFile('orders', 'A'))) ?? '';
    assert.deepEqual((await readRegistry(storage)).records, { orders: { A: integrityOf(text) } });
  });

  test('a forged record of the active release is reported, even if its stored digest matches', async () => {
    forge('A');
    const [finding, ...others] = await inspect(storage, host);
    assert.equal(finding, 'orders A: its release.json differs from the one in the registry.');
    assert.deepEqual(others, []);
  });

  test('a release whose record was forged since it was active can’t be activated again', async () => {
    value(await promote(storage, { by, remotes: { orders: 'B' } }));
    forge('A');
    assert.equal(refusal(await promote(storage, { by, remotes: { orders: 'A' } })), 'gate');
    assert.equal(refusal(await rollback(storage, { by, remote: 'orders', to: 'A' })), 'gate');
    assert.equal((await readRegistry(storage)).remotes.orders?.active, 'B');
  });

  test('a forged record doesn’t prevent a rollback to another release', async () => {
    value(await promote(storage, { by, remotes: { orders: 'B' } }));
    forge('B');
    value(await rollback(storage, { by, remote: 'orders' }));
    assert.equal((await readRegistry(storage)).remotes.orders?.active, 'A');
  });
});
