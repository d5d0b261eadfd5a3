import { businessToday } from '@galley/shared/store';
import { type Answers, choose, network, press, renderScreen, select } from '@galley/shared/testing';
import { formatDay } from '@galley/shared/domain/businessDay';
import { addDays, partsOf } from '@galley/shared/domain/calendar';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formAnswers } from '../testing/formAnswers.ts';
import { ActivitySearch } from './ActivitySearch.tsx';

const closed = jest.fn<() => void>();
function open(url = '/activities', more: Answers = {}) {
  network(
    formAnswers({
      '/v1/individuals/salesreps': [{ value: 8, label: 'Rita Rep' }],
      '/v1/individuals/search': { results: [{ value: 7, label: 'Carl Contact' }] },
      ...more,
    }),
  );
  renderScreen(<ActivitySearch dialog={{ name: 'activities/search' }} onClose={closed} />, url);
}

beforeEach(() => {
  closed.mockReset();
});

describe('The search filters of the activities', () => {
  test('say how far back the history goes and how many filters are set (ACTS-01, ACTS-04)', async () => {
    open();
    const dialog = screen.getByRole('dialog', { name: 'Search Filters' });
    expect(dialog).toHaveAccessibleDescription(/last 5 years of history\. 0 filters applied$/);
    await choose('Status', 'Done');
    await choose('Date Range', 'All');
    expect(dialog).toHaveAccessibleDescription(/2 filters applied$/);
  });

  test('don’t count Assigned To if users select their own name (ACTS-04)', async () => {
    open();
    await choose('Assigned To', 'Everyone');
    await choose('Assigned To', 'Ana Ruiz');
    expect(screen.getByRole('combobox', { name: 'Assigned To' })).toHaveTextContent('Me');
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(/0 filters applied$/);
    await press('View');
    expect(location.search).toBe('');
  });

  test('say that people could not be loaded, not that there are none', async () => {
    const failure = () => Response.json({}, { status: 500 });
    open('/activities', { '/v1/customers/trendgroups': failure, '/v1/individuals/salesreps': failure });
    for (const label of ['Assigned To', 'Sales Rep']) {
      await userEvent.click(screen.getByRole('combobox', { name: label }));
      expect(await screen.findByText('Could not be loaded.')).toBeVisible();
      await userEvent.keyboard('{Escape}');
    }
  });

  test('are applied only by View, and are all part of the address (ACTS-05)', async () => {
    open('/activities?parent=3&page=4');
    await choose('Assigned To', 'Everyone');
    await userEvent.click(screen.getByRole('combobox', { name: 'Contact' }));
    await userEvent.type(screen.getByRole('combobox', { name: 'Search Contact' }), 'car');
    await userEvent.click(await screen.findByRole('option', { name: 'Carl Contact' }));
    await choose('Sales Rep', 'Rita Rep');
    await choose('Activity Type', 'Call');
    await choose('Recurrence', 'Weekly');
    await choose('Status', 'Canceled');
    await choose('Date Type', 'Date Completed');
    await choose('Date Range', 'Last 30 Days');
    expect(location.search).toBe('?parent=3&page=4');
    await press('View');
    expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
      parent: '3',
      for: '0',
      contact: '7',
      rep: '8',
      type: '3',
      recurrence: '2',
      status: '2',
      datetype: '1',
      range: '5',
    });
    expect(closed).toHaveBeenCalled();
  });

  test('accept several types and sales reps (ACTS-06)', async () => {
    const reps = [
      { value: 8, label: 'Rita Rep' },
      { value: 9, label: 'Sam Rep' },
    ];
    open('/activities?parent=3&type=3', { '/v1/individuals/salesreps': reps });
    expect(select('Sales Rep')).toHaveTextContent('All');
    await choose('Sales Rep', 'Rita Rep', 'Sam Rep');
    expect(select('Sales Rep')).toHaveTextContent('Rita Rep, Sam Rep');
    await choose('Activity Type', 'Follow-Up');
    expect(screen.getByRole('combobox', { name: 'Activity Type' })).toHaveTextContent('Call, Follow-Up');
    await press('View');
    expect(location.search).toBe('?parent=3&rep=8&rep=9&type=3&type=5');
  });

  test('change nothing if they’re closed without View (ACTS-05)', async () => {
    open('/activities?status=1');
    await choose('Status', 'All');
    await press('Close');
    expect(location.search).toBe('?status=1');
  });

  test('open with what is applied; Reset restores the defaults without applying them (ACTS-05)', async () => {
    open('/activities?status=1&for=0&range=7');
    expect(select('Status')).toHaveTextContent('Done');
    expect(screen.getByRole('combobox', { name: 'Assigned To' })).toHaveTextContent('Everyone');
    await press('Reset');
    expect(select('Status')).toHaveTextContent('To Do');
    expect(screen.getByRole('combobox', { name: 'Assigned To' })).toHaveTextContent('Me');
    expect(location.search).toBe('?status=1&for=0&range=7');
    await press('View');
    expect(location.search).toBe('');
  });

  test('complete a date without a year to the nearest one, before or after today (ACTS-02)', async () => {
    open('/activities?range=6&from=2020-01-01&to=2020-01-02');
    for (const [label, days] of [
      ['From', -40],
      ['To', 40],
    ] as const) {
      const { year, month, date } = partsOf(addDays(businessToday(), days));
      await userEvent.clear(screen.getByLabelText(label));
      await userEvent.type(screen.getByLabelText(label), `${month}/${date}`);
      await userEvent.tab();
      expect(screen.getByLabelText(label)).toHaveDisplayValue(new RegExp(`/${year}$`));
    }
  });

  test('show the days of a range; only Custom can be edited, and To can’t be before From (ACTS-02)', async () => {
    open();
    const write = (day: string) => formatDay(day).replace(' ', '. ');
    expect(screen.getByLabelText('From')).toHaveValue('Tue. 01/01/1980');
    expect(screen.getByLabelText('To')).toHaveValue(write(addDays(businessToday(), 7)));
    expect(screen.getByLabelText('To')).toBeDisabled();
    await choose('Date Range', 'Custom');
    await userEvent.clear(screen.getByLabelText('To'));
    await userEvent.type(screen.getByLabelText('To'), '12/31/1979');
    await press('View');
    expect(screen.getByLabelText('To')).toHaveAccessibleDescription('To can’t be before From.');
    expect(closed).not.toHaveBeenCalled();
    await userEvent.clear(screen.getByLabelText('To'));
    await press('View');
    expect(screen.getByLabelText('To')).toHaveAccessibleDescription('To is required.');
    await userEvent.type(screen.getByLabelText('To'), '1/31/1980');
    await press('View');
    expect(location.search).toBe('?range=6&from=1980-01-01&to=1980-01-31');
  });
});
