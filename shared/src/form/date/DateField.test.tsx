import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { addDays, type Day } from '../../domain/calendar.ts';
import { queryClient } from '../../http/queryClient.ts';
import { network } from '../../testing/network.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { Modal } from '../../ui/modal/Modal.tsx';
import { DateField } from './DateField.tsx';
import { responseOf } from '../../http/index.ts';
import type { Planned, PlannedDay } from './dayMarks.ts';

const LABEL = 'Activity Date';
const closed = jest.fn<() => void>();

interface Options {
  value?: Day;
  min?: Day;
  max?: Day;
  range?: { side: 'start' | 'end'; from: Day; to: Day };
  planned?: Planned;
}

function Example({ value: first = '', ...options }: Options) {
  const [value, setValue] = useState(first);
  return (
    <Modal title="Form" onClose={closed}>
      <DateField {...options} label={LABEL} value={value} onChange={setValue} />
      <output>{value}</output>
    </Modal>
  );
}
const open = (options: Options = {}) => renderScreen(<Example {...options} />, '/activities');
const input = () => screen.getByRole('textbox', { name: LABEL });
const button = () => screen.getByRole('button', { name: `Calendar: ${LABEL}` });
const calendar = () => screen.getByRole('dialog', { name: `Calendar: ${LABEL}` });
const isClosed = () =>
  expect(screen.queryByRole('dialog', { name: `Calendar: ${LABEL}` })).not.toBeInTheDocument();
const day = (date: string) => within(calendar()).getByRole('gridcell', { name: new RegExp(` ${date},`) });
const chosen = (value: string) => expect(screen.getByRole('status')).toHaveTextContent(value);

const TODAY = '2026-11-18';
/** Only the calendar day is fake. */
const REAL_TIMERS = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'queueMicrotask',
  'nextTick',
  'performance',
] as const;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(`${TODAY}T18:00:00Z`), doNotFake: [...REAL_TIMERS] });
  queryClient.clear();
  closed.mockReset();
  network({});
});

afterEach(() => {
  jest.useRealTimers();
});

describe('A date field', () => {
  test('opens a one-month calendar on the selected day, with the library’s keys (CAL-01)', async () => {
    open({ value: '2026-12-30' });
    await userEvent.click(button());
    expect(within(calendar()).getAllByRole('heading')).toHaveLength(1);
    expect(within(calendar()).getByRole('heading', { name: 'December 2026' })).toBeVisible();
    expect(day('December 30')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(within(calendar()).getByRole('heading', { name: 'January 2027' })).toBeVisible();
    expect(day('January 6')).toHaveFocus();
    await userEvent.keyboard('{PageDown}{ArrowLeft}{Enter}');
    chosen('2027-02-05');
    expect(input()).toHaveValue('Fri. 02/05/2027');
    isClosed();
  });

  test('also opens by an arrow key, but not by focus alone', async () => {
    open({ value: '2026-12-30' });
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    await userEvent.tab();
    expect(input()).toHaveFocus();
    isClosed();
    await userEvent.keyboard('{ArrowDown}');
    expect(day('December 30')).toHaveFocus();
  });

  test('closes on Escape without closing its form, and takes the focus back', async () => {
    open({ value: '2026-12-30' });
    await userEvent.click(button());
    await userEvent.keyboard('{ArrowRight}{Escape}');
    isClosed();
    await screen.findByRole('textbox', { name: LABEL });
    expect(closed).not.toHaveBeenCalled();
    chosen('2026-12-30');
  });

  test('accepts typing while the calendar is open, whatever day is highlighted (CAL-02)', async () => {
    open({ value: '2026-11-23' });
    await userEvent.click(input());
    await userEvent.clear(input());
    await userEvent.type(input(), '11/25/2026{Enter}');
    chosen('2026-11-25');
    isClosed();
    await userEvent.clear(input());
    await userEvent.type(input(), '+2w');
    await userEvent.click(button());
    chosen('2026-12-02');
    expect(input()).toHaveValue('Wed. 12/02/2026');
  });

  test('offers no day before the first or after the last', async () => {
    open({ value: '2026-12-15', min: '2026-12-10', max: '2026-12-20' });
    await userEvent.click(button());
    for (const [date, isOffered] of [
      ['December 9', false],
      ['December 10', true],
      ['December 20', true],
      ['December 21', false],
    ] as const) {
      expect(day(date)).toHaveAttribute('aria-disabled', String(!isOffered));
    }
    await userEvent.click(day('December 9'));
    chosen('2026-12-15');
    await userEvent.click(day('December 10'));
    chosen('2026-12-10');
  });

  test('offers no day before the beginning of its range (CAL-01)', async () => {
    open({ value: '2026-12-15', range: { side: 'end', from: '2026-12-10', to: '2026-12-15' } });
    await userEvent.click(button());
    expect(day('December 9')).toHaveAttribute('aria-disabled', 'true');
    expect(day('December 10')).toHaveAttribute('aria-disabled', 'false');
  });

  test('names the holidays, and marks today (CAL-03)', async () => {
    open({ value: '2026-12-15' });
    await userEvent.click(button());
    expect(day('December 25')).toHaveAccessibleDescription('Christmas Day');
    await userEvent.keyboard('{Escape}');
    await userEvent.clear(input());
    await userEvent.type(input(), 'today');
    expect(within(calendar()).getByRole('gridcell', { current: 'date' })).toHaveAccessibleDescription(
      /^today/,
    );
  });

  test('shows how many activities the assignee has on each day, with one request for all days (CAL-04)', async () => {
    const sent = network({
      '/v1/activity/days': [
        { Day: addDays(TODAY, -1), Open: 2, Recurring: 0 },
        { Day: addDays(TODAY, 1), Open: 3, Recurring: 1 },
      ],
    });
    open({
      value: TODAY,
      planned: {
        days: {
          queryKey: ['planned', 6],
          queryFn: responseOf<PlannedDay[]>({ path: '/v1/activity/days', query: { assignee: 6 } }),
          staleTime: 60_000,
        },
      },
    });
    expect(sent).toEqual([]);
    await userEvent.click(button());
    expect(await screen.findByTitle(/\b3 open activities, 1 recurring$/)).toHaveAttribute('role', 'gridcell');
    expect(screen.getByTitle(/\b2 overdue activities$/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(button());
    expect(await screen.findByTitle(/\b3 open activities/)).toBeVisible();
    expect(sent.map(({ path }) => path)).toEqual(['/v1/activity/days?assignee=6']);
  });

  test('marks the next dates of a series, until its end (CAL-05)', async () => {
    const own = '2026-11-20';
    const dates = new Set(['2026-11-27', '2026-12-04']);
    open({ value: own, planned: { isNext: (day) => dates.has(day) } });
    await userEvent.click(button());
    const next = () => screen.queryAllByTitle(/next date of this series/);
    expect(next()).toEqual([day('November 27'), day('December 4')]);
    await userEvent.click(screen.getByRole('button', { name: 'Next Month' }));
    expect(next()).toEqual([day('December 4')]);
  });
});
