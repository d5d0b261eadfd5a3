import { beforeEach, describe, expect, test } from '@jest/globals';
import { galley } from '@galley/shared/store';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { press } from '@galley/shared/testing';
import { adopt } from '../federation/loading/loadScreen.ts';
import { ordersRelease, registryOfLists } from '../federation/registry/testRegistry.ts';
import { newItems } from '../dialogs/newItems.ts';
import {
  activeOption,
  address,
  box,
  NOTHING,
  openPalettePage as open,
  options,
  palette,
  search,
} from './testing.tsx';

beforeEach(() => {
  localStorage.clear();
  adopt(registryOfLists());
});

describe('The command palette', () => {
  test('opens with Ctrl+K or its button, takes the focus, and returns it on Esc (PAL-01)', async () => {
    open();
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(box()).toHaveFocus();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(palette()).not.toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'Search Ctrl K' });
    await userEvent.click(button);
    expect(box()).toHaveFocus();
    await press('Close');
    expect(button).toHaveFocus();
  });

  test('offers screens and actions before anything is typed (PAL-02, FIG-09)', async () => {
    const sent = open();
    await search('');
    expect(options()).toEqual([
      'Go to Activities',
      'Go to Companies',
      'Go to Contacts',
      'Go to Orders',
      ...newItems().map(({ label }) => label),
      'Go to Performance',
      'My Account',
      'Bulk Changes',
      'Possible Duplicates',
      'Keyboard Shortcuts',
      'Logout',
    ]);
    expect(sent.filter(({ path }) => path.startsWith('/v1/palette'))).toEqual([]);
  });

  test('offers the entries of releases, also by keyword, under the selection (TEAM-10)', async () => {
    const palette = [{ label: 'Go to My Day', keywords: ['overdue'], query: 'part=due' }];
    adopt(registryOfLists({ 'my-day': { ...ordersRelease('1'), palette } }, 2));
    open('/activities?parent=3');
    await search('OVERDUE');
    await userEvent.click(screen.getByRole('option', { name: 'Go to My Day' }));
    expect(address()).toBe('/my-day?parent=3&part=due');
    adopt(registryOfLists({}, 3));
    await search('overdue');
    expect(screen.queryByRole('option', { name: 'Go to My Day' })).not.toBeInTheDocument();
  });

  test('offers releases’ actions on companies and order lines among the actions for a result (TEAM-13, TEAM-23)', async () => {
    const visit = { remote: 'my-day', module: './VisitForm', label: 'Plan a visit' };
    open();
    galley.setState({
      dialogs: [],
      contributions: {
        topics: [],
        chips: [],
        actions: [
          { ...visit, on: 'company' },
          { ...visit, on: 'contact', label: 'Thank' },
          { ...visit, on: 'order-line', label: 'Chase' },
        ],
      },
    });
    await search('bluefork');
    await screen.findByText(/^3 results/);
    await userEvent.keyboard('{Tab}');
    expect(options()).not.toContain('Thank');
    await userEvent.click(screen.getByRole('option', { name: 'Plan a visit' }));
    expect(galley.getState().dialogs).toMatchObject([
      {
        name: 'my-day/VisitForm',
        label: 'Plan a visit',
        record: { kind: 'company', id: 12, name: 'Bluefork Media Omaha' },
      },
    ]);
    galley.setState({ dialogs: [] });
    await search('bluefork');
    await screen.findByText(/^3 results/);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab}');
    expect(options()).toContain('Chase');
    galley.setState({ contributions: { topics: [], chips: [], actions: [] } });
  });

  test('lists results in groups, and announces their number', async () => {
    open();
    await search('bluefork');
    expect(await screen.findByText(/^3 results/)).toHaveAttribute('role', 'status');
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'))).toHaveLength(
      3,
    );
    expect(screen.getByRole('group', { name: 'Companies' })).toHaveTextContent('Bluefork Media Omaha');
    expect(screen.getByRole('group', { name: 'Contacts' })).toHaveTextContent(
      'Alex Bluefork Tallgrass Signs · +1 402-555-0103 x12 · alex@tallgrass.example',
    );
    expect(screen.getByRole('group', { name: 'Orders' })).toHaveTextContent('20100-1 Acme Burgers');
  });

  test('is navigated with the arrows, wrapping at both ends', async () => {
    open();
    await search('bluefork');
    await screen.findByText(/^3 results/);
    expect(activeOption()).toHaveTextContent('Bluefork Media Omaha');
    await userEvent.keyboard('{ArrowDown}');
    expect(activeOption()).toHaveTextContent('Alex Bluefork');
    expect(activeOption()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(activeOption()).toHaveTextContent('20100-1');
    await userEvent.keyboard('{ArrowDown}');
    expect(activeOption()).toHaveTextContent('Bluefork Media Omaha');
  });

  test.each([
    ['a company selects it', '', '/companies?parent=1&company=12'],
    ['a contact opens it', '{ArrowDown}', '/contacts?contact=7'],
    ['an order line searches for it', '{ArrowDown}{ArrowDown}', '/orders?order=20100-1&range=7&apply=yes'],
  ])('choosing %s, whatever is selected (PAL-04)', async (_kind, keys, url) => {
    open('/activities?parent=5&company=50');
    await search('bluefork');
    await screen.findByText(/^3 results/);
    await userEvent.keyboard(`${keys}{Enter}`);
    expect(address()).toBe(url);
    expect(palette()).not.toBeInTheDocument();
  });

  test('goes to a clicked screen under the selection', async () => {
    open('/activities?parent=5&company=50', { '/v1/palette': NOTHING });
    await search('orders');
    await userEvent.click(screen.getByRole('option', { name: 'Go to Orders' }));
    expect(address()).toBe('/orders?parent=5&company=50');
  });

  test('signs out', async () => {
    open('/activities', { '/v1/palette': NOTHING, '/account/logout': () => true });
    await search('logout{Enter}');
    await waitFor(() => expect(galley.getState().session).toBeNull());
  });

  test('asks the server once typing pauses, from two characters on (PAL-03)', async () => {
    const sent = open();
    await search('b');
    for (const value of ['bl', 'blu', 'blue']) fireEvent.change(box(), { target: { value } });
    await screen.findByText(/^3 results/);
    expect(sent.map(({ path }) => path).filter((path) => path.startsWith('/v1/palette'))).toEqual([
      '/v1/palette?term=blue',
      '/v1/palette/texts?term=blue',
    ]);
  });

  test('finds the views of every list by their names, and opens one (PAL-12)', async () => {
    const view = { ID: 4, List: 'orders', Name: 'Late vinyl', Query: 'status=3&range=7' };
    open('/activities?parent=2', { '/v1/palette': NOTHING, '/v1/views': [view] });
    await search('vinyl');
    expect(await screen.findByRole('option', { name: /^Late vinyl/ })).toHaveTextContent('Orders');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/orders?parent=2&status=3&range=7&view=4'));
  });

  test('cancels a search when the next one is typed', async () => {
    const signals: AbortSignal[] = [];
    open('/activities', { '/v1/palette': () => new Promise(() => {}) });
    const fetched = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      if (init?.signal && typeof input === 'string' && input.startsWith('/v1/palette'))
        signals.push(init.signal);
      return fetched(input, init);
    };
    await search('bl');
    await waitFor(() => expect(signals).toHaveLength(1));
    await userEvent.type(box(), 'ue');
    await waitFor(() => expect(signals).toHaveLength(3));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false, false]);
    globalThis.fetch = fetched;
  });

  test('says if nothing matches, or if the search failed', async () => {
    open('/activities', {
      '/v1/palette': ({ path }: { path: string }) =>
        path.endsWith('zzz') ? NOTHING : Response.json({}, { status: 500 }),
    });
    await search('zzz');
    expect(await screen.findByText('No matches.')).toBeInTheDocument();
    await userEvent.type(box(), 'y');
    expect(await screen.findByText('Failed to search')).toBeInTheDocument();
  });
});

describe('The shortcuts', () => {
  const sheet = () => screen.queryByRole('dialog', { name: 'Keyboard Shortcuts' });

  test('are listed by ?, and by the palette (PAL-07)', async () => {
    open('/activities', { '/v1/palette': NOTHING });
    await userEvent.keyboard('?');
    expect(sheet()).toHaveTextContent('Go to the company filter');
    await press('Close');
    await search('shortcuts{Enter}');
    expect(sheet()).toBeInTheDocument();
  });

  test('/ goes to the company filter', async () => {
    open();
    await userEvent.keyboard('/');
    expect(screen.getByRole('combobox', { name: 'Company Parent' })).toHaveFocus();
  });

  test('of one key are text in a text field', async () => {
    open();
    await userEvent.type(screen.getByRole('textbox', { name: 'Notes' }), '?/');
    expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('?/');
    expect(sheet()).not.toBeInTheDocument();
  });

  test('do nothing while a dialog is open', async () => {
    open();
    await userEvent.keyboard('?');
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(palette()).not.toBeInTheDocument();
    expect(sheet()).toBeInTheDocument();
  });

  test('of one key can be switched off for good (WCAG 2.1.4)', async () => {
    open();
    await userEvent.keyboard('?');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Use the / and ? shortcuts' }));
    await press('Close');
    await userEvent.keyboard('?/');
    expect(sheet()).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Company Parent' })).not.toHaveFocus();
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(palette()).toBeInTheDocument();
    cleanup();
    open();
    await userEvent.keyboard('?/');
    expect(sheet()).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Company Parent' })).not.toHaveFocus();
    await search('shortcuts{Enter}');
    expect(screen.getByRole('checkbox', { name: 'Use the / and ? shortcuts' })).not.toBeChecked();
  });
});
