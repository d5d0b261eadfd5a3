import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { AUTO } from '../registry/history.ts';
import { endCanary, startCanary } from './canary.ts';
import { disable, enable } from './disable.ts';
import { readHistory } from '../registry/revisions.ts';
import { memoryStorage } from '../storage/memoryStorage.ts';
import { promote } from './promote.ts';
import { rollback } from './rollback.ts';
import { addRelease, testHost, testRelease, value } from '../testing/releases.ts';
import { withdrawnReleases } from '../registry/withdrawn.ts';

let storage: ReturnType<typeof memoryStorage>;
const [by, remote] = ['ana', 'orders'];
const withdrawn = async () => Object.fromEntries(withdrawnReleases(await readHistory(storage), remote));

beforeEach(async () => {
  storage = memoryStorage();
  for (const release of ['A', 'B', 'C']) await addRelease(storage, testRelease(remote, release));
  value(await promote(storage, { by, host: testHost(), remotes: { orders: 'A' } }));
  value(await promote(storage, { by, remotes: { orders: 'B' } }));
});

describe('A release is withdrawn (CAN-02)', () => {
  test('if it was rolled back, by a person or automatically, until it’s promoted again', async () => {
    assert.deepEqual(await withdrawn(), {});
    value(await rollback(storage, { by, remote, reason: 'exports fail' }));
    assert.deepEqual(await withdrawn(), { B: 'It was rolled back: exports fail' });
    value(await promote(storage, { by, remotes: { orders: 'C' } }));
    value(await rollback(storage, { by: AUTO, remote, reason: 'It failed for 4 of 4 people.' }));
    assert.deepEqual(await withdrawn(), {
      B: 'It was rolled back: exports fail',
      C: 'It was rolled back: It failed for 4 of 4 people.',
    });
    value(await promote(storage, { by, remotes: { orders: 'B' } }));
    assert.deepEqual(Object.keys(await withdrawn()), ['C']);
  });

  test('if its canary ended automatically, not by a person, until it’s a canary again', async () => {
    const canary = { by, remote, release: 'C', percent: 5 };
    value(await startCanary(storage, canary));
    value(await endCanary(storage, { by, remote }));
    assert.deepEqual(await withdrawn(), {});
    value(await startCanary(storage, canary));
    value(await endCanary(storage, { by: AUTO, remote, reason: 'It failed.' }));
    assert.deepEqual(await withdrawn(), { C: 'Its canary ended automatically: It failed.' });
    value(await startCanary(storage, canary));
    assert.deepEqual(await withdrawn(), {});
  });

  test('while its remote is disabled', async () => {
    value(await disable(storage, { by, remote, reason: 'wrong prices' }));
    assert.deepEqual(await withdrawn(), { B: 'It was disabled: wrong prices' });
    value(await enable(storage, { by, remote }));
    assert.deepEqual(await withdrawn(), {});
  });
});
