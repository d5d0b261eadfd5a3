import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, addMonths, daysBetween, dayOf, daysInMonth, partsOf } from '@galley/shared/domain/calendar';
import { nextOccurrence, occurrence, upcomingOccurrences, type Recurrence, type Series } from './series.ts';

const day = fc.integer({ min: 0, max: 40_000 }).map(dayOf);
const recurrence = fc.constantFrom<Recurrence>(1, 2, 3, 4);
const forever = fc.record({ recurrence, start: day, end: fc.constant(undefined) });
const series = fc.record({ recurrence, start: day, end: fc.option(day, { nil: undefined }) });

describe('The calendar', () => {
  test('counts days across months, leap days and daylight saving time changes', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
    expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2);
    expect(daysBetween('2026-11-01', '2026-10-31')).toBe(-1);
  });

  test('adding days and subtracting them again changes nothing', () => {
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: -900, max: 900 }),
        (from, n) => addDays(addDays(from, n), -n) === from,
      ),
    );
  });

  test('adding months keeps the day of the month, or takes the last one of a shorter month', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 600 }), (from, months) => {
        const { year, month, date } = partsOf(addMonths(from, months));
        expect(date).toBe(Math.min(partsOf(from).date, daysInMonth(year, month)));
        expect((year - partsOf(from).year) * 12 + month - partsOf(from).month).toBe(months);
      }),
    );
  });
});

describe('A series of activities', () => {
  const monthly: Series = { recurrence: 3, start: '2027-01-31', end: undefined };

  test('monthly on the 31st falls on the last day of shorter months and returns to the 31st', () => {
    expect(upcomingOccurrences(monthly, '2027-01-31', '2027-01-31', 4)).toEqual([
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
    ]);
    expect(nextOccurrence(monthly, '2027-02-28', '2027-02-28')).toBe('2027-03-31');
  });

  test('yearly on February 29 falls on the 28th except in leap years', () => {
    const annual: Series = { recurrence: 4, start: '2024-02-29', end: undefined };
    expect(upcomingOccurrences(annual, '2024-02-29', '2024-02-29', 4)).toEqual([
      '2025-02-28',
      '2026-02-28',
      '2027-02-28',
      '2028-02-29',
    ]);
  });

  test('closing an overdue occurrence schedules the first one that is not before today', () => {
    const weekly: Series = { recurrence: 2, start: '2026-09-07', end: undefined };
    expect(nextOccurrence(weekly, '2026-09-07', '2026-11-21')).toBe('2026-11-23');
    expect(nextOccurrence(weekly, '2026-09-07', '2026-11-23')).toBe('2026-11-23');
  });

  test('closing a future occurrence early schedules the one after it', () => {
    expect(
      nextOccurrence({ recurrence: 1, start: '2026-11-30', end: undefined }, '2026-11-30', '2026-11-21'),
    ).toBe('2026-12-01');
  });

  test('nothing follows the end date, and nothing follows Once', () => {
    expect(nextOccurrence({ ...monthly, end: '2027-02-28' }, '2027-01-31', '2027-01-31')).toBe('2027-02-28');
    expect(nextOccurrence({ ...monthly, end: '2027-02-27' }, '2027-01-31', '2027-01-31')).toBeUndefined();
    expect(nextOccurrence({ ...monthly, recurrence: 0 }, '2027-01-31', '2027-01-31')).toBeUndefined();
  });

  test('ends with the year 9999, whatever its start and recurrence', () => {
    const lastDays = fc.integer({ min: 0, max: 800 }).map((days) => addDays('9999-12-31', -days));
    fc.assert(
      fc.property(recurrence, lastDays, lastDays, (kind, start, today) => {
        const next = nextOccurrence({ recurrence: kind, start, end: undefined }, start, today);
        if (next !== undefined) expect(next > start && next >= today && next <= '9999-12-31').toBe(true);
      }),
    );
    for (const kind of [1, 2, 3, 4] as const) {
      const next = nextOccurrence(
        { recurrence: kind, start: '9999-12-31', end: undefined },
        '9999-12-31',
        '2026-11-21',
      );
      expect(next).toBeUndefined();
    }
  });

  test('the next date is the first one of the series that is after the closed one and not before today', () => {
    fc.assert(
      fc.property(forever, fc.nat(400), day, (one, index, today) => {
        const after = occurrence(one, index);
        const next = nextOccurrence(one, after, today);
        if (next === undefined) throw new Error('an endless series ended');
        expect(next > after && next >= today).toBe(true);
        const all = Array.from({ length: 40_100 }, (_, step) => step);
        const first = all.find((step) => {
          const candidate = occurrence(one, step);
          return candidate > after && candidate >= today;
        });
        expect(next).toBe(occurrence(one, first ?? -1));
      }),
      { numRuns: 60 },
    );
  });

  test('an end date cuts the series off without changing its dates', () => {
    fc.assert(
      fc.property(series, day, (one, today) => {
        const open = nextOccurrence({ ...one, end: undefined }, one.start, today);
        const next = nextOccurrence(one, one.start, today);
        expect(next).toBe(one.end !== undefined && open !== undefined && open > one.end ? undefined : open);
      }),
    );
  });
});
