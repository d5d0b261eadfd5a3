import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { countNews, newsOf } from './newsOf.ts';

const page = (ids: number[], total = ids.length) => ({ ids, total });

test.each([
  ['a new record', [1, 2], [3, 1, 2], '1 new'],
  ['two records gone', [1, 2, 3], [2], '2 removed'],
  ['new records and some gone', [1, 2, 3], [4, 5, 3], '2 new, 2 removed'],
  ['another order', [1, 2], [2, 1], 'List order changed'],
])('a page with %s announces that (LIVE-08)', (_, before, after, text) => {
  expect(newsOf(page(before), page(after))).toBe(text);
});

test('records that move from or to another page don’t count as news', () => {
  expect(newsOf(page([1, 2, 3], 10), page([9, 1, 2], 11))).toBe('1 new');
  expect(newsOf(page([1, 2, 3], 10), page([1, 3, 4], 9))).toBe('1 removed');
});

test('a page with the same records in the same order has no news, whatever the total', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat()), fc.nat(), fc.nat(), (ids, more, less) => {
      expect(newsOf(page(ids, ids.length + more), page(ids, ids.length + less))).toBeUndefined();
    }),
  );
});

test('the counts are exact for a list that one page shows in full', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(50)), fc.uniqueArray(fc.nat(50)), (before, after) => {
      const added = after.filter((id) => !before.includes(id)).length;
      const gone = before.filter((id) => !after.includes(id)).length;
      expect(countNews(page(before), page(after))).toEqual({ added, gone });
    }),
  );
});
