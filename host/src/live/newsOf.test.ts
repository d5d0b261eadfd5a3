import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { countNews, newsOf } from './newsOf.ts';

const page = (ids: number[], total = ids.length) => ({ ids, total });

test.each([
  ['one that came', [1, 2], [3, 1, 2], '1 new'],
  ['two that went', [1, 2, 3], [2], '2 gone'],
  ['some of both', [1, 2, 3], [4, 5, 3], '2 new, 2 gone'],
  ['another order', [1, 2], [2, 1], 'List order changed'],
])('of a page with %s it says so (LIVE-08)', (_, before, after, text) => {
  expect(newsOf(page(before), page(after))).toBe(text);
});

test('records pushed in or out by another page don’t count as news', () => {
  expect(newsOf(page([1, 2, 3], 10), page([9, 1, 2], 11))).toBe('1 new');
  expect(newsOf(page([1, 2, 3], 10), page([1, 3, 4], 9))).toBe('1 gone');
});

test('a page with the same records in the same order has no news, whatever the total', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat()), fc.nat(), fc.nat(), (ids, more, less) => {
      expect(newsOf(page(ids, ids.length + more), page(ids, ids.length + less))).toBeUndefined();
    }),
  );
});

test('of a list that one page shows in full, the counts are exact', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(50)), fc.uniqueArray(fc.nat(50)), (before, after) => {
      const added = after.filter((id) => !before.includes(id)).length;
      const gone = before.filter((id) => !after.includes(id)).length;
      expect(countNews(page(before), page(after))).toEqual({ added, gone });
    }),
  );
});
