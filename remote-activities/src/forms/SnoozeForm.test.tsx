import { businessToday, galley } from '@galley/shared/store';
import { network, press, renderScreen } from '@galley/shared/testing';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { exampleActivity } from '../testing/exampleActivity.ts';
import { SnoozeForm } from './SnoozeForm.tsx';

const dialog = { name: 'activities/snooze', activity: exampleActivity() } as const;
const day = () => screen.getByRole('textbox', { name: 'Activity Date' });
const open = (onClose = () => {}) =>
  renderScreen(<SnoozeForm dialog={dialog} onClose={onClose} />, '/activities');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a day that was chosen for Snooze is restored after the session ends, and its form reopens', () => {
  const { unmount } = open();
  fireEvent.change(day(), { target: { value: '12/31/2030' } });
  unmount();
  open();
  expect(day()).toHaveValue('Tue. 12/31/2030');
  expect(galley.getState().dialogs).toMatchObject([{ name: 'activities/snooze', activity: { ID: 1 } }]);
});

test('a Snooze form that was closed opens without a day the next time', async () => {
  const onClose = jest.fn();
  const { unmount } = open(onClose);
  fireEvent.change(day(), { target: { value: '12/31/2030' } });
  await press('Close');
  expect(onClose).toHaveBeenCalledTimes(1);
  unmount();
  open();
  expect(day()).toHaveValue('');
  expect(galley.getState().dialogs).toEqual([]);
});

test('an overdue activity can be snoozed to today in the date field’s calendar (SNZ-01)', async () => {
  network({});
  open();
  await press('Calendar: Activity Date');
  const calendar = within(await screen.findByRole('dialog', { name: 'Calendar: Activity Date' }));
  const today = new Date(`${businessToday()}T12:00`);
  const name = new RegExp(` ${today.toLocaleDateString('en-US', { month: 'long', day: 'numeric' })}\\D`);
  expect(await calendar.findByRole('gridcell', { name })).toHaveAttribute('aria-disabled', 'false');
});
