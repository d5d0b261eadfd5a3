import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { throttle } from './throttle.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('Typing into a text filter (LIST-07)', () => {
  test('acts at once, then with the last value after the pause', () => {
    const call = jest.fn();
    const throttled = throttle(call, 100);
    for (const text of ['a', 'ab', 'abc']) throttled(text);
    expect(call.mock.calls).toEqual([['a']]);
    jest.advanceTimersByTime(100);
    expect(call.mock.calls).toEqual([['a'], ['abc']]);
  });

  test('acts at most once in each pause and always ends with the last value', () => {
    const pauses = fc.array(fc.integer({ min: 0, max: 250 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(pauses, (waits) => {
        const seen: { at: number; index: number }[] = [];
        const throttled = throttle((index: number) => seen.push({ at: Date.now(), index }), 100);
        waits.forEach((wait, index) => {
          jest.advanceTimersByTime(wait);
          throttled(index);
        });
        jest.runAllTimers();
        expect(seen.at(-1)?.index).toBe(waits.length - 1);
        seen
          .slice(1)
          .forEach(({ at }, index) => expect(at - (seen[index]?.at ?? 0)).toBeGreaterThanOrEqual(100));
      }),
    );
  });

  test('does nothing more once it is canceled', () => {
    const call = jest.fn();
    const throttled = throttle(call, 100);
    throttled('a');
    throttled('b');
    throttled.cancel();
    jest.runAllTimers();
    expect(call.mock.calls).toEqual([['a']]);
  });
});
