import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { todayIn } from '@galley/shared/domain/businessDay';
import { addDays, dayOf, daysBetween, partsOf, weekdayOf } from '@galley/shared/domain/calendar';
import { daysShown, MOST_CALENDAR_DAYS, SPANS, spanTitle, shifted } from './calendarSpan.ts';

const day = fc.integer({ min: 0, max: 40_000 }).map(dayOf);
const span = fc.constantFrom(...SPANS);
const MONDAY = 1;

describe('The days of a calendar (CALS-01)', () => {
  test('follow each other without a gap, include the day itself, and are one day or whole weeks', () => {
    fc.assert(
      fc.property(span, day, (of, around) => {
        const days = daysShown(of, around);
        expect(days).toContain(around);
        for (const [index, one] of days.entries()) expect(one).toBe(addDays(days[0] ?? '', index));
        if (of === 'day') return expect(days).toHaveLength(1);
        expect(weekdayOf(days[0] ?? '')).toBe(MONDAY);
        expect(days.length % 7).toBe(0);
        return expect(days.length).toBeLessThanOrEqual(MOST_CALENDAR_DAYS);
      }),
    );
  });

  test('of a month are all of its days, without a whole week of other months', () => {
    fc.assert(
      fc.property(day, (around) => {
        const days = daysShown('month', around);
        const { month, year } = partsOf(around);
        const isOfMonth = (one: string) => partsOf(one).month === month && partsOf(one).year === year;
        const own = days.filter(isOfMonth);
        expect(partsOf(own[0] ?? '').date).toBe(1);
        expect(partsOf(addDays(own.at(-1) ?? '', 1)).date).toBe(1);
        expect(days.slice(0, 7).some(isOfMonth) && days.slice(-7).some(isOfMonth)).toBe(true);
      }),
    );
  });

  test('are neither skipped nor repeated when stepping forward and back', () => {
    fc.assert(
      fc.property(fc.constantFrom('day' as const, 'week' as const), day, (of, around) => {
        const next = shifted(of, around, 1);
        expect(daysBetween(daysShown(of, around).at(-1) ?? '', daysShown(of, next)[0] ?? '')).toBe(1);
        expect(shifted(of, next, -1)).toBe(around);
      }),
    );
    fc.assert(
      fc.property(day, fc.integer({ min: -30, max: 30 }), (around, steps) => {
        const { year, month } = partsOf(shifted('month', around, steps));
        const from = partsOf(around);
        expect(year * 12 + month).toBe(from.year * 12 + from.month + steps);
      }),
    );
  });

  test('include today at any moment, even while the clocks change', () => {
    const changes = ['2026-03-08T09:00:00Z', '2026-11-01T08:00:00Z'].map((at) => Date.parse(at));
    fc.assert(
      fc.property(
        span,
        fc.constantFrom(...changes),
        fc.integer({ min: -90_000, max: 90_000 }),
        (of, change, seconds) => {
          const today = todayIn('America/Denver', new Date(change + seconds * 1000));
          expect(daysShown(of, today)).toContain(today);
        },
      ),
    );
  });

  test.each([
    ['day', '2026-11-23', 'Monday, November 23, 2026'],
    ['week', '2026-11-29', 'November 23–29, 2026'],
    ['week', '2026-12-01', 'November 30 – December 6, 2026'],
    ['week', '2027-01-01', 'December 28, 2026 – January 3, 2027'],
    ['month', '2026-11-23', 'November 2026'],
  ] as const)('of a %s around %s have the title %s', (of, around, title) => {
    expect(spanTitle(of, around)).toBe(title);
  });
});
