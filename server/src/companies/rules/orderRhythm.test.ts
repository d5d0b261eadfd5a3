import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, dayNumber, dayOf } from '@galley/shared/domain/calendar';
import { FEWEST_ORDERS, orderRhythm } from './orderRhythm.ts';

const START = dayNumber('2021-01-04');
/** Order days with these gaps between them, from `start` on. */
const daysOf = (gaps: readonly number[], start = START): number[] => {
  const days = [start];
  for (const gap of gaps) days.push((days.at(-1) ?? start) + gap);
  return days;
};
const gapsOf = (most: number) =>
  fc.array(fc.integer({ min: 1, max: most }), { minLength: FEWEST_ORDERS - 1, maxLength: 80 });
/** The rhythm `silence` days after the last order. */
const after = (days: readonly number[], silence: number) =>
  orderRhythm(days, dayOf((days.at(-1) ?? START) + silence));

/** Yearly seasons from about March to about June, each some days earlier or later, with gaps of 5 to 15 days. */
const season = fc.record({
  shifts: fc.array(fc.tuple(fc.integer({ min: -10, max: 10 }), fc.integer({ min: -10, max: 10 })), {
    minLength: 3,
    maxLength: 5,
  }),
  gaps: fc.array(fc.integer({ min: 5, max: 15 }), { minLength: 20, maxLength: 20 }),
});
const seasonal = season.map(({ shifts, gaps }) =>
  shifts.flatMap(([begin, end], year) => {
    const last = dayNumber(`${2021 + year}-06-20`) + end;
    const days = daysOf(gaps, dayNumber(`${2021 + year}-03-01`) + begin).filter((day) => day < last);
    return [...days, last];
  }),
);

describe('The rhythm of a customer’s orders', () => {
  test('has a median gap and a deviation; late means three deviations later, but at least twice the gap (RHYT-01)', () => {
    const days = daysOf([20, 22, 21, 19, 40, 21, 23, 18, 21, 20, 25, 21, 21, 22, 19, 21, 20]);
    expect(after(days, 64)).toEqual({
      state: 'late',
      orders: 18,
      lastOrder: dayOf(days.at(-1) ?? 0),
      silence: 64,
      medianGap: 21,
      spread: 1,
      lateAfter: 42,
    });
    const even = daysOf(Array.from({ length: 20 }, () => 30));
    expect(after(even, 61)).toMatchObject({ medianGap: 30, spread: 0, lateAfter: 60, state: 'late' });
    const wide = daysOf([10, 20, 30, 40, 50, 60, 70, 20, 60, 30, 50]);
    // The median is 40, the deviations 30 20 10 0 10 20 30 20 20 10 10: their median is 20.
    expect(after(wide, 1)).toMatchObject({ medianGap: 40, spread: 20 });
    expect(after(wide, 1).lateAfter).toBeCloseTo(40 + 3 * 1.4826 * 20);
  });

  test('scales with the customer’s gaps: k times the gaps give k times the median, spread and time until late (RHYT-02)', () => {
    fc.assert(
      fc.property(gapsOf(30), fc.integer({ min: 2, max: 12 }), (gaps, k) => {
        const one = after(daysOf(gaps), 0);
        const scaled = after(daysOf(gaps.map((gap) => gap * k)), 0);
        expect(scaled.medianGap).toBeCloseTo(one.medianGap * k);
        expect(scaled.spread).toBeCloseTo(one.spread * k);
        expect(scaled.lateAfter).toBeCloseTo(one.lateAfter * k);
      }),
    );
  });

  test('a customer that orders today isn’t at risk (RHYT-02)', () => {
    fc.assert(
      fc.property(gapsOf(60), fc.integer({ min: 0, max: 900 }), (gaps, silence) => {
        const days = daysOf(gaps);
        const today = (days.at(-1) ?? START) + silence;
        const { state } = orderRhythm([...new Set([...days, today])], dayOf(today));
        expect(['new', 'regular']).toContain(state);
      }),
    );
  });

  test('a customer that stops ordering is regular, then due, then at risk (RHYT-02)', () => {
    const steps = ['regular', 'due', 'late'];
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 40 }), (gap) => {
        const days = daysOf(Array.from({ length: Math.ceil(800 / gap) }, () => gap));
        const states = Array.from({ length: gap * 3 }, (_, silence) => after(days, silence).state);
        expect([...new Set(states)]).toEqual(steps);
        expect(states.indexOf('late')).toBe(gap * 2 + 1);
      }),
    );
  });

  test('a customer with too few orders, or in its first year and a month, is never at risk (RHYT-03)', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 300 }), { maxLength: FEWEST_ORDERS - 2 }),
        fc.integer({ min: 0, max: 1_500 }),
        (gaps, silence) => {
          expect(after(daysOf(gaps), silence).state).toBe('unknown');
        },
      ),
    );
    fc.assert(
      fc.property(gapsOf(10), fc.integer({ min: 0, max: 394 }), (gaps, age) => {
        const today = START + age;
        const days = daysOf(gaps).filter((day) => day <= today);
        expect(['unknown', 'new']).toContain(orderRhythm(days, dayOf(today)).state);
      }),
    );
    expect(orderRhythm([], '2026-11-25')).toEqual({
      state: 'unknown',
      orders: 0,
      lastOrder: null,
      silence: 0,
      medianGap: 0,
      spread: 0,
      lateAfter: 0,
    });
  });

  test('a seasonal customer that keeps its seasons is never at risk (RHYT-04)', () => {
    fc.assert(
      fc.property(seasonal, (days) => {
        const last = days.at(-1) ?? START;
        for (let today = days[0] ?? START; today <= last; today += 3) {
          const known = days.filter((day) => day <= today);
          expect([dayOf(today), orderRhythm(known, dayOf(today)).state]).not.toContain('late');
        }
      }),
      { numRuns: 40 },
    );
  });

  test('a seasonal customer that skips a season is at risk soon after it should have begun (RHYT-04)', () => {
    fc.assert(
      fc.property(seasonal, (days) => {
        const year = dayOf(days.at(-1) ?? START).slice(0, 4);
        const next = `${Number(year) + 1}-03-01`;
        expect(orderRhythm(days, addDays(next, -30)).state).toBe('paused');
        expect(orderRhythm(days, addDays(next, 45)).state).toBe('late');
      }),
    );
  });

  test('a short pause a year earlier doesn’t excuse a longer silence (RHYT-04)', () => {
    const weekly = Array.from({ length: 150 }, () => 7);
    const days = daysOf(weekly.with(100, 30));
    const paused = days[days.length - 50] ?? 0;
    expect(orderRhythm(days, dayOf((days.at(-1) ?? 0) + 30)).state).toBe('paused');
    expect((days.at(-1) ?? 0) - paused).toBe(343);
    expect(orderRhythm(days, dayOf((days.at(-1) ?? 0) + 46)).state).toBe('late');
  });
});
