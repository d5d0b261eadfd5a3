import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { autoRollback, stopCanary, type Watched } from './autoStop.ts';
import { startCanary } from './canary.ts';
import { readHistory } from '../registry/revisions.ts';
import { memoryStorage } from '../storage/memoryStorage.ts';
import { promote } from './promote.ts';
import { readRegistry } from '../registry/revisions.ts';
import { addRelease, refusal, testHost, testRelease, value } from '../testing/releases.ts';

let storage: ReturnType<typeof memoryStorage>;
const by = 'ana';
const remote = 'orders';
const orders = async () => (await readRegistry(storage)).remotes.orders;
/** B fails for 60 of 250 people, A for one of a hundred. */
const bad: Watched = {
  remote,
  release: 'B',
  candidate: { people: 250, failing: 60 },
  baseline: { people: 4000, failing: 40 },
};
const good: Watched = { ...bad, candidate: { people: 250, failing: 2 } };

beforeEach(async () => {
  storage = memoryStorage();
  for (const release of ['A', 'B', 'C']) await addRelease(storage, testRelease(remote, release));
  value(await promote(storage, { by, host: testHost(), remotes: { orders: 'A' } }));
});

describe('A canary that fails too often', () => {
  beforeEach(async () => {
    value(await startCanary(storage, { by, remote, release: 'B', percent: 5 }));
  });

  test('ends by itself, and the history says why in figures', async () => {
    value(await stopCanary(storage, bad));
    assert.deepEqual(await orders(), { active: 'A' });
    const last = (await readHistory(storage)).at(-1);
    assert.deepEqual([last?.by, last?.operation, last?.from, last?.to], ['auto', 'canary', 'B', null]);
    assert.match(
      String(last?.reason),
      /for 60 of 250 people \(24\.0%\); the release it was compared with failed for 40 of 4000 people \(1\.0%\)/,
    );
  });

  test('continues while it performs well enough', async () => {
    assert.equal(refusal(await stopCanary(storage, good)), 'invalid');
    assert.equal((await orders())?.canary?.release, 'B');
  });

  test('can’t be ended twice', async () => {
    const outcomes = await Promise.all([stopCanary(storage, bad), stopCanary(storage, bad)]);
    assert.deepEqual(outcomes.map(refusal), [null, 'moved']);
  });

  test('doesn’t end another canary that was started meanwhile', async () => {
    value(await startCanary(storage, { by, remote, release: 'C', percent: 5 }));
    assert.equal(refusal(await stopCanary(storage, bad)), 'moved');
    assert.equal((await orders())?.canary?.release, 'C');
  });
});

describe('A release that fails too often after it was promoted', () => {
  beforeEach(async () => {
    value(await promote(storage, { by, remotes: { orders: 'B' } }));
  });

  test('is rolled back by itself, and the history says why in figures', async () => {
    value(await autoRollback(storage, bad));
    assert.deepEqual(await orders(), { active: 'A' });
    const last = (await readHistory(storage)).at(-1);
    assert.deepEqual([last?.by, last?.operation, last?.from, last?.to], ['auto', 'rollback', 'B', 'A']);
    assert.match(String(last?.reason), /24\.0%/);
  });

  test('stays while it performs well enough', async () => {
    assert.equal(refusal(await autoRollback(storage, good)), 'invalid');
    assert.equal((await orders())?.active, 'B');
  });

  test('isn’t rolled back twice, because the release that was measured is no longer active', async () => {
    const outcomes = await Promise.all([autoRollback(storage, bad), autoRollback(storage, bad)]);
    assert.deepEqual(outcomes.map(refusal), [null, 'moved']);
    assert.equal((await orders())?.active, 'A');
  });
});
