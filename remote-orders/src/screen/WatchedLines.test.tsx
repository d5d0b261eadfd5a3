import { queryClient } from '@galley/shared/http';
import { network, renderScreen, type SentCall } from '@galley/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WatchAction, WatchedLines } from './WatchedLines.tsx';

const PATH = '/v1/orders/watched';

beforeEach(() => queryClient.clear());

const show = (isIcon: boolean) =>
  renderScreen(
    <WatchedLines>
      <WatchAction number="1001-1" isIcon={isIcon} />
    </WatchedLines>,
    '/orders',
  );

test.each([false, true])('a line is watched and no longer (INBOX-14): as an icon %s', async (isIcon) => {
  const sent = network({
    [PATH]: ({ method }: SentCall) => (method === 'GET' ? { OrderIDLineNums: ['7-1'] } : true),
  });
  show(isIcon);
  const watch = await screen.findByRole('button', { name: 'Watch this order line' });
  await waitFor(() => expect(watch).toBeEnabled());
  await userEvent.click(watch);
  await userEvent.click(await screen.findByRole('button', { name: 'Stop watching this order line' }));
  expect(await screen.findByRole('button', { name: 'Watch this order line' })).toBeEnabled();
  expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
    { OrderIDLineNum: '1001-1', IsWatched: true },
    { OrderIDLineNum: '1001-1', IsWatched: false },
  ]);
});

test('a line that can’t be watched is not, and the reason is said (INBOX-14)', async () => {
  const detail = 'At most 1000 order lines can be watched. Stop watching one first.';
  network({
    [PATH]: ({ method }: SentCall) =>
      method === 'GET'
        ? { OrderIDLineNums: [] }
        : Response.json(
            { status: 422, title: 'Refused', detail },
            { status: 422, headers: { 'content-type': 'application/problem+json' } },
          ),
  });
  show(false);
  const watch = await screen.findByRole('button', { name: 'Watch this order line' });
  await waitFor(() => expect(watch).toBeEnabled());
  await userEvent.click(watch);
  expect(await screen.findByText(detail)).toBeVisible();
  expect(watch).toHaveAccessibleName('Watch this order line');
});
