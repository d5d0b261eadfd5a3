import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { endCanary, startCanary } from './canary.ts';
import { disable, enable } from './disable.ts';
import { readHistory } from '../registry/revisions.ts';
import { memoryStorage } from '../storage/memoryStorage.ts';
import { servedSince } from '../registry/servedSince.ts';
import { REGISTRY_FOLDER } from '../storage/paths.ts';
import { promote } from './promote.ts';
import { readRegistry } from '../registry/revisions.ts';
import { replay } from '../registry/replay.ts';
import { rollback } from './rollback.ts';
import { addRelease, testHost, testRelease, value } from '../testing/releases.ts';

let storage: ReturnType<typeof memoryStorage>;
const [by, remote] = ['ana', 'orders'];
const HOUR = 3_600_000;

/** Moves everything so far two hours into the past. */
function passTime(): void {
  const at = JSON.stringify(new Date(Date.now() - 2 * HOUR));
  for (const [file, bytes] of storage.content)
    if (file.startsWith(REGISTRY_FOLDER))
      storage.content.set(
        file,
        Buffer.from(
          Buffer.from(bytes)
            .toString()
            .replaceAll(/"at": "[^"]+"/g, `"at": ${at}`),
        ),
      );
}
const named = async () => {
  const [registry, history] = [await readRegistry(storage), await readHistory(storage)];
  const all = servedSince(registry, history, remote, new Date(Date.now() - HOUR));
  const audiences = all.map(
    ({ release, audience }) => `${release}${audience ? ` ${audience.percent}%` : ''}`,
  );
  return [...new Set(audiences)].sort();
};

beforeEach(async () => {
  storage = memoryStorage();
  for (const release of ['A', 'B', 'C']) await addRelease(storage, testRelease(remote, release));
  value(await promote(storage, { by, host: testHost(), remotes: { orders: 'A' } }));
});

describe('The releases that pages were served within the last hour', () => {
  test('are those that were active then, not those that were replaced earlier or only published', async () => {
    value(await promote(storage, { by, remotes: { orders: 'B' } }));
    assert.deepEqual(await named(), ['A', 'B']);
    passTime();
    assert.deepEqual(await named(), ['B']);
    value(await rollback(storage, { by, remote }));
    assert.deepEqual(await named(), ['A', 'B']);
  });

  test('include a canary, with its audience, for an hour after its end', async () => {
    value(await startCanary(storage, { by, remote, release: 'B', percent: 5 }));
    passTime();
    assert.deepEqual(await named(), ['A', 'B 5%']);
    value(await startCanary(storage, { by, remote, release: 'B', percent: 10 }));
    value(await endCanary(storage, { by, remote }));
    assert.deepEqual(await named(), ['A', 'B 10%', 'B 5%']);
    passTime();
    assert.deepEqual(await named(), ['A']);
  });

  test('are none if the remote was disabled the whole time', async () => {
    value(await disable(storage, { by, remote, reason: 'wrong prices' }));
    assert.deepEqual(await named(), ['A']);
    passTime();
    assert.deepEqual(await named(), []);
    value(await enable(storage, { by, remote }));
    assert.deepEqual(await named(), ['A']);
  });
});

test('replaying the history gives the registry, whatever the changes', async () => {
  value(await promote(storage, { by, remotes: { orders: 'B' } }));
  value(await startCanary(storage, { by, remote, release: 'C', percent: 5, types: ['Sales'] }));
  const steps = [
    () => disable(storage, { by, remote, reason: 'wrong prices' }),
    () => rollback(storage, { by, remote }),
    () => enable(storage, { by, remote }),
    () => promote(storage, { by, remotes: { orders: 'C' } }),
    () => startCanary(storage, { by, remote, release: 'A', percent: 0, employees: ['a@galley.example'] }),
    () => endCanary(storage, { by, remote }),
  ];
  for (const step of steps) {
    value<unknown>(await step());
    const { state } = replay(await readHistory(storage), remote).at(-1) ?? {};
    assert.deepEqual(state, (await readRegistry(storage)).remotes[remote]);
  }
});
