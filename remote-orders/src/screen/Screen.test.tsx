import { orderList } from '@galley/server/orders/rules/orderList';
import { galley } from '@galley/shared/store';
import { describe, expect, test } from '@jest/globals';
import { choose, network, preloadList, press, renderScreen, type SentCall } from '@galley/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleLine } from '../testing/exampleLine.ts';
import { Screen } from './Screen.tsx';
import { ordersQuery } from '../http/listQuery.ts';

const answer = (...lines: ReturnType<typeof exampleLine>[]) => ({
  Orders: lines,
  TotalCount: lines.length,
  UnfilteredCount: lines.length,
});
const paged = '/v1/orders/paged';
const pages = (sent: readonly SentCall[]) => sent.filter(({ path }) => path === paged);

describe('The orders screen', () => {
  test('asks the user for a customer, and doesn’t request orders, while none is selected (ORD-10)', () => {
    const sent = network({});
    renderScreen(<Screen />, '/orders');
    expect(screen.getByRole('heading', { level: 1, name: 'Orders' })).toBeInTheDocument();
    expect(
      screen.getByText(
        "Please select a Customer. You must be associated with the Customer's assigned Account Owner to view Orders.",
      ),
    ).toBeInTheDocument();
    expect(pages(sent)).toEqual([]);
    // Without a request, there's no count.
    expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  });

  test('requests its list exactly as the host prefetches it, so that nothing is requested twice', async () => {
    const sent = network({ [paged]: answer(exampleLine()) });
    renderScreen(<Screen />, '/orders?parent=3&size=50&status=1&sort=OrderDate-asc');
    await screen.findByRole('article');
    await act(() => preloadList(orderList, ordersQuery)(location.search));
    expect(sent.filter(({ path }) => path === paged)).toHaveLength(1);
  });

  test('steps from an opened line to the next one, even on the next page, and back (STEP-03)', async () => {
    const line = (OrderIDLineNum: string) =>
      exampleLine({ OrderIDLineNum, Advertiser: `Of ${OrderIDLineNum}` });
    const pagesOf = [[line('1001-1'), line('1002-1')], [line('1003-1')]];
    network({
      [paged]: ({ body }: SentCall) => {
        return { ...answer(...(pagesOf[Number(body['PageNo']) - 1] ?? [])), TotalCount: 21 };
      },
    });
    galley.getState().prefer({ grids: { orders: true } });
    renderScreen(<Screen />, '/orders?parent=3');
    await press('1002-1');
    const opened = (name: string) => screen.findByRole('dialog', { name });
    const first = within(await opened('1002-1'));
    await userEvent.click(first.getByRole('button', { name: 'Next' }));
    const last = within(await opened('1003-1'));
    expect(last.getByText('Of 1003-1')).toBeVisible();
    expect(last.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await opened('1002-1');
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await opened('1001-1');
  });

  test('can be a table, whose numbers open the details (GRID-01, GRID-02, GRID-11)', async () => {
    const place = { CompanyID: 12, CompanyName: 'Northwind Traders', ParentID: 3 };
    network({ [paged]: answer(exampleLine(place)) });
    galley.getState().prefer({ grids: { orders: true } });
    renderScreen(<Screen />, '/orders?parent=3');
    const row = within(await screen.findByRole('row', { name: /1001-1/ }));
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Actions',
      'Proof',
      'Order/Product',
      'Company/Advertiser',
      'Status',
      'Order/Ship/Delivery/Post',
      'Tracking',
      'Line Total Cost/Qty',
    ]);
    expect(row.getByRole('link', { name: 'Northwind Traders' })).toHaveAttribute(
      'href',
      '/companies?parent=3&company=12',
    );
    expect(row.getAllByRole('listitem').map((step) => step.textContent)[0]).toMatch(/^Order: /);
    await userEvent.click(row.getByRole('button', { name: '1001-1' }));
    expect(screen.getByRole('dialog', { name: '1001-1' })).toHaveTextContent('Finished Size');
    await userEvent.click(row.getByRole('button', { name: 'Add activity about order line 1001-1' }));
    expect(galley.getState().dialogs).toMatchObject([
      { name: 'activities/edit', draft: { ID: 0, CompanyID: 12 } },
    ]);
    galley.getState().prefer({ grids: {} });
  });

  test('names the company of a line, and leads to it and to the contacts (ORD-17)', async () => {
    const line = exampleLine({
      CompanyID: 12,
      CompanyName: 'Northwind Traders',
      ParentID: 3,
      IndividualIDSalesContact: 7,
      IndividualNameSalesContact: 'Carl Contact',
    });
    network({ [paged]: answer(line) });
    renderScreen(<Screen />, '/orders?parent=3');
    const card = within(await screen.findByRole('article', { name: '1001-1' }));
    expect(card.getByRole('link', { name: 'Northwind Traders' })).toHaveAttribute(
      'href',
      '/companies?parent=3&company=12',
    );
    expect(card.getByRole('link', { name: 'Carl Contact' })).toHaveAttribute(
      'href',
      '/contacts?parent=3&company=12&contact=7',
    );
  });

  test('lists the lines of the selection by priority, each an article named by its id (ORD-02)', async () => {
    const sent = network({ [paged]: answer(exampleLine(), exampleLine({ OrderIDLineNum: '1001-2' })) });
    renderScreen(<Screen />, '/orders?parent=3&company=12');
    const card = await screen.findByRole('article', { name: '1001-1' });
    expect(within(card).getByText('Art Needed')).toBeInTheDocument();
    expect(screen.getByRole('article', { name: '1001-2' })).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Displaying first 2 of 2 Orders');
    expect(pages(sent)[0]?.body).toMatchObject({
      EmployeeUID: 'ana-uid',
      ParentID: 3,
      CompanyID: 12,
      PageNo: 1,
      PageSize: 20,
      SortBy: 'Priority',
      SortOrder: 'asc',
      Filter_Status: -1,
      Filter_Apply: false,
    });
  });

  test('searches through every customer once a filter is applied', async () => {
    const sent = network({ [paged]: answer(exampleLine()) });
    renderScreen(<Screen />, '/orders?apply=yes');
    await screen.findByRole('article', { name: '1001-1' });
    expect(pages(sent)[0]?.body).toMatchObject({ ParentID: 0, CompanyID: 0, Filter_Apply: true });
  });

  test('names all values of a filter in one chip, requests them as a list, and removes them together (ORDS-07, LIST-01)', async () => {
    const sent = network({
      [paged]: answer(exampleLine()),
      '/v1/individuals/salesreps': [
        { value: 5, label: 'Ben Ode' },
        { value: 8, label: 'Rita Rep' },
      ],
    });
    renderScreen(<Screen />, '/orders?parent=3&status=2&status=3&rep=5&rep=8&product=Vinyl&product=Paper');
    const chip = await screen.findByRole('button', { name: 'Remove filter: Status: Art Hold, Art Needed' });
    expect(
      await screen.findByRole('button', { name: 'Remove filter: Sales Rep.: Ben Ode, Rita Rep' }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove filter: Product: Vinyl, Paper' })).toBeVisible();
    expect(pages(sent).at(-1)?.body).toMatchObject({
      Filter_Status: [2, 3],
      Filter_SalesRepID: [5, 8],
      Filter_ProductNames: ['Vinyl', 'Paper'],
      Filter_Total: 3,
    });
    await userEvent.click(chip);
    expect(location.search).toBe('?parent=3&rep=5&rep=8&product=Vinyl&product=Paper');
    await waitFor(() => expect(pages(sent).at(-1)?.body).toMatchObject({ Filter_Status: -1 }));
  });

  test('names the filters of the address, and removes one (FILT-13)', async () => {
    const sent = network({
      [paged]: answer(exampleLine()),
      '/v1/individuals': { IndividualName: 'Mia Stone' },
      '/v1/individuals/salesreps': [{ value: 5, label: 'Ben Ode' }],
    });
    renderScreen(
      <Screen />,
      '/orders?parent=3&page=2&status=2&contact=9&rep=5&range=6&from=2026-11-01&datetype=1&product=Vinyl',
    );
    const chips = await screen.findByRole('list', { name: 'Filters' });
    await waitFor(() =>
      expect(
        within(chips)
          .getAllByRole('button')
          .map((chip) => chip.getAttribute('aria-label')),
      ).toEqual([
        'Remove filter: Contact: Mia Stone',
        'Remove filter: Sales Rep.: Ben Ode',
        'Remove filter: Status: Art Hold',
        'Remove filter: Date type: Ship Date',
        'Remove filter: Date Range: from Sun 11/01/2026',
        'Remove filter: Product: Vinyl',
      ]),
    );
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('6 filters applied'));
    await userEvent.click(within(chips).getByRole('button', { name: /Date Range/ }));
    expect(location.search).toBe('?parent=3&status=2&contact=9&rep=5&datetype=1&product=Vinyl');
    await waitFor(() =>
      expect(sent.at(-1)?.body).toMatchObject({
        PageNo: 1,
        Filter_DateRange: 0,
        Filter_DateStart: null,
        Filter_Total: 5,
      }),
    );
  });

  test('can be sorted differently (ORD-11)', async () => {
    const sent = network({ [paged]: answer(exampleLine()) });
    renderScreen(<Screen />, '/orders?parent=3');
    await screen.findByRole('article', { name: '1001-1' });
    await choose('Sort by', 'Ship Date desc');
    expect(location.search).toBe('?parent=3&sort=ShipDate-desc');
    await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ SortBy: 'ShipDate', SortOrder: 'desc' }));
  });

  test('says why a customer may have no orders to show (ORD-10)', async () => {
    network({ [paged]: answer() });
    renderScreen(<Screen />, '/orders?parent=3');
    expect(await screen.findByText('No Orders found.')).toBeInTheDocument();
    expect(screen.getByText(/^You must be associated with/)).toBeInTheDocument();
  });

  test('offers to remove the filters when nothing matches them', async () => {
    network({ [paged]: answer() });
    renderScreen(<Screen />, '/orders?parent=3&design=Winter');
    expect(await screen.findByText('No Orders found.')).toBeInTheDocument();
    await press('Remove Filters');
    expect(location.search).toBe('?parent=3');
  });

  test('says if loading failed, and can retry (LIST-06)', async () => {
    let isBroken = true;
    network({
      [paged]: () => (isBroken ? new Response(null, { status: 500 }) : answer(exampleLine())),
    });
    renderScreen(<Screen />, '/orders?parent=3');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load orders');
    isBroken = false;
    await press('Try Again');
    expect(await screen.findByRole('article', { name: '1001-1' })).toBeInTheDocument();
  });

  test('offers to copy a line’s number, and to add an activity with notes about the line (ORD-15)', async () => {
    network({ [paged]: answer(exampleLine({ OrderIDLineNum: '1001-1', Design: 'Harvest Sale' })) });
    renderScreen(<Screen />, '/orders?parent=3');
    const card = await screen.findByRole('article', { name: '1001-1' });
    expect(within(card).getByRole('button', { name: 'Copy order line number' })).toBeVisible();
    await userEvent.click(within(card).getByRole('button', { name: 'Add activity about order line 1001-1' }));
    expect(galley.getState().dialogs).toMatchObject([
      {
        name: 'activities/edit',
        draft: { ID: 0, ActivityComments: expect.stringMatching(/^Order line 1001-1 .*Harvest Sale/) },
      },
    ]);
  });
});
