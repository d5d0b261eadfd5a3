import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, dayOf, daysBetween, partsOf } from '@galley/shared/domain/calendar';
import { lastTwelveMonths, periodParts, spendPeriods, SPEND_FIGURES, type Period } from './spendPeriods.ts';

/** Any day from 1970 to 2130. */
const anyDay = fc.integer({ min: 0, max: 58_400 }).map(dayOf);
const length = ({ from, to }: Period) => daysBetween(from, to) + 1;

describe('The periods of the spend figures', () => {
  test('are as expected on an ordinary day', () => {
    expect(spendPeriods('2026-11-21')).toEqual({
      YTD: { from: '2026-01-01', to: '2026-11-21' },
      LYTD: { from: '2025-01-01', to: '2025-11-21' },
      L12M: { from: '2025-11-22', to: '2026-11-21' },
      LCY: { from: '2025-01-01', to: '2025-12-31' },
      L2Y: { from: '2024-01-01', to: '2024-12-31' },
      L3Y: { from: '2023-01-01', to: '2023-12-31' },
      L4Y: { from: '2022-01-01', to: '2022-12-31' },
      L5Y: { from: '2021-01-01', to: '2021-12-31' },
    });
  });

  test.each([
    ['on New Year’s Day a year begins', '2027-01-01', '2026-01-01', '2026-01-02'],
    ['on New Year’s Eve the year is complete', '2026-12-31', '2025-12-31', '2026-01-01'],
    ['February 29 is compared with February 28', '2028-02-29', '2027-02-28', '2027-03-01'],
    [
      'a year after February 29, that day is still in the last 12 months',
      '2029-02-28',
      '2028-02-28',
      '2028-02-29',
    ],
  ])('%s', (_title, today, sameDayLastYear, start) => {
    const { YTD, LYTD, L12M } = spendPeriods(today);
    expect(YTD.to).toBe(today);
    expect(LYTD.to).toBe(sameDayLastYear);
    expect(L12M).toEqual({ from: start, to: today });
  });

  test('the last 12 months are the rest of last year after LYTD, and this year to date', () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        const { YTD, LYTD, L12M, LCY } = spendPeriods(today);
        expect(length(L12M)).toBe(length(LCY) - length(LYTD) + length(YTD));
        expect(L12M.from).toBe(addDays(LYTD.to, 1));
        expect([365, 366]).toContain(length(L12M));
      }),
    );
  });

  test('the years follow one another without a gap, the current one first', () => {
    fc.assert(
      fc.property(anyDay, (today) => {
        const { YTD, LCY, L2Y, L3Y, L4Y, L5Y } = spendPeriods(today);
        const years = [YTD, LCY, L2Y, L3Y, L4Y, L5Y];
        for (const [index, { from }] of years.entries()) {
          expect(from).toBe(`${partsOf(today).year - index}-01-01`);
          const before = years[index + 1];
          if (before !== undefined) expect(addDays(before.to, 1)).toBe(from);
        }
      }),
    );
  });
});

describe('The parts of a period', () => {
  test('follow one another and cover it: whole months, and less than a month at either end', () => {
    fc.assert(
      fc.property(anyDay, fc.nat({ max: 800 }), (from, days) => {
        const to = addDays(from, days);
        const parts = periodParts({ from, to });
        expect(parts[0]?.from).toBe(from);
        expect(parts.at(-1)?.to).toBe(to);
        for (const [index, part] of parts.entries()) {
          const next = parts[index + 1];
          if (next !== undefined) expect(next.from).toBe(addDays(part.to, 1));
          if (part.wholeMonths) {
            expect([part.from.slice(8), addDays(part.to, 1).slice(8)]).toEqual(['01', '01']);
          }
        }
        const edges = parts.filter(({ wholeMonths }) => !wholeMonths);
        expect(parts.length - edges.length).toBeLessThanOrEqual(1);
        for (const edge of edges) {
          // A period without a whole month may span parts of two months.
          expect(length(edge)).toBeLessThanOrEqual(parts.length === 1 ? 60 : 30);
        }
      }),
    );
  });

  test('of a calendar year are only its whole months', () => {
    const { LCY, L5Y } = spendPeriods('2028-02-29');
    expect(periodParts(LCY)).toEqual([{ ...LCY, wholeMonths: true }]);
    expect(periodParts(L5Y)).toEqual([{ ...L5Y, wholeMonths: true }]);
    expect(Object.keys(spendPeriods('2028-02-29'))).toEqual([...SPEND_FIGURES]);
  });
});

test('The last 12 months follow each other and end with this one (QUEUE-10)', () => {
  expect(lastTwelveMonths('2026-03-31').slice(0, 2)).toEqual(['2025-04-01', '2025-05-01']);
  fc.assert(
    fc.property(anyDay, (today) => {
      const months = lastTwelveMonths(today);
      expect(months).toHaveLength(12);
      expect(months.at(-1)).toBe(`${today.slice(0, 8)}01`);
      for (const [index, month] of months.slice(1).entries()) {
        const { year, month: number } = partsOf(months[index] ?? '');
        const after = partsOf(month);
        expect(after.year * 12 + after.month).toBe(year * 12 + number + 1);
      }
    }),
  );
});
