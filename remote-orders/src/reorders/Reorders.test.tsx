import { galley } from '@galley/shared/store';
import { network, press, renderScreen } from '@galley/shared/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from '../screen/Screen.tsx';
import { exampleLine } from '../testing/exampleLine.ts';
import { Reorders } from './Reorders.tsx';

const ask = (change: object = {}) => ({
  ActivityID: 31,
  OrderIDLineNum: '1001-1',
  CompanyID: 12,
  CompanyName: 'Acme Outdoor - Denver',
  Product: 'Vinyl Bulletin',
  RepID: 5,
  Rep: 'Ana Reed',
  AskedOn: '2026-11-02T00:00:00',
  State: 'open',
  Answer: '',
  OrderedOn: '0001-01-01T00:00:00',
  Days: null,
  ...change,
});
const figures = {
  Reps: [
    { RepID: 5, Rep: 'Ana Reed', Asked: 22, Ordered: 11, Open: 10, Lapsed: 1, Share: 50, MedianDays: 12.5 },
    { RepID: 6, Rep: 'Ben Ode', Asked: 1, Ordered: 0, Open: 1, Lapsed: 0, Share: 0, MedianDays: null },
  ],
};
const line = exampleLine({ ParentID: 3, CompanyID: 12, CompanyName: 'Acme Outdoor - Denver' });
const lists = { '/v1/orders/paged': { Orders: [line], TotalCount: 1, UnfilteredCount: 1 } };

beforeEach(() => galley.setState({ dialogs: [] }));

test.each([false, true])(
  'an order line opens the form of a reorder request, and says who has already made one (REOR-01, REOR-07): as a table %s',
  async (isGrid) => {
    galley.getState().prefer({ grids: { orders: isGrid } });
    const sent = network({ ...lists, '/v1/reorders/lines': { Asks: [ask()] } });
    renderScreen(<Screen />, '/orders?parent=3');
    await press('Request reorder of order line 1001-1');
    expect(galley.getState().dialogs.at(-1)).toMatchObject({
      name: 'activities/edit',
      draft: { ID: 0, ParentID: 3, CompanyID: 12, ReorderLine: '1001-1' },
    });
    expect(
      await screen.findByText('Reorder requested on Mon 11/02/2026 by Ana Reed: not ordered yet'),
    ).toBeVisible();
    expect(sent.find(({ path }) => path === '/v1/reorders/lines')?.body).toMatchObject({ Lines: ['1001-1'] });
  },
);

test('each rep’s figures lead to the requests, and these to their activities and the resulting orders (REOR-06)', async () => {
  const sent = network({
    '/v1/reorders/figures': figures,
    '/v1/reorders': {
      Asks: [ask(), ask({ ActivityID: 30, State: 'ordered', Answer: '1090-1', Days: 1 })],
      TotalCount: 22,
    },
  });
  renderScreen(<Reorders dialog={{ name: 'orders/reorders' }} onClose={() => undefined} />, '/orders');
  const table = await screen.findByRole('table', { name: 'Reorders by Sales Rep' });
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual([
    'Sales RepRequestedOrderedOpenLapsed% OrderedMedian Days',
    'Ana Reed221110150%12.5',
    'Ben Ode10100%–',
  ]);
  const asks = await screen.findByRole('region', { name: 'Requested by Ana Reed' });
  const [open, ordered] = await within(asks).findAllByRole('listitem');
  expect(open).toHaveTextContent(
    'Mon 11/02/2026Acme Outdoor - Denver, Vinyl Bulletin, 1001-1not ordered yet',
  );
  expect(ordered).toHaveTextContent('ordered after 1 day: 1090-1');
  expect(within(asks).getByRole('link', { name: '1090-1' })).toHaveAttribute(
    'href',
    expect.stringContaining('1090-1'),
  );
  const [activity] = within(asks).getAllByRole('button', { name: /^Activity from/ });
  if (activity !== undefined) await userEvent.click(activity);
  expect(galley.getState().dialogs.at(-1)).toMatchObject({ name: 'activities/edit', draft: { ID: 31 } });
  await press('Show Older');
  await press('Ben Ode');
  expect(await screen.findByRole('region', { name: 'Requested by Ben Ode' })).toBeVisible();
  expect(sent.map(({ path }) => path).filter((path) => path.startsWith('/v1/reorders?'))).toEqual([
    '/v1/reorders?RepID=5&PageNo=1',
    '/v1/reorders?RepID=5&PageNo=2',
    '/v1/reorders?RepID=6&PageNo=1',
  ]);
});
