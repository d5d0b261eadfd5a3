import { beforeEach, describe, expect, test } from '@jest/globals';
import { galley } from '@galley/shared/store';
import { network } from '@galley/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  activeOption,
  address,
  box,
  FOUND,
  NO_TEXTS,
  openPalettePage as open,
  options,
  palette,
  search,
} from './testing.tsx';

beforeEach(() => localStorage.clear());

describe('Actions for a search result (PAL-11)', () => {
  const listed = async (keys = '') => {
    open('/activities?parent=5');
    await search('bluefork');
    await screen.findByText(/^3 results/);
    await userEvent.keyboard(`${keys}{Tab}`);
  };

  test('are listed on Tab, filtered by typing, and left with Backspace', async () => {
    await listed('{ArrowDown}');
    expect(options()).toEqual([
      'Call +1 402-555-0103 x12',
      'Write to alex@tallgrass.example',
      'Copy email alex@tallgrass.example',
      'Add Activity',
      'View Activities',
      'Show Tallgrass Signs',
      'Back to Results',
    ]);
    await userEvent.type(screen.getByRole('combobox', { name: 'Actions for Alex Bluefork' }), 'view');
    expect(options()).toEqual(['View Activities', 'Back to Results']);
    await userEvent.keyboard('{Backspace>5/}');
    expect(box()).toHaveValue('bluefork');
    expect(activeOption()).toHaveTextContent('Alex Bluefork');
  });

  test('start an activity with that contact', async () => {
    await listed('{ArrowDown}');
    await userEvent.keyboard('add{Enter}');
    expect(palette()).not.toBeInTheDocument();
    expect(galley.getState().dialogs.at(-1)).toMatchObject({
      name: 'activities/edit',
      draft: { ID: 0, IndividualID: 7, CompanyID: 30, ParentID: 3 },
    });
  });

  test('are also left with a click', async () => {
    await listed('{ArrowDown}');
    await userEvent.click(screen.getByRole('option', { name: 'Back to Results' }));
    expect(box()).toHaveValue('bluefork');
    expect(box()).toHaveFocus();
  });

  test('open the same activities as the buttons of a company and of a contact (ACT-01)', async () => {
    await listed();
    await userEvent.keyboard('activities{Enter}');
    expect(address()).toBe('/activities?parent=1&company=12&for=0&status=4&range=7&sort=1');
    await search('bluefork');
    await screen.findByText(/^3 results/);
    await userEvent.keyboard('{ArrowDown}{Tab}activities{Enter}');
    expect(address()).toBe('/activities?for=0&status=4&range=7&contact=7&sort=1');
  });

  test('lead to the orders of a company', async () => {
    await listed();
    await userEvent.keyboard('orders{Enter}');
    expect(address()).toMatch(/^\/orders\?.*parent=1&company=12/);
  });
});

describe('A used result (PAL-10)', () => {
  test('comes first the next time, in its group', async () => {
    open();
    await search('bluefork');
    await screen.findByText(/^3 results/);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const other = { ...FOUND.Contacts[0], value: 8, label: 'Aaron Bluefork' };
    network({
      '/v1/palette': { ...FOUND, Contacts: [other, ...FOUND.Contacts] },
      '/v1/palette/texts': NO_TEXTS,
    });
    // Not a prefix of the first term, because slow typing may have requested that already.
    await search('fork');
    await screen.findByText(/^4 results/);
    expect(options()[1]).toMatch(/^Alex Bluefork/);
  });
});
