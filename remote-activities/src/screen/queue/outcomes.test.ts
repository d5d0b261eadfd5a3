import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, daysBetween } from '@galley/shared/domain/calendar';
import { holidayOf, isWeekend } from '@galley/shared/domain/holidays';
import { exampleActivity } from '../../testing/exampleActivity.ts';
import { addBusinessDays, FOLLOW_UP_DAYS, nextOfSeries, shortDay } from './followUpDays.ts';
import { notesAfter, outcomeChange } from './outcomeChange.ts';

const FROM = {
  options: { TrendGroups: [], Customers: [], Employees: [] },
  selection: { parentId: 0, companyId: 0 },
  today: '2026-11-24',
};
const bodyOf = (change: ReturnType<typeof outcomeChange>) => change.call.body as Record<string, unknown>;

describe('The day of a follow-up (QUEUE-05)', () => {
  test('names its year if it’s not this year: a yearly series continues a year from now', () => {
    expect(shortDay('2026-11-30', '2026-11-24')).toBe('Mon 11/30');
    expect(shortDay('2027-11-22', '2026-11-24')).toBe('Mon 11/22/2027');
  });

  test('is never on a weekend or a holiday, and comes after today', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (offset) => {
        const today = addDays('2020-01-01', offset);
        for (const { dayFrom } of FOLLOW_UP_DAYS) {
          const day = dayFrom?.(today);
          if (day === undefined) continue;
          expect(day > today && !isWeekend(day) && holidayOf(day) === undefined).toBe(true);
          expect(daysBetween(today, day)).toBeLessThanOrEqual(14 + 5);
        }
      }),
    );
  });

  test('skips Thanksgiving and the weekend when business days are counted', () => {
    expect([1, 2, 3].map((count) => addBusinessDays('2026-11-24', count))).toEqual([
      '2026-11-25',
      '2026-11-27',
      '2026-11-30',
    ]);
  });

  test('of a series is its next date, until it ends', () => {
    const monthly = { FollowUpRecurrenceType: 3, SeriesStart: '2026-10-23T00:00:00' } as const;
    expect(nextOfSeries(exampleActivity(monthly), FROM.today)).toBe('2026-12-23');
    const ended = exampleActivity({ ...monthly, FollowUpEndDate: '2026-12-01T00:00:00' });
    expect(nextOfSeries(ended, FROM.today)).toBeUndefined();
    expect(nextOfSeries(exampleActivity(), FROM.today)).toBeUndefined();
  });
});

describe('The outcome of a call', () => {
  test('is added above the earlier notes, with its day (QUEUE-05)', () => {
    const said = notesAfter(
      exampleActivity(),
      { name: 'message', notes: ' Back on Friday. ', day: undefined },
      FROM.today,
    );
    expect(said).toBe('Tue 11/24/2026: Left a message. Back on Friday.\nAsk about the banners.');
  });

  test('is one save that closes the activity and adds the follow-up (QUEUE-06)', () => {
    const change = outcomeChange(
      exampleActivity({ Version: 7 }),
      { name: 'message', notes: '', day: '2026-11-30' },
      FROM,
    );
    const notes = 'Tue 11/24/2026: Left a message.\nAsk about the banners.';
    expect(bodyOf(change)).toMatchObject({
      saveMode: 2,
      ID: 1,
      Version: 7,
      TypeID: 1,
      Comments: notes,
      FollowUp: { TypeID: 1, StartDate: '2026-11-30T00:00:00', Comments: notes },
    });
    expect(change).toMatchObject({
      label: 'Left a message: Carl Contact, Northwind Traders',
      record: 'activity/1',
      effect: { Status: 'CLOSED' },
      reopen: { name: 'activities/edit', input: { notes, mode: 2, version: 7 } },
    });
  });

  test('without a follow-up only closes it; a meeting stays a meeting', () => {
    const body = bodyOf(
      outcomeChange(
        exampleActivity({ TypeID: 3 }),
        { name: 'notInterested', notes: '', day: undefined },
        FROM,
      ),
    );
    expect(body).toMatchObject({ saveMode: 1, TypeID: 3 });
    expect(body).not.toHaveProperty('FollowUp');
  });
});
