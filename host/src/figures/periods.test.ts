import { todayIn } from '@galley/shared/domain/businessDay';
import { addDays, daysBetween, weekdayOf } from '@galley/shared/domain/calendar';
import { everyDay, MOST_FIGURE_DAYS, periodFault } from '@galley/server/day/rules/workFigures';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { daysOf, PERIODS } from './periods.ts';

/** Moments in two years with four clock changes. */
const moment = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2028-01-01T00:00:00Z'),
  noInvalidDate: true,
});
const zone = fc.constantFrom('America/Denver', 'Europe/Berlin', 'Australia/Lord_Howe', 'America/St_Johns');
const NONE = { from: '', to: '' };

describe('The periods of the figures (FIG-07)', () => {
  test('consist of whole days, each once and none after today, at any moment and through clock changes', () => {
    fc.assert(
      fc.property(moment, zone, (now, timeZone) => {
        const today = todayIn(timeZone, now);
        for (const { value } of PERIODS) {
          const { from, to } = daysOf(value, today, { from: addDays(today, -5), to: today });
          expect(periodFault(from, to, today)).toBeUndefined();
          const days = everyDay(from, to);
          expect(days).toEqual([...new Set(days)].toSorted());
          expect([days[0], days.at(-1)]).toEqual([from, to]);
        }
      }),
    );
  });

  test('of weeks start on Monday without gaps; a month starts on its first day, and 30 days are 30', () => {
    fc.assert(
      fc.property(moment, zone, (now, timeZone) => {
        const today = todayIn(timeZone, now);
        const [week, last] = [daysOf('week', today, NONE), daysOf('lastweek', today, NONE)];
        expect([weekdayOf(week.from), weekdayOf(last.from)]).toEqual([1, 1]);
        expect(addDays(last.to, 1)).toBe(week.from);
        expect(daysBetween(last.from, last.to)).toBe(6);
        expect(daysOf('month', today, NONE).from).toBe(`${today.slice(0, 7)}-01`);
        expect(daysBetween(daysOf('days30', today, NONE).from, today)).toBe(29);
      }),
    );
  });

  test.each([
    [undefined, '2026-11-23', 'From is required.'],
    ['2026-11-23', undefined, 'To is required.'],
    ['2026-11-23', '2026-11-22', 'To can’t be before From.'],
    ['2026-11-23', '2026-11-26', 'To can’t be after today.'],
    ['2026-08-01', '2026-11-23', `The period can be at most ${MOST_FIGURE_DAYS} days.`],
  ])('from %s to %s are refused: %3$s', (from, to, message) => {
    expect(periodFault(from, to, '2026-11-25')?.message).toBe(message);
  });
});
