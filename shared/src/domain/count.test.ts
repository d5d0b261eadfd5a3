import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatCount } from './count.ts';

describe('A count', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [10_000_000, '10,000,000'],
    [-1234, '-1,234'],
  ])('%p is written %s', (count, text) => expect(formatCount(count)).toBe(text));

  test('is formatted as in American English', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (count) => {
        expect(formatCount(count)).toBe(count.toLocaleString('en-US'));
      }),
    );
  });
});
