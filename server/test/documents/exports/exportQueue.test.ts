import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { HttpProblem } from '#server/http/problem';
import { EXPORT_LIMITS, exportQueue } from '#server/documents/exports/exportQueue';

const notCancelled = new AbortController().signal;
/** A problem with its status and Retry-After. */
const refusal = (status: number) => (error: unknown) => {
  assert.ok(error instanceof HttpProblem);
  assert.deepEqual([error.status, error.headers['retry-after']], [status, '5']);
  return true;
};
const isSettled = async (promise: Promise<unknown>) => {
  const open = Symbol('open');
  const first = await Promise.race([promise, new Promise((resolve) => setImmediate(resolve, open))]);
  return first !== open;
};

describe('When many people export at once (DOC-06)', () => {
  test('six run, the next one waits and begins as soon as one of them has ended', async () => {
    const acquire = exportQueue(EXPORT_LIMITS);
    const ends = await Promise.all([1, 2, 3, 4, 5, 6].map((person) => acquire(person, notCancelled)));
    const [seventh, eighth] = [acquire(7, notCancelled), acquire(8, notCancelled)];
    assert.deepEqual([await isSettled(seventh), await isSettled(eighth)], [false, false]);
    ends[2]?.();
    // A place is released once, however often it is called.
    ends[2]?.();
    (await seventh)();
    (await eighth)();
    for (const end of ends) end();
    const again = await Promise.all([1, 1, 2, 2, 3, 3].map((person) => acquire(person, notCancelled)));
    assert.equal(again.length, 6);
  });

  test('one person never has more than two of them, also while they wait', async () => {
    const acquire = exportQueue({ ...EXPORT_LIMITS, running: 1 });
    const end = await acquire(1, notCancelled);
    const waiting = acquire(1, notCancelled);
    await assert.rejects(acquire(1, notCancelled), refusal(429));
    end();
    (await waiting)();
    (await acquire(1, notCancelled))();
  });

  test('who would wait behind too many, or has waited too long, gets a problem with Retry-After', async () => {
    const acquire = exportQueue({ ...EXPORT_LIMITS, running: 1, waiting: 1, waitMs: 1 });
    await acquire(1, notCancelled);
    const waiting = acquire(2, notCancelled);
    await assert.rejects(acquire(3, notCancelled), refusal(503));
    await assert.rejects(waiting, refusal(503));
  });

  test('who cancels while waiting uses no place', async () => {
    const acquire = exportQueue({ ...EXPORT_LIMITS, running: 1, waiting: 1 });
    const end = await acquire(1, notCancelled);
    const cancelling = new AbortController();
    const gone = acquire(2, cancelling.signal);
    cancelling.abort();
    await assert.rejects(gone);
    const waiting = acquire(3, notCancelled);
    end();
    (await waiting)();
    (await acquire(2, notCancelled))();
  });
});
