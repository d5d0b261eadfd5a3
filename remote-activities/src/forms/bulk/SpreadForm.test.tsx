import { network, press, renderScreen } from '@galley/shared/testing';
import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BulkForm } from './BulkForm.tsx';

const TITLE = 'Spread over the Week';

/** @param editable how many of the seven activities the user can edit */
function open(editable = 5) {
  const sent = network({
    '/v1/activity/paged': ({ body }: { body: { Filter_Associated?: boolean } }) => ({
      Activities: [],
      TotalCount: body.Filter_Associated === true ? editable : 7,
    }),
    '/v1/bulk': () => new Promise(() => undefined),
  });
  const onClose = jest.fn();
  const chosen = {
    count: 7,
    records: { Activities: { Filter_Associated: true } },
    clear: () => undefined,
  };
  const dialog = {
    name: 'activities/bulk',
    action: 'spread',
    chosen,
    days: ['2026-11-24', '2026-11-25'],
  } as const;
  renderScreen(<BulkForm dialog={dialog} onClose={onClose} />, '/activities');
  return { sent, onClose };
}

test('the form says how many activities that the user can edit each day gets, and spreads them over the selected days (CALS-11)', async () => {
  const { sent, onClose } = open();
  expect(await screen.findByRole('checkbox', { name: 'Tue 11/24/2026: 3 activities' })).toBeChecked();
  expect(screen.getByText('5 overdue')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Wed 11/25/2026: 2 activities' }));
  expect(screen.getByRole('checkbox', { name: 'Tue 11/24/2026: 5 activities' })).toBeChecked();
  await press(TITLE);
  await waitFor(() =>
    expect(sent.find(({ path }) => path === '/v1/bulk')?.body).toMatchObject({
      Action: 'spreadActivities',
      Days: ['2026-11-24T00:00:00'],
    }),
  );
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('the form asks for a day if none is selected, and moves nothing (CALS-11)', async () => {
  const { sent, onClose } = open();
  await screen.findByText('5 overdue');
  for (const day of await screen.findAllByRole('checkbox')) await userEvent.click(day);
  await press(TITLE);
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a day.');
  expect(sent.filter(({ path }) => path === '/v1/bulk')).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
});

test('the form moves nothing if the user can’t edit any of the activities (CALS-11)', async () => {
  const { sent } = open(0);
  await screen.findByText('0 overdue');
  await press(TITLE);
  expect(screen.getByRole('alert')).toHaveTextContent('You can’t edit any of these activities.');
  expect(sent.filter(({ path }) => path === '/v1/bulk')).toEqual([]);
});
