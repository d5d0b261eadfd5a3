import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dayOf, daysBetween, weekdayOf } from './calendar.ts';
import { readTypedDate, writeTypedDate, type Yearless } from './typedDate.ts';

const TODAY = '2026-11-21';

describe('A date typed by hand (FORM-06)', () => {
  test.each([
    ['11/23/2026', '2026-11-23'],
    ['11/23/26', '2026-11-23'],
    ['1/2/2027', '2027-01-02'],
    ['11-23-2026', '2026-11-23'],
    ['11/23', '2026-11-23'],
    ['11/20', '2027-11-20'],
    ['2/29/2028', '2028-02-29'],
    ['2/29', '2028-02-29'],
    ['2026-11-23', '2026-11-23'],
    [' Mon. 11/23/2026 ', '2026-11-23'],
    ['Monday, 11/23/2026', '2026-11-23'],
    ['today', '2026-11-21'],
    ['Tomorrow', '2026-11-22'],
    ['+2w', '2026-12-05'],
    ['+3', '2026-11-24'],
    ['-1d', '2026-11-20'],
    ['+ 1 M', '2026-12-21'],
    ['-9m', '2026-02-21'],
    ['+1y', '2027-11-21'],
    ['Jan 5', '2027-01-05'],
    ['january 5th', '2027-01-05'],
    ['Sept. 9', '2027-09-09'],
    ['Jan 5, 2028', '2028-01-05'],
    ['5 January 2027', '2027-01-05'],
    ['Tue, Jan 5', '2027-01-05'],
    ['01052027', '2027-01-05'],
    ['monday', '2026-11-23'],
    ['Sat', '2026-11-28'],
    ['next thursday', '2026-11-26'],
    ['last friday', '2026-11-20'],
    ['in 3 days', '2026-11-24'],
    ['in a week', '2026-11-28'],
    ['2 months ago', '2026-09-21'],
  ])('%s is %s', (typed, day) => expect(readTypedDate(typed, TODAY)).toBe(day));

  test.each([
    ['11/20', '2026-11-20'],
    ['11/21', '2026-11-21'],
    ['11/22', '2025-11-22'],
    ['11/22/2026', '2026-11-22'],
    ['2/29', '2024-02-29'],
  ])('%s is %s in a field that looks back', (typed, day) =>
    expect(readTypedDate(typed, TODAY, 'last')).toBe(day),
  );

  test.each([
    ['10/1', '2026-10-01'],
    ['11/21', '2026-11-21'],
    ['12/15', '2026-12-15'],
    ['5/23', '2026-05-23'],
    ['5/22', '2027-05-22'],
    ['11/22/2025', '2025-11-22'],
    ['2/29', '2028-02-29'],
  ])('%s is %s in a field that looks both ways', (typed, day) =>
    expect(readTypedDate(typed, TODAY, 'nearest')).toBe(day),
  );

  test.each([
    '',
    'soon',
    '2/29/2026',
    '2/30',
    '13/01/2026',
    '11/31',
    '11/23/126',
    '0/1/2026',
    '2026-02-30',
    '+',
    '+2q',
    '2w',
    '+1234',
    'Jan 32',
    'Foo 5',
    'Foo 11/23/2026',
    'ja 5',
    'next week',
    '13052027',
    'in days',
  ])('%s is none', (typed) => expect(readTypedDate(typed, TODAY)).toBeUndefined());

  const days = fc.integer({ min: -10_000, max: 60_000 }).map(dayOf);

  test('without a year is the next, last or nearest such day, whatever today is', () => {
    fc.assert(
      fc.property(days, fc.oneof(days, fc.constant('2028-02-29')), (today, day) => {
        const kind = day.slice(5);
        const read = (yearless: Yearless) => readTypedDate(kind.replace('-', '/'), today, yearless) ?? '';
        const [next, last, nearest] = [read('next'), read('last'), read('nearest')];
        expect([next, last].map((found) => found.slice(5))).toEqual([kind, kind]);
        const [ahead, back] = [daysBetween(today, next), daysBetween(last, today)];
        expect(Math.min(ahead, back)).toBeGreaterThanOrEqual(0);
        expect(nearest).toBe(back < ahead ? last : next);
      }),
    );
  });

  test('a weekday is within the next seven days, and one of next week within thirteen', () => {
    const NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 6 }), (today, weekday) => {
        const [plain, next] = [NAMES[weekday], `next ${NAMES[weekday]}`].map(
          (typed) => readTypedDate(typed ?? '', today) ?? '',
        );
        expect([plain, next].map((day) => weekdayOf(day ?? ''))).toEqual([weekday, weekday]);
        expect(daysBetween(today, plain ?? '')).toBeGreaterThanOrEqual(1);
        expect(daysBetween(today, plain ?? '')).toBeLessThanOrEqual(7);
        const sunday = (7 - weekdayOf(today)) % 7;
        expect(daysBetween(today, next ?? '')).toBeGreaterThan(sunday);
        expect(daysBetween(today, next ?? '')).toBeLessThanOrEqual(sunday + 7);
      }),
    );
  });

  test('is understood with the name of the month, for every day', () => {
    const written = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30_000 }).map(dayOf), (day) =>
        expect(readTypedDate(written.format(new Date(day)), TODAY)).toBe(day),
      ),
    );
  });

  test('is read back from the field’s own format, for every day', () => {
    fc.assert(fc.property(days, (day) => expect(readTypedDate(writeTypedDate(day), TODAY)).toBe(day)));
  });
});
