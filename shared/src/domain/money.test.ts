import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatUsd } from './money.ts';

describe('An amount of money', () => {
  test.each([
    [0, '$0.00'],
    [-0, '$0.00'],
    [-0.001, '$0.00'],
    [1204.5, '$1,204.50'],
    [1_234_567.891, '$1,234,567.89'],
    [-35, '-$35.00'],
  ])('%p is written %s', (amount, text) => expect(formatUsd(amount)).toBe(text));

  test.each([Number.NaN, Number.POSITIVE_INFINITY])('that isn’t an amount (%p) is $0.00', (amount) =>
    expect(formatUsd(amount)).toBe('$0.00'),
  );

  test('is formatted as in American English', () => {
    const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), (cents) => {
        expect(formatUsd(cents / 100)).toBe(usd.format(cents / 100 + 0));
      }),
    );
  });

  test('always has two decimals and separates thousands', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
        const text = formatUsd(cents / 100);
        expect(text).toMatch(/^-?\$\d{1,3}(,\d{3})*\.\d{2}$/);
        expect(Number(text.replaceAll(/[$,]/g, ''))).toBe(cents / 100 + 0);
      }),
    );
  });
});
