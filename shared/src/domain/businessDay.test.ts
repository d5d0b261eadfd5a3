import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatDay, historyStart, todayIn } from './businessDay.ts';
import { dayOf } from './calendar.ts';
import { DATE_RANGES, resolveDateRange } from './dateRange.ts';

describe('The business day', () => {
  test('is the day of the configured zone, not of the server or of UTC', () => {
    const night = new Date('2026-11-21T05:30:00Z');
    expect(todayIn('America/Denver', night)).toBe('2026-11-20');
    expect(todayIn('Europe/Berlin', night)).toBe('2026-11-21');
  });

  test('changes at the zone’s midnight, even on days when the clocks change', () => {
    expect(todayIn('America/Denver', new Date('2026-03-08T06:59:59Z'))).toBe('2026-03-07');
    expect(todayIn('America/Denver', new Date('2026-03-08T07:00:00Z'))).toBe('2026-03-08');
    expect(todayIn('America/Denver', new Date('2026-11-02T06:59:59Z'))).toBe('2026-11-01');
    expect(todayIn('America/Denver', new Date('2026-11-02T07:00:00Z'))).toBe('2026-11-02');
  });

  test('lists reach back five years, from February 29 to February 28', () => {
    expect(historyStart('2026-11-21')).toBe('2021-11-21');
    expect(historyStart('2028-02-29')).toBe('2023-02-28');
  });

  test('is written as weekday and MM/DD/YYYY, with the right weekday for every date', () => {
    expect(formatDay('2026-11-23')).toBe('Mon 11/23/2026');
    const formatter = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });
    fc.assert(
      fc.property(fc.integer({ min: -700_000, max: 700_000 }).map(dayOf), (day) =>
        formatDay(day).startsWith(formatter.format(new Date(`${day}T12:00:00Z`))),
      ),
    );
  });
});

describe('The date ranges', () => {
  const today = '2026-11-21';
  const none = { from: undefined, to: undefined };
  test.each([
    ['Upcoming', '1980-01-01', '2026-11-28'],
    ['Today', '2026-11-21', '2026-11-21'],
    ['Next 7 Days', '2026-11-21', '2026-11-28'],
    ['Next 30 Days', '2026-11-21', '2026-12-21'],
    ['Last 7 Days', '2026-11-14', '2026-11-21'],
    ['Last 30 Days', '2026-10-22', '2026-11-21'],
    ['All', undefined, undefined],
  ] as const)('%s runs from %s to %s', (name, from, to) => {
    expect(resolveDateRange(DATE_RANGES.indexOf(name), today, none)).toEqual({ from, to });
  });

  test('Custom uses the two given days', () => {
    const custom = { from: '2026-01-01', to: '2026-01-31' };
    expect(resolveDateRange(6, today, custom)).toEqual(custom);
  });
});
