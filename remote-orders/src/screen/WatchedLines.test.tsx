import { queryClient } from '@galley/shared/http';
import { network, press, renderScreen, type SentCall } from '@galley/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleLine } from '../testing/exampleLine.ts';
import { WatchAction, WatchedLines } from './WatchedLines.tsx';

const PATH = '/v1/orders/watched';
const line = exampleLine({ OrderIDLineNum: '1001-1', CompanyID: 7 });

beforeEach(() => queryClient.clear());

async function show(isIcon: boolean) {
  renderScreen(
    <WatchedLines>
      <WatchAction line={line} isIcon={isIcon} />
    </WatchedLines>,
    '/orders',
  );
  const watch = await screen.findByRole('button', { name: 'Watch order line 1001-1' });
  await waitFor(() => expect(watch).toBeEnabled());
  return watch;
}
const choose = (name: string) => userEvent.click(screen.getByRole('menuitem', { name }));

test.each([false, true])(
  'a line, its order and its customer can be watched, and watching can be stopped (INBOX-14, INBOX-19): as an icon %s',
  async (isIcon) => {
    let watches = [{ Kind: 'line', ID: '7-1', Name: '' }];
    const sent = network({
      [PATH]: ({ method, body }: SentCall) => {
        if (method === 'GET') return { Watches: watches };
        const { Kind, ID, IsWatched } = body as { Kind: string; ID: string; IsWatched: boolean };
        watches = [
          ...watches.filter((one) => one.Kind !== Kind),
          ...(IsWatched ? [{ Kind, ID, Name: '' }] : []),
        ];
        return true;
      },
    });
    await userEvent.click(await show(isIcon));
    await choose('Watch This Order');
    await press('Watching order line 1001-1');
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
      'Watch This Order Line',
      'Stop Watching This Order',
      'Watch This Customer',
    ]);
    await choose('Stop Watching This Order');
    await press('Watch order line 1001-1');
    await choose('Watch This Customer');
    await press('Watching order line 1001-1');
    await choose('Watch This Order Line');
    expect(sent.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { Kind: 'order', ID: '1001', IsWatched: true },
      { Kind: 'order', ID: '1001', IsWatched: false },
      { Kind: 'customer', ID: '7', IsWatched: true },
      { Kind: 'line', ID: '1001-1', IsWatched: true },
    ]);
  },
);

test('a line that can’t be watched stays unwatched, and the reason is shown (INBOX-19)', async () => {
  const detail =
    'You can watch at most 1,000 order lines, orders, customers and views. Stop watching one first.';
  network({
    [PATH]: ({ method }: SentCall) =>
      method === 'GET'
        ? { Watches: [] }
        : Response.json(
            { status: 422, title: 'Refused', detail },
            { status: 422, headers: { 'content-type': 'application/problem+json' } },
          ),
  });
  const watch = await show(false);
  await userEvent.click(watch);
  await choose('Watch This Order Line');
  expect(await screen.findByText(detail)).toBeVisible();
  expect(watch).toHaveAccessibleName('Watch order line 1001-1');
});
