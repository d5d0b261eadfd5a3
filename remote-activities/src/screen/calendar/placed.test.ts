import { describe, expect, test } from '@jest/globals';
import { addDays } from '@galley/shared/domain/calendar';
import { daysShown } from '@galley/server/activities/rules/calendarSpan';
import { exampleActivity } from '../../testing/exampleActivity.ts';
import { placed } from './placed.ts';

const TODAY = '2026-11-25';
const days = daysShown('week', TODAY);
const at = (ID: number, day: string, Status: 'OPEN' | 'CLOSED' = 'OPEN') =>
  exampleActivity({ ID, StartDate: `${day}T00:00:00`, Status });
const ids = (activities: readonly { ID: number }[] = []) => activities.map(({ ID }) => ID);

describe('An activity in the calendar (CALS-02)', () => {
  const Activities = [
    at(1, '2026-11-02'),
    at(2, '2026-11-23'),
    at(3, '2026-11-25', 'CLOSED'),
    at(4, '2026-11-25'),
  ];
  const answer = {
    Activities,
    Days: [
      { Day: '2026-11-23T00:00:00', Total: 1 },
      { Day: '2026-11-25T00:00:00', Total: 282 },
    ],
    Overdue: 9,
    TotalCount: 292,
  };

  test('is on its day, with open ones before closed ones, or among the overdue ones if its day isn’t shown', () => {
    const { overdue, ofDay } = placed({ days, today: TODAY, answer, activities: Activities });
    expect([ids(overdue.activities), overdue.more]).toEqual([[1], 8]);
    expect(ids(ofDay.get('2026-11-23')?.activities)).toEqual([2]);
    expect(ofDay.get('2026-11-25')).toMatchObject({ activities: [{ ID: 4 }, { ID: 3 }], more: 280 });
  });

  test('that is moved is on its new day, and no day’s number of unlisted activities changes', () => {
    const moved = Activities.map((activity) =>
      activity.ID === 1 ? { ...activity, StartDate: `${addDays(TODAY, 1)}T00:00:00` } : activity,
    );
    const { overdue, ofDay } = placed({ days, today: TODAY, answer, activities: moved });
    expect([ids(overdue.activities), overdue.more]).toEqual([[], 8]);
    expect(ofDay.get('2026-11-26')).toEqual({ activities: [moved[0]], more: 0 });
    expect(ofDay.get('2026-11-25')?.more).toBe(280);
  });
});
