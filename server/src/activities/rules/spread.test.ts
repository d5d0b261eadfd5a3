import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { spreadCounts, spreadTo } from './spread.ts';

const totals = fc.integer({ min: 1, max: 500 });
const days = fc.integer({ min: 1, max: 7 });

test('the days’ numbers of activities differ by at most one, and none is lost (CALS-11)', () => {
  fc.assert(
    fc.property(totals, days, (total, among) => {
      const counts = spreadCounts(total, among);
      expect(counts).toHaveLength(among);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total);
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    }),
  );
});

test('older activities go to earlier days, or the same day (CALS-11)', () => {
  fc.assert(
    fc.property(totals, days, (total, among) => {
      const places = Array.from({ length: total }, (_, place) => spreadTo(place, total, among));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }),
  );
});
