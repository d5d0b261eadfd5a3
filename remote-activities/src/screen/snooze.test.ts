import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatDay } from '@galley/shared/domain/businessDay';
import { dayOf, daysBetween } from '@galley/shared/domain/calendar';
import { snoozeChoices } from './snooze.ts';

test('an activity can be snoozed to tomorrow, next Monday, in a week or in a month', () => {
  expect(snoozeChoices.map(({ label, dayFrom }) => `${label}: ${formatDay(dayFrom('2026-11-21'))}`)).toEqual([
    'Tomorrow: Sun 11/22/2026',
    'Next Monday: Mon 11/23/2026',
    'In a Week: Sat 11/28/2026',
    'In a Month: Mon 12/21/2026',
  ]);
});

test('next Monday is the first Monday after today, even on a Monday', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000 }).map(dayOf), (today) => {
      const monday = snoozeChoices[1]?.dayFrom(today) ?? '';
      expect(formatDay(monday)).toMatch(/^Mon /);
      expect(daysBetween(today, monday)).toBeGreaterThan(0);
      expect(daysBetween(today, monday)).toBeLessThanOrEqual(7);
    }),
  );
});
