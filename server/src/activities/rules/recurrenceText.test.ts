import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dayOf } from '@galley/shared/domain/calendar';
import { recurrencePreview, recurrenceText } from './recurrenceText.ts';
import type { Recurrence } from './series.ts';

const text = (recurrence: Recurrence, start: string, end?: string) =>
  recurrenceText({ recurrence, start, end });

describe('A recurrence in words', () => {
  test.each([
    [0, '2026-11-23', undefined, 'Once'],
    [1, '2026-11-23', undefined, 'Every day'],
    [2, '2026-11-23', undefined, 'Every week on Monday'],
    [3, '2026-11-01', undefined, 'Every month on the 1st'],
    [3, '2026-11-12', undefined, 'Every month on the 12th'],
    [3, '2026-11-22', '2027-05-04', 'Every month on the 22nd until May 4, 2027'],
    [
      3,
      '2026-10-31',
      '2027-03-31',
      'Every month on the 31st, or the last day of shorter months, until Mar 2027',
    ],
    [4, '2026-11-23', '2030-12-31', 'Every year on Nov 23 until Dec 2030'],
    [4, '2028-02-29', undefined, 'Every year on Feb 29, or Feb 28 in non-leap years'],
  ] as const)('%i from %s until %s: %s', (recurrence, start, end, words) => {
    expect(text(recurrence, start, end)).toBe(words);
  });

  test('the preview names the next three dates, clamped to the ends of shorter months', () => {
    expect(
      recurrencePreview(
        { recurrence: 3, start: '2026-10-31', end: '2027-03-31' },
        '2026-10-31',
        '2026-10-01',
      ),
    ).toBe(
      'Every month on the 31st, or the last day of shorter months, until Mar 2027. ' +
        'Next: Mon 11/30/2026, Thu 12/31/2026, Sun 01/31/2027.',
    );
  });

  test('the preview of a series that has ended says that there are no more dates', () => {
    expect(
      recurrencePreview(
        { recurrence: 1, start: '2026-11-23', end: '2026-11-23' },
        '2026-11-23',
        '2026-11-23',
      ),
    ).toBe('Every day until Nov 23, 2026. No more dates.');
  });

  test('starts with ‘Every’, whatever the day', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<Recurrence>(1, 2, 3, 4),
        fc.integer({ min: 0, max: 60_000 }),
        (recurrence, n) => text(recurrence, dayOf(n)).startsWith('Every '),
      ),
    );
  });
});
