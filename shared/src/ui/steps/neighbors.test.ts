import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { neighborLookup, addPage, type LoadedPages } from './neighbors.ts';

/** A list with this many records, in pages. */
function listOf(total: number, size: number, page: number) {
  const asked: number[] = [];
  const itemsOf = (number: number) =>
    Array.from({ length: total }, (_, index) => index + 1).slice((number - 1) * size, number * size);
  const result = {
    of: 'one list',
    shown: { items: itemsOf(page), total, page, size },
    load: async (number: number) => {
      asked.push(number);
      return itemsOf(number);
    },
  };
  const seen: LoadedPages<number> = { of: '', pages: new Map() };
  addPage(seen, result);
  return { asked, seen, result, beside: neighborLookup(seen, result, (item) => item) };
}

describe('Stepping from a record of a list', () => {
  test('covers the whole list in order, page by page, and back (STEP-01)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 8 }),
        async (total, size) => {
          const { beside, asked } = listOf(total, size, 1);
          const there = [1];
          for (let go = beside(1, 1); go !== undefined; go = beside(there.at(-1) ?? 0, 1))
            there.push((await go()) ?? 0);
          expect(there).toEqual(Array.from({ length: total }, (_, index) => index + 1));
          const back = [total];
          for (let go = beside(total, -1); go !== undefined; go = beside(back.at(-1) ?? 0, -1))
            back.push((await go()) ?? 0);
          expect(back).toEqual(there.toReversed());
          // Each other page is requested once.
          expect(asked).toEqual([...new Set(asked)]);
        },
      ),
    );
  });

  test('is impossible if the record isn’t in it, or after its filter has changed (STEP-01)', () => {
    const { beside, seen, result } = listOf(9, 3, 1);
    expect(beside(7, 1)).toBeUndefined();
    addPage(seen, { of: 'another list', shown: { ...result.shown, items: [9] } });
    expect(beside(1, 1)).toBeUndefined();
  });
});
