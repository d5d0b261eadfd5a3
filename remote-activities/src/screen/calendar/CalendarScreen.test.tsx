import type { Activity } from '@galley/server/activities/contract';
import { businessToday, galley } from '@galley/shared/store';
import { type Answers, network, press, renderScreen } from '@galley/shared/testing';
import { longDay, spanTitle } from '@galley/server/activities/rules/calendarSpan';
import { formatDay } from '@galley/shared/domain/businessDay';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleActivity } from '../../testing/exampleActivity.ts';
import { beginAfresh, SAVE } from '../../testing/openActivities.tsx';
import { Screen } from '../Screen.tsx';

const CALENDAR = '/v1/activity/calendar';
const saved = {
  Success: true,
  UnfilteredCount: 1,
  activityDoneResponse: { followupActivity: null },
  Version: 2,
};
const DAY = '2026-11-24';
const NEXT = '2026-11-25';

const ENTRY = 'Follow-Up Carl Contact Northwind Traders';

beforeEach(beginAfresh);

const group = (day: string) => screen.getByRole('group', { name: new RegExp(`^${longDay(day)}`) });

async function open(
  change: Partial<Activity> = {},
  address = `/activities?show=week&day=${DAY}`,
  more: Answers = {},
) {
  const activity = exampleActivity({ StartDate: `${DAY}T00:00:00`, ...change });
  const sent = network({
    [CALENDAR]: {
      Activities: [activity],
      Days: [{ Day: `${DAY}T00:00:00`, Total: 281 }],
      Overdue: 0,
      TotalCount: 281,
    },
    [SAVE]: saved,
    ...more,
  });
  renderScreen(<Screen />, address);
  await screen.findByText('Carl Contact');
  return sent;
}
const savedBody = (sent: Awaited<ReturnType<typeof open>>) => sent.find(({ path }) => path === SAVE)?.body;

describe('The calendar', () => {
  test('shows each activity on its day, opens it when pressed, and links to the list of those not shown (CALS-03)', async () => {
    await open({}, `/activities?show=week&day=${DAY}&for=0&range=1`);
    const day = group(DAY);
    expect(screen.getByText(/^Displaying 1 of 281 Activities found/)).toBeVisible();
    await userEvent.click(within(day).getByRole('button', { name: ENTRY }));
    expect(galley.getState().dialogs).toMatchObject([{ name: 'activities/edit', draft: { ID: 1 } }]);
    const list = within(day).getByRole('link', { name: /280 more/ });
    const address = new URLSearchParams(list.getAttribute('href')?.split('?')[1]);
    expect(Object.fromEntries(address)).toEqual({
      show: 'list',
      for: '0',
      range: '6',
      from: DAY,
      to: DAY,
      datetype: '0',
    });
  });

  test('offers to spread overdue activities over the remaining business days of the week (CALS-11)', async () => {
    await open({ StartDate: '2020-01-02T00:00:00' }, `/activities?show=week&day=2031-11-24&type=2`, {
      [CALENDAR]: {
        Activities: [exampleActivity({ StartDate: '2020-01-02T00:00:00' })],
        Days: [],
        Overdue: 5,
        TotalCount: 5,
      },
    });
    await press('Spread over the Week…');
    const [dialog] = galley.getState().dialogs;
    expect(dialog).toMatchObject({
      name: 'activities/bulk',
      action: 'spread',
      // Without Thanksgiving Day and the weekend.
      days: ['2031-11-24', '2031-11-25', '2031-11-26', '2031-11-28'],
      chosen: {
        count: 5,
        records: { Activities: { Filter_ActivityType: 2, Filter_Status: 0, Filter_Associated: true } },
      },
    });
  });

  const overdue = {
    [CALENDAR]: {
      Activities: [exampleActivity({ StartDate: '2026-11-10T00:00:00' })],
      Days: [],
      Overdue: 5,
      TotalCount: 5,
    },
  };

  test('spreads only activities that the date filter shows (CALS-11)', async () => {
    const custom = 'range=6&from=2026-11-05&to=2026-11-12';
    await open({}, `/activities?show=week&day=2031-11-24&${custom}`, overdue);
    await press('Spread over the Week…');
    expect(galley.getState().dialogs[0]).toMatchObject({
      chosen: { records: { Activities: { Filter_DateStart: '2026-11-05', Filter_DateEnd: '2026-11-12' } } },
    });
  });

  test('doesn’t offer to spread if the filter is on another kind of date (CALS-11)', async () => {
    await open({}, '/activities?show=week&day=2031-11-24&range=5&datetype=2', overdue);
    expect(screen.queryByRole('button', { name: /Spread over the Week/ })).toBeNull();
  });

  test('moves an activity through its menu, and shows it on its new day before the server has answered (CALS-05)', async () => {
    let answer: (value: object) => void = () => undefined;
    const sent = await open({}, undefined, { [SAVE]: () => new Promise((resolve) => (answer = resolve)) });
    await press('Move Follow-Up with Carl Contact');
    await userEvent.click(screen.getByRole('menuitem', { name: 'A Day Later' }));
    expect(within(group(NEXT)).getByText('Carl Contact')).toBeVisible();
    await waitFor(() =>
      expect(savedBody(sent)).toMatchObject({ ID: 1, Version: 1, StartDate: `${NEXT}T00:00:00` }),
    );
    expect(savedBody(sent)).not.toHaveProperty('KeepSeries');
    answer(saved);
    // Until then, another change to the activity would wait for this one.
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Move Follow-Up with Carl Contact' })).toBeEnabled(),
    );
  });

  test.each([
    ['This Occurrence Only', { KeepSeries: true }],
    ['This and All Remaining Occurrences', {}],
  ])('asks which occurrences of a series to move: %s (CALS-06)', async (scope, series) => {
    const sent = await open({ FollowUpRecurrenceType: 2, FollowUpRecurrenceText: 'Weekly' });
    await press('Move Follow-Up with Carl Contact');
    await userEvent.click(screen.getByRole('menuitem', { name: 'A Day Later' }));
    expect(savedBody(sent)).toBeUndefined();
    await press(`Move ${scope}`);
    await waitFor(() => expect(savedBody(sent)).toMatchObject({ StartDate: `${NEXT}T00:00:00`, ...series }));
    if (!('KeepSeries' in series)) expect(savedBody(sent)).not.toHaveProperty('KeepSeries');
  });

  test('restores the start of a restarted series when the move is undone (CALS-07)', async () => {
    const sent = await open({ FollowUpRecurrenceType: 3, SeriesStart: '2026-01-31T00:00:00' });
    await press('Move Follow-Up with Carl Contact');
    await userEvent.click(screen.getByRole('menuitem', { name: 'A Day Later' }));
    await press('Move This and All Remaining Occurrences');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(sent.findLast(({ path }) => path === SAVE)?.body).toMatchObject({
        StartDate: `${DAY}T00:00:00`,
        SeriesStart: '2026-01-31T00:00:00',
        KeepSeries: true,
        Version: 2,
      }),
    );
  });

  test('moves an activity that is dragged, unless Escape is pressed, and doesn’t open it (CALS-05)', async () => {
    const sent = await open();
    const entry = screen.getByRole('button', { name: ENTRY });
    document.elementFromPoint = () => group(NEXT);
    const user = userEvent.setup();
    const drag = () =>
      user.pointer([
        { keys: '[MouseLeft>]', target: entry, coords: { clientX: 10, clientY: 10 } },
        { coords: { clientX: 200, clientY: 10 } },
      ]);
    await drag();
    await user.keyboard('{Escape}');
    await user.pointer({ keys: '[/MouseLeft]' });
    expect(savedBody(sent)).toBeUndefined();
    await drag();
    await user.pointer({ keys: '[/MouseLeft]' });
    await waitFor(() => expect(savedBody(sent)).toMatchObject({ StartDate: `${NEXT}T00:00:00` }));
    expect(galley.getState().dialogs).toEqual([]);
  });

  test('starts a new activity on the day that is pressed (CALS-08)', async () => {
    await open();
    await userEvent.click(group(NEXT));
    await press(`Add Activity on ${formatDay(DAY)}`);
    expect(galley.getState().dialogs).toMatchObject([
      { name: 'activities/edit', draft: { ID: 0, StartDate: `${NEXT}T00:00:00` } },
      { name: 'activities/edit', draft: { ID: 0, StartDate: `${DAY}T00:00:00` } },
    ]);
  });

  test('has keyboard shortcuts for the activities, their menus and the days (CALS-04)', async () => {
    const Activities = [
      exampleActivity({ StartDate: `${DAY}T00:00:00` }),
      exampleActivity({ ID: 2, StartDate: `${DAY}T00:00:00`, IndividualName: 'Dora Contact' }),
      exampleActivity({ ID: 3, StartDate: `${NEXT}T00:00:00`, IndividualName: 'Eve Contact' }),
    ];
    await open({}, undefined, { [CALENDAR]: { Activities, Days: [], Overdue: 0, TotalCount: 3 } });
    const carl = screen.getByRole('button', { name: ENTRY });
    carl.focus();
    await userEvent.keyboard('m');
    expect(screen.getByRole('menuitem', { name: 'Today' })).toHaveFocus();
    await userEvent.keyboard('{Escape}j');
    expect(screen.getByRole('button', { name: /Dora Contact/ })).toHaveFocus();
    await userEvent.keyboard('k');
    expect(carl).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('button', { name: /Eve Contact/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(screen.getByRole('button', { name: 'Add Activity on Mon 11/23/2026' })).toHaveFocus();
  });

  test('has keyboard shortcuts for the previous, the next and the current week (CALS-04)', async () => {
    await open({}, '/activities?show=week&day=2031-11-24');
    const week = (day: string) =>
      expect(screen.getByRole('region', { name: spanTitle('week', day) })).toBeVisible();
    screen.getByRole('button', { name: 'Add Activity on Mon 11/24/2031' }).focus();
    await userEvent.keyboard('n');
    week('2031-12-01');
    await userEvent.keyboard('pp');
    week('2031-11-17');
    await userEvent.keyboard('t');
    week(businessToday());
  });

  test('is remembered, and is left through its own button (CALS-01)', async () => {
    await open({}, `/activities?show=week&day=${DAY}`);
    await press('Month');
    expect(galley.getState().preferences.calendar).toBe('month');
    await press('Calendar');
    expect(galley.getState().preferences.calendar).toBe('');
    expect(await screen.findByRole('button', { name: 'Grid View' })).toBeVisible();
  });
});
