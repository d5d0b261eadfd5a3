import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { startCanary } from './canary.ts';
import { disable, enable } from './disable.ts';
import { readHistory } from '../registry/revisions.ts';
import { memoryStorage } from '../storage/memoryStorage.ts';
import { promote } from './promote.ts';
import { readRegistry } from '../registry/revisions.ts';
import { rollback } from './rollback.ts';
import { addRelease, testHost, testRelease, value } from '../testing/releases.ts';
import { watchedReleases } from '../registry/watched.ts';

let storage: ReturnType<typeof memoryStorage>;
const by = 'ana';
const remote = 'orders';
const HOUR = 3_600_000;
const watched = async (since = new Date(Date.now() - HOUR)) =>
  watchedReleases(await readRegistry(storage), await readHistory(storage), since);
/** The time of the last change. */
const now = async () => new Date((await readHistory(storage)).at(-1)?.at ?? '');

beforeEach(async () => {
  storage = memoryStorage();
  for (const release of ['A', 'B', 'C']) await addRelease(storage, testRelease(remote, release));
  value(await promote(storage, { by, host: testHost(), remotes: { orders: 'A' } }));
});

describe('What is monitored', () => {
  test('a remote’s first release isn’t, because there is nothing to go back to', async () => {
    assert.deepEqual(await watched(), []);
  });

  test('a canary, compared with the active release', async () => {
    value(await startCanary(storage, { by, remote, release: 'B', percent: 5 }));
    assert.deepEqual(await watched(), [
      { remote, kind: 'canary', release: 'B', baseline: 'A', since: await now() },
    ]);
  });

  test('a widened canary counts from its start, and a restarted one from its restart', async () => {
    value(await startCanary(storage, { by, remote, release: 'B', percent: 5 }));
    const since = await now();
    value(await startCanary(storage, { by, remote, release: 'B', percent: 50 }));
    assert.deepEqual((await watched())[0]?.since, since);
    value(await startCanary(storage, { by, remote, release: 'C', percent: 5 }));
    value(await startCanary(storage, { by, remote, release: 'B', percent: 5 }));
    assert.deepEqual((await watched())[0]?.since, await now());
  });

  test('a release that was just promoted, compared with the previous one, but only for a while', async () => {
    value(await promote(storage, { by, remotes: { orders: 'B' } }));
    assert.deepEqual(await watched(), [
      { remote, kind: 'promotion', release: 'B', baseline: 'A', since: await now() },
    ]);
    assert.deepEqual(await watched(new Date(Date.now() + HOUR)), []);
  });

  test('the target of a rollback isn’t, because it was active before', async () => {
    value(await promote(storage, { by, remotes: { orders: 'B' } }));
    value(await rollback(storage, { by, remote }));
    assert.deepEqual(await watched(), []);
  });

  test('a disabled remote isn’t, because nobody loads it', async () => {
    value(await promote(storage, { by, remotes: { orders: 'B' } }));
    value(await disable(storage, { by, remote, reason: 'wrong prices' }));
    assert.deepEqual(await watched(), []);
  });

  test('a release that was just promoted is monitored again after its remote is enabled', async () => {
    value(await promote(storage, { by, remotes: { orders: 'B' } }));
    const since = await now();
    value(await disable(storage, { by, remote, reason: 'wrong prices' }));
    value(await enable(storage, { by, remote }));
    assert.deepEqual(await watched(), [{ remote, kind: 'promotion', release: 'B', baseline: 'A', since }]);
  });
});
