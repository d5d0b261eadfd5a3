import { network, press, renderScreen } from '@galley/shared/testing';
import { describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OrderSearch } from './OrderSearch.tsx';

function open(url: string) {
  network({
    '/v1/customers/trendgroups': { TrendGroups: [], Customers: [], Employees: [], States: [] },
    '/v1/individuals/salesreps': [
      { value: 8, label: 'Rita Rep' },
      { value: 5, label: 'Ben Ode' },
    ],
  });
  renderScreen(<OrderSearch dialog={{ name: 'orders/search' }} onClose={jest.fn()} />, url);
}
const picker = (label: string) => screen.getByRole('combobox', { name: label });
const choose = async (label: string, ...options: string[]) => {
  await userEvent.click(picker(label));
  for (const name of options) await userEvent.click(await screen.findByRole('option', { name }));
  await userEvent.keyboard('{Escape}');
};

const LINK = 'parent=3&rep=8&rep=5&status=3&status=2&apply=yes&product=vinyl&product=paper';

describe('The search for order lines by several values (ORDS-07)', () => {
  test('accepts several statuses, sales reps and products, which are all in one link', async () => {
    open('/orders?parent=3&status=3');
    expect(picker('Status')).toHaveTextContent('Art Needed');
    await choose('Status', 'Art Hold');
    await choose('Sales Rep.', 'Rita Rep', 'Ben Ode');
    await userEvent.click(picker('Product'));
    expect(await screen.findByText('Type part of a product name, then press Enter.')).toBeVisible();
    await userEvent.keyboard('vinyl{Enter}paper');
    await userEvent.click(screen.getByLabelText('Design'));
    expect(picker('Product')).toHaveTextContent('vinyl, paper');
    expect(screen.getByRole('dialog', { name: 'Search Filters' })).toHaveAccessibleDescription(
      /3 filters applied$/,
    );
    await press('View');
    expect(location.search).toBe(`?${LINK}`);
  });

  test('clears them on Reset', async () => {
    open(`/orders?${LINK}`);
    await press('Reset');
    for (const label of ['Status', 'Product']) expect(picker(label)).toHaveTextContent('All');
    expect(picker('Sales Rep.')).toHaveTextContent('All');
  });

  test('accepts no product twice, and at most eight products', async () => {
    open(`/orders?${Array.from('abcdefg', (text) => `product=${text}`).join('&')}`);
    await userEvent.click(picker('Product'));
    await screen.findByText('Type part of a product name, then press Enter.');
    await userEvent.keyboard('a{Enter}');
    expect(await screen.findByText('No matches.')).toBeVisible();
    await userEvent.keyboard('{Backspace}h{Enter}');
    expect(await screen.findByText('You can search for up to 8 products.')).toBeVisible();
    expect(picker('Product')).toHaveTextContent('a, b, c, d, e, f, g, h');
  });
});
