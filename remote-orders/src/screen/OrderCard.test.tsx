import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { galley } from '@galley/shared/store';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signInForTest } from '@galley/shared/testing';
import { exampleLine } from '../testing/exampleLine.ts';
import { OrderCard } from './OrderCard.tsx';
import { OrderGrid } from './OrderGrid.tsx';

const factsOf = (element: HTMLElement) =>
  Object.fromEntries(
    within(element)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

afterEach(() => {
  jest.useRealTimers();
});

describe('The card of an order line', () => {
  test('shows what is made, for how much and for whom (ORD-03)', () => {
    render(<OrderCard line={exampleLine()} />);
    const card = screen.getByRole('article', { name: '1001-1' });
    expect(factsOf(card)).toMatchObject({
      'Line Total Cost': '$1,204.50',
      'Qty | Product': '1,500 | Vinyl Bulletin',
      'Live Size': "14'h x 48'w",
      'Finished Size': "15'h x 49'w",
      Advertiser: 'Acme Outdoor',
      Design: 'Summer',
      'Unit #(s)': 'A12, A13',
      'Ship Method': 'Ground',
    });
  });

  test('and its row offer the releases’ actions on order lines, as long as those releases are active (TEAM-23)', async () => {
    signInForTest();
    const chase = { on: 'order-line', label: 'Chase', remote: 'my-day', module: './ChaseForm' } as const;
    const actions = [chase, { ...chase, on: 'company', label: 'Plan a visit' } as const];
    const offer = (offered: typeof actions) =>
      act(() => galley.setState({ contributions: { topics: [], chips: [], actions: offered } }));
    const { rerender } = render(<OrderCard line={exampleLine()} />);
    expect(screen.queryByRole('button', { name: /^More/ })).toBeNull();
    offer(actions);
    await userEvent.click(screen.getByRole('button', { name: 'More actions for 1001-1' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Chase']);
    rerender(<OrderGrid lines={[exampleLine()]} />);
    await userEvent.click(screen.getByRole('button', { name: 'More actions for 1001-1' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Share', 'Chase']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Chase' }));
    expect(galley.getState().dialogs.at(-1)).toMatchObject({
      name: 'my-day/ChaseForm',
      record: { kind: 'order-line', id: 0, name: '1001-1' },
    });
    offer([]);
    expect(screen.queryByRole('button', { name: 'More actions for 1001-1' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Share order line 1001-1 with the customer' })).toBeVisible();
  });

  test('shows the address line by line, without empty lines (ORD-04)', () => {
    render(<OrderCard line={exampleLine()} />);
    expect(factsOf(screen.getByRole('article'))['Ship To']).toBe(
      'Acme Plant\nLee Park\n1 Main St\nDenver, CO 80202',
    );
  });

  test.each([
    ['2026-11-19', 'next', ''],
    ['2026-11-21', 'late', ' · late'],
  ])(
    'shows the known dates in chronological order, each with its state (ORD-07): on %s',
    (today, state, word) => {
      jest.useFakeTimers({ now: new Date(`${today}T19:00:00Z`) });
      render(<OrderCard line={exampleLine()} />);
      const days = within(screen.getByRole('list', { name: 'Dates' })).getAllByRole('listitem');
      expect(days.map((day) => [day.textContent, day.dataset['state']])).toEqual([
        ['Order Mon 11/02/2026', 'done'],
        [`Est. Ship Fri 11/20/2026${word}`, state],
        ['Est. Delivery Mon 11/23/2026', 'ahead'],
      ]);
    },
  );

  test('names only the references and people it has (ORD-08, ORD-09)', () => {
    render(<OrderCard line={exampleLine()} />);
    const facts = factsOf(screen.getByRole('article'));
    expect(facts).toMatchObject({ 'Order PO': 'PO-77', 'Order Sequence\u00A0#': '3', Order: 'Mia Stone' });
    for (const label of ['Order Ref.', 'Order Contract', 'Order Space', 'Order Production', 'Art']) {
      expect(facts).not.toHaveProperty(label);
    }
  });

  test('has no headings without content', () => {
    const none = { ClientPO: '', SequenceNum: '', IndividualNameSalesContact: '' };
    render(<OrderCard line={exampleLine(none)} />);
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
  });
});
