import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, weekdayOf } from './calendar.ts';
import { holidayOf } from './holidays.ts';

const daysOf = (year: number) => Array.from({ length: 365 }, (_, index) => addDays(`${year}-01-01`, index));

describe('The holidays of a calendar (CAL-03)', () => {
  test('are the eleven federal ones, each on its day', () => {
    const holidays = daysOf(2026)
      .map((day) => [day, holidayOf(day)])
      .filter(([, name]) => name !== undefined);
    expect(holidays).toEqual([
      ['2026-01-01', 'New Year’s Day'],
      ['2026-01-19', 'Martin Luther King Jr. Day'],
      ['2026-02-16', 'Presidents’ Day'],
      ['2026-05-25', 'Memorial Day'],
      ['2026-06-19', 'Juneteenth'],
      // July 4, 2026 is a Saturday, so offices close on Friday.
      ['2026-07-03', 'Independence Day (observed)'],
      ['2026-07-04', 'Independence Day'],
      ['2026-09-07', 'Labor Day'],
      ['2026-10-12', 'Columbus Day'],
      ['2026-11-11', 'Veterans Day'],
      ['2026-11-26', 'Thanksgiving Day'],
      ['2026-12-25', 'Christmas Day'],
    ]);
  });

  test('on January 1 are observed the day before if it is a Saturday, the day after if a Sunday', () => {
    expect(holidayOf('2021-12-31')).toBe('New Year’s Day (observed)');
    expect(holidayOf('2023-01-02')).toBe('New Year’s Day (observed)');
  });

  test('that move with the weekday never fall on a weekend, and every year has eleven', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1970, max: 2200 }), (year) => {
        const names = daysOf(year)
          .concat(`${year}-12-31`)
          .map(holidayOf)
          .filter((name) => name !== undefined && !name.endsWith('(observed)'));
        expect(new Set(names).size).toBe(11);
        const labour = daysOf(year).find((day) => holidayOf(day) === 'Labor Day') ?? '';
        expect(weekdayOf(labour)).toBe(1);
      }),
    );
  });
});
