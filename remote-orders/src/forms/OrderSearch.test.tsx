import { addMonths, partsOf } from '@galley/shared/domain/calendar';
import { businessToday } from '@galley/shared/store';
import {
  choose,
  hasUnsaved,
  network,
  press,
  renderScreen,
  select,
  type Answers,
} from '@galley/shared/testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderSearch } from './OrderSearch.tsx';

const closed = jest.fn<() => void>();
function open(url = '/orders?parent=3', more: Answers = {}) {
  const sent = network({
    '/v1/customers/trendgroups': {
      TrendGroups: [{ value: 3, label: 'Northwind' }],
      Customers: [{ value: 12, label: 'Northwind Traders', TrendGroupId: 3 }],
      Employees: [],
      States: [],
    },
    '/v1/companies/search': { results: [{ value: 12, label: 'Northwind Traders', TrendGroupId: 3 }] },
    '/v1/individuals/search': { results: [{ value: 7, label: 'Carl Contact' }] },
    '/v1/individuals/salesreps': [{ value: 8, label: 'Rita Rep' }],
    ...more,
  });
  renderScreen(<OrderSearch dialog={{ name: 'orders/search' }} onClose={closed} />, url);
  return sent;
}
const query = () => Object.fromEntries(new URLSearchParams(location.search));
const find = async (label: string, term: string, option: string) => {
  await userEvent.click(screen.getByRole('combobox', { name: label }));
  await userEvent.type(screen.getByRole('combobox', { name: `Search ${label}` }), term);
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

beforeEach(() => {
  closed.mockReset();
});

describe('The search for order lines', () => {
  test('says how far back it looks and how many filters are set (ORDS-01, ORDS-05)', async () => {
    open();
    const dialog = screen.getByRole('dialog', { name: 'Search Filters' });
    expect(dialog).toHaveAccessibleDescription(
      'Search for lines from among the last 5 years of history 0 filters applied',
    );
    await userEvent.type(screen.getByLabelText('Design'), 'sale');
    await choose('Status', 'Art Needed');
    expect(dialog).toHaveAccessibleDescription(/2 filters applied$/);
  });

  test('says that the sales reps could not be loaded, not that there are none (FORM-07)', async () => {
    open('/orders?parent=3', { '/v1/individuals/salesreps': () => Response.json({}, { status: 500 }) });
    await userEvent.click(screen.getByRole('combobox', { name: 'Sales Rep.' }));
    expect(await screen.findByText('Could not be loaded.')).toBeVisible();
  });

  test('has all specified fields, and the statuses in their order (ORDS-02, ORDS-04)', async () => {
    open();
    for (const label of [
      'Order Number',
      'Product',
      'Advertiser',
      'Size',
      'Design',
      'Shipping',
      'Description',
      'Reorder',
      'CAP #',
      'Part',
      'Unit #(s)',
      'References',
      'GeopathID(s)',
      'Invoice',
    ]) {
      expect(screen.getByLabelText(label)).toBeVisible();
    }
    for (const label of ['Company', 'Sales Rep.']) expect(select(label)).toBeVisible();
    await userEvent.click(select('Status'));
    const list = within(await screen.findByRole('listbox', { name: 'Status' }));
    const [first, second] = list.getAllByRole('option');
    expect([first, second].map((option) => option?.textContent)).toEqual([
      'Approved - Holding Print',
      'Art Accepted',
    ]);
    expect(first).toHaveAttribute('aria-setsize', '39');
    await userEvent.keyboard('web');
    expect(screen.getByRole('option', { name: 'Web Order' })).toBeVisible();
  });

  test('is applied only by View, with the company as the selection (ORDS-06)', async () => {
    open('/orders?parent=9&page=3&size=50');
    await find('Company', 'nor', 'Northwind Traders');
    await find('Contact', 'car', 'Carl Contact');
    await choose('Sales Rep.', 'Rita Rep');
    await choose('Date type', 'Ship Date');
    await choose('Date Range', 'Last 30 Days');
    await userEvent.type(screen.getByLabelText('Size'), "14' x 48'");
    await userEvent.type(screen.getByLabelText('Order Number'), '70012-1');
    expect(query()).toEqual({ parent: '9', page: '3', size: '50' });
    await press('View');
    expect(query()).toEqual({
      parent: '3',
      company: '12',
      size: '50',
      contact: '7',
      rep: '8',
      datetype: '1',
      range: '5',
      dimensions: "14' x 48'",
      order: '70012-1',
      apply: 'yes',
    });
    expect(closed).toHaveBeenCalled();
  });

  test('delays a new release once it is filled in, but is closed without a question (VER-03)', async () => {
    open();
    expect(hasUnsaved()).toBe(false);
    await userEvent.type(screen.getByLabelText('Design'), 'sale');
    expect(hasUnsaved()).toBe(true);
    await press('Close');
    expect(closed).toHaveBeenCalled();
  });

  test('opens with the applied filters; Reset clears them without applying the change (ORDS-06)', async () => {
    open('/orders?parent=3&status=3&design=sale&range=7&apply=yes');
    expect(screen.getByLabelText('Design')).toHaveValue('sale');
    await press('Reset');
    expect(screen.getByLabelText('Design')).toHaveValue('');
    expect(select('Status')).toHaveTextContent('All');
    expect(query()).toMatchObject({ design: 'sale' });
    await press('View');
    expect(query()).toEqual({ parent: '3', apply: 'yes' });
  });

  test('accepts only numbers in number fields: letters can’t be typed, and pasted text is cleaned (ORDS-04)', async () => {
    open();
    const [order, invoice] = [screen.getByLabelText('Order Number'), screen.getByLabelText('Invoice')];
    await userEvent.type(order, 'No. 70a012-1b');
    expect(order).toHaveValue('70012-1');
    await userEvent.type(invoice, 'x12-3');
    expect(invoice).toHaveValue('123');
    await userEvent.clear(invoice);
    await userEvent.paste(' Invoice #4567-8 of May ');
    expect(invoice).toHaveValue('45678');
    await press('View');
    expect(query()).toMatchObject({ order: '70012-1', invoice: '45678' });
  });

  test('rejects a To date before From (ORDS-03)', async () => {
    open();
    await choose('Date Range', 'Custom');
    await userEvent.clear(screen.getByLabelText('From'));
    await userEvent.type(screen.getByLabelText('From'), '1/1/2031');
    await press('View');
    expect(screen.getByLabelText('To')).toHaveAccessibleDescription('To can’t be before From.');
    expect(closed).not.toHaveBeenCalled();
  });

  test('accepts as many digits as an order number can have, and searches for all of them (ORDS-04)', async () => {
    open();
    await userEvent.click(screen.getByLabelText('Order Number'));
    await userEvent.paste('1'.repeat(31));
    await press('View');
    expect(query()).toMatchObject({ order: '1'.repeat(30), apply: 'yes' });
  });

  test('completes a date without a year to the most recent one, because it looks back (ORDS-03)', async () => {
    open('/orders?range=6&from=2020-01-01&to=2020-01-02');
    const { year, month } = partsOf(addMonths(businessToday(), 1));
    await userEvent.clear(screen.getByLabelText('From'));
    await userEvent.type(screen.getByLabelText('From'), `${month}/1`);
    await userEvent.tab();
    expect(screen.getByLabelText('From')).toHaveDisplayValue(new RegExp(`/01/${year - 1}$`));
  });

  test('discards an invalid date when other days apply (ORDS-03, ORDS-06)', async () => {
    open('/orders?range=6&from=2026-01-01&to=2026-01-31');
    const mistype = async () => {
      await choose('Date Range', 'Custom');
      await userEvent.clear(screen.getByLabelText('From'));
      await userEvent.type(screen.getByLabelText('From'), '11/31');
      expect(screen.getByLabelText('From')).toHaveAccessibleDescription(/^This isn’t a date/);
    };
    await mistype();
    await press('Reset');
    expect(screen.getByLabelText('From')).toHaveValue('Tue. 01/01/1980');
    await mistype();
    await choose('Date Range', 'All');
    expect(screen.getByLabelText('From')).toHaveValue('');
    expect(screen.getByLabelText('From')).not.toHaveAccessibleDescription();
  });
});
