import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dayOf } from './calendar.ts';
import { dayOfDate, displayDate } from './displayDate.ts';

describe('A date', () => {
  test.each([
    ['2026-11-23', 'Mon 11/23/2026'],
    ['2026-11-23T00:00:00', 'Mon 11/23/2026'],
    ['2026-11-23T23:59:59.9999999', 'Mon 11/23/2026'],
    ['2024-02-29', 'Thu 02/29/2024'],
  ])('%s is shown as %s (ORD-07)', (date, text) => expect(displayDate(date)).toBe(text));

  test.each(['0001-01-01T00:00:00', '0001-01-01', '', 'soon', '2026-13-01', '2026-11-23Z', null, undefined])(
    'that isn’t one (%p) is never shown (ACT-14)',
    (date) => {
      expect(displayDate(date)).toBe('');
      expect(dayOfDate(date)).toBeUndefined();
    },
  );

  test('is the same day whatever its time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 0, max: 23 }), (number, hour) => {
        const day = dayOf(number);
        expect(dayOfDate(`${day}T${String(hour).padStart(2, '0')}:30:00`)).toBe(day);
      }),
    );
  });
});
