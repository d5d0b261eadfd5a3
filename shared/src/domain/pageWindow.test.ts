import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { lastPage, pagePart, pageWindow } from './pageWindow.ts';

describe('The window of page numbers (LIST-04)', () => {
  test.each([
    [1, 12, [1, 2, 3, 4, 5]],
    [3, 12, [1, 2, 3, 4, 5]],
    [6, 12, [4, 5, 6, 7, 8]],
    [12, 12, [8, 9, 10, 11, 12]],
    [2, 3, [1, 2, 3]],
    [1, 1, [1]],
  ])('on page %i of %i is %j', (page, last, numbers) => expect(pageWindow(page, last)).toEqual(numbers));

  test('holds the current page and never leaves the list', () => {
    const pages = fc
      .integer({ min: 1, max: 100_000 })
      .chain((last) => fc.record({ last: fc.constant(last), page: fc.integer({ min: 1, max: last }) }));
    fc.assert(
      fc.property(pages, ({ page, last }) => {
        const numbers = pageWindow(page, last);
        expect(numbers).toContain(page);
        expect(numbers).toHaveLength(Math.min(5, last));
        expect(numbers[0]).toBeGreaterThanOrEqual(1);
        expect(numbers.at(-1)).toBeLessThanOrEqual(last);
        expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
      }),
    );
  });
});

describe('The pages of a list', () => {
  test('hold every record, and none is empty', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.constantFrom(20, 50, 100, 200), (total, size) => {
        const last = lastPage(total, size);
        expect(last * size).toBeGreaterThanOrEqual(total);
        expect((last - 1) * size).toBeLessThan(total);
      }),
    );
  });

  test('are called first, next and last', () => {
    expect([1, 2, 3].map((page) => pagePart(page, 3))).toEqual(['first', 'next', 'last']);
    expect(pagePart(1, 1)).toBe('first');
  });
});
