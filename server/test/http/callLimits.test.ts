import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ALLOWANCES, callLimits, type EnterCall } from '#server/http/callLimits';
import { HttpProblem } from '#server/http/problem';

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
const opened = (): EnterCall =>
  callLimits({ search: 0, documents: 0, exports: 0, uploads: 0 }, ALLOWANCES, () => new Date(0));

describe('Simultaneous exports (DOC-06)', () => {
  test('six run, the next one waits and starts as soon as one has finished', async () => {
    const enter = opened();
    const ends = await Promise.all([1, 2, 3, 4, 5, 6].map((person) => enter('exports', person)));
    const [seventh, eighth] = [enter('exports', 7), enter('exports', 8)];
    assert.deepEqual([await isSettled(seventh), await isSettled(eighth)], [false, false]);
    ends[2]?.();
    // A second call doesn't release a second place.
    ends[2]?.();
    (await seventh)();
    (await eighth)();
    for (const end of ends) end();
    const again = await Promise.all([1, 1, 2, 2, 3, 3].map((person) => enter('exports', person)));
    assert.equal(again.length, 6);
  });

  test('one person never has more than two, even while they wait', async () => {
    const enter = opened();
    const ends = await Promise.all([1, 2, 3, 4, 5, 6].map((person) => enter('exports', person)));
    const waiting = enter('exports', 1);
    await assert.rejects(enter('exports', 1), refusal(429));
    ends[1]?.();
    (await waiting)();
    (await enter('exports', 1))();
  });

  test('a request behind too many gets a problem with Retry-After; a canceled one takes no place, and isn’t counted as refused', async () => {
    const refused = { search: 0, documents: 0, exports: 0, uploads: 0 };
    const enter = callLimits(refused, ALLOWANCES, () => new Date(0));
    const people = Array.from({ length: 18 }, (_, index) => index);
    const gone = new AbortController();
    const entered = people.map((person) => enter('exports', person, gone.signal));
    await assert.rejects(enter('exports', 99), refusal(503));
    const ends = await Promise.all(entered.slice(0, 6));
    gone.abort();
    for (const waiting of entered.slice(6)) await assert.rejects(waiting, refusal(503));
    assert.equal(refused.exports, 1);
    for (const end of ends) end();
    (await enter('exports', 99))();
  });
});

describe('Endless searches by one person (RATE-03)', () => {
  test('run six at a time, and a colleague’s search starts at once', async () => {
    const enter = opened();
    const searches = Array.from({ length: 20 }, () => enter('search', 1));
    const running = await Promise.all(searches.slice(0, 6));
    assert.equal(await isSettled(searches[6] ?? Promise.resolve()), false);
    (await enter('search', 2))();
    assert.equal(
      await isSettled(searches[6] ?? Promise.resolve()),
      false,
      'another person’s free slot doesn’t help either',
    );
    running[0]?.();
    assert.equal(await isSettled(searches[6] ?? Promise.resolve()), true);
    for (const end of running) end();
    for (const search of searches) (await search)();
  });
});
