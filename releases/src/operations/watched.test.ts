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
/** When the last change was made. */
const now = async () => new Date((await readHistory(storage)).at(-1)?.at ?? '');

beforeEach(async () => {
  storage = memoryStorage();
  for (const release of ['A', 'B', 'C']) await addRelease(storage, testRelease(remote, release));
  value(await promote(storage, { by, host: testHost(), remotes: { orders: 'A' } }));
});

describe('What has to be watched', () => {
  test('the first release of a remote is not: there is nothing to go back to', async () => {
    assert.deepEqual(await watched(), []);
  });

  test('a canary, beside the active release', async () => {
    value(await startCanary(storage, { by, remote, release: 'B', percent: 5 }));
    assert.deepEqual(await watched(), [
      { remote, kind: 'canary', release: 'B', baseline: 'A', since: await now() },
    ]);
  });

  test('a canary that is widened, since it was started; one that is started again, since then', async () => {
    value(await startCanary(storage, { by, remote, release: 'B', percent: 5 }));
    const since = await now();
    value(await startCanary(storage, { by, remote, release: 'B', percent: 50 }));
    assert.deepEqual((await watched())[0]?.since, since);
    value(await startCanary(storage, { by, remote, release: 'C', percent: 5 }));
    value(await startCanary(storage, { by, remote, release: 'B', percent: 5 }));
    assert.deepEqual((await watched())[0]?.since, await now());
  });

  test('a release that was just promoted, beside the one before; after a while no longer', async () => {
    value(await promote(storage, { by, remotes: { orders: 'B' } }));
    assert.deepEqual(await watched(), [
      { remote, kind: 'promotion', release: 'B', baseline: 'A', since: await now() },
    ]);
    assert.deepEqual(await watched(new Date(Date.now() + HOUR)), []);
  });

  test('what was rolled back to is not: it was active before', async () => {
    value(await promote(storage, { by, remotes: { orders: 'B' } }));
    value(await rollback(storage, { by, remote }));
    assert.deepEqual(await watched(), []);
  });

  test('a disabled remote is not: nobody loads it', async () => {
    value(await promote(storage, { by, remotes: { orders: 'B' } }));
    value(await disable(storage, { by, remote, reason: 'wrong prices' }));
    assert.deepEqual(await watched(), []);
  });

  test('a release that was just promoted is again once its remote is enabled', async () => {
    value(await promote(storage, { by, remotes: { orders: 'B' } }));
    const since = await now();
    value(await disable(storage, { by, remote, reason: 'wrong prices' }));
    value(await enable(storage, { by, remote }));
    assert.deepEqual(await watched(), [{ remote, kind: 'promotion', release: 'B', baseline: 'A', since }]);
  });
});
