import type { Quote } from '@galley/server/quotes/contract';
import { quoteList } from '@galley/server/quotes/rules/quoteFilter';
import { galley } from '@galley/shared/store';
import { network, preloadList, press, renderScreen, type SentCall } from '@galley/shared/testing';
import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { quotesQuery } from '../http/listQuery.ts';
import { exampleQuote } from '../testing/exampleQuote.ts';
import { Screen } from './Screen.tsx';

const paged = '/v1/quotes/paged';
const answer = (...Quotes: Quote[]) => ({
  Quotes,
  TotalCount: Quotes.length,
  UnfilteredCount: Quotes.length,
  States: [
    { State: 'draft', Count: 1, TotalCents: 12_500 },
    { State: 'sent', Count: 2, TotalCents: 120_450 },
  ],
});
const sentTo = (sent: readonly SentCall[], path: string) => sent.filter((call) => call.path === path);

describe('The quotes screen', () => {
  test('lists all visible quotes without a selection, as cards, with the totals by state (QUOT-02, QUOT-22)', async () => {
    const sent = network({ [paged]: answer(exampleQuote()) });
    renderScreen(<Screen />, '/quotes');
    const card = within(await screen.findByRole('article', { name: 'Q-100001' }));
    expect(card.getByText('Draft')).toBeVisible();
    expect(card.getAllByText('$125.00').length).toBeGreaterThan(0);
    expect(card.getByRole('link', { name: 'Open Q-100001' })).toHaveAttribute('href', '/quotes/1');
    const totals = within(screen.getByRole('list', { name: 'By Status' }));
    expect(totals.getByRole('button', { name: /Sent 2 \$1,204\.50/ })).toBeVisible();
    expect(sentTo(sent, paged)[0]?.body).toMatchObject({ ParentID: 0, CompanyID: 0, States: [] });
    await act(() => preloadList(quoteList, quotesQuery)(location.search));
    expect(sentTo(sent, paged)).toHaveLength(1);
  });

  test.each([
    ['a card', false],
    ['a row', true],
  ])('says in %s which version of a revised quote was sent (QUOT-08)', async (_, isGrid) => {
    galley.getState().prefer({ grids: { quotes: isGrid } });
    network({ [paged]: answer(exampleQuote({ Version: 2, SentVersion: 1, SentOn: '2026-11-23T00:00:00' })) });
    renderScreen(<Screen />, '/quotes');
    expect(await screen.findByText('Mon 11/23/2026, version 1')).toBeVisible();
  });

  test('filters by a state when its total is pressed, and by the address, each with a chip (QUOT-02)', async () => {
    const sent = network({
      [paged]: answer(exampleQuote()),
      '/v1/individuals/salesreps': [],
      '/v1/individuals': { IndividualName: 'Jo Placeholder' },
    });
    renderScreen(
      <Screen />,
      '/quotes?contact=21&product=vinyl&least=100&validto=2026-12-31&sort=Amount-desc',
    );
    await press(/^Sent 2/);
    await waitFor(() =>
      expect(sentTo(sent, paged).at(-1)?.body).toMatchObject({
        States: ['sent'],
        Products: ['vinyl'],
        LeastDollars: 100,
        MostDollars: null,
        ValidTo: '2026-12-31',
        SortBy: 'Amount',
        SortOrder: 'desc',
      }),
    );
    expect(screen.getByRole('button', { name: /^Sent 2/ })).toHaveAttribute('aria-pressed', 'true');
    for (const chip of [
      'Status: Sent',
      'Contact: Jo Placeholder',
      'Product: vinyl',
      'Total: from $100',
      'Valid Until: to Thu 12/31/2026',
    ])
      expect(screen.getByRole('button', { name: `Remove filter: ${chip}` })).toBeInTheDocument();
    await press('Remove filter: Total: from $100');
    await waitFor(() => expect(sentTo(sent, paged).at(-1)?.body).toMatchObject({ LeastDollars: null }));
  });

  test('can be a table (QUOT-22)', async () => {
    network({ [paged]: answer(exampleQuote({ State: 'accepted', SentVersion: 1 })) });
    galley.getState().prefer({ grids: { quotes: true } });
    renderScreen(<Screen />, '/quotes');
    const row = within(await screen.findByRole('row', { name: /Q-100001/ }));
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Actions',
      'Number/Status',
      'Company/Contact',
      'Product/Lines',
      'Total',
      'Sent/Valid Until',
      'Sales Rep',
    ]);
    // An accepted quote can't change.
    expect(row.getByRole('button', { name: 'Revise Q-100001' })).toBeDisabled();
    act(() => galley.getState().prefer({ grids: {} }));
  });

  test('extends the selected quotes by 14 days, says which were skipped, and undoes it (QUOT-11)', async () => {
    const sent = network({
      [paged]: answer(exampleQuote(), exampleQuote({ ID: 2, Number: 'Q-100002' })),
      '/v1/quotes/extend': { ID: 5, Extended: 1, Left: 1 },
      '/v1/quotes/extend/5/undo': { Restored: 1, Changed: 0 },
    });
    renderScreen(<Screen />, '/quotes');
    for (const number of ['Q-100001', 'Q-100002'])
      await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(number) }));
    await press('Extend by 14 Days');
    await waitFor(() => expect(sentTo(sent, '/v1/quotes/extend')[0]?.body).toMatchObject({ Ids: [1, 2] }));
    expect(
      await screen.findByText(
        '1 quote extended by 14 days. 1 skipped: accepted, declined or won, or you can’t change it.',
      ),
    ).toBeVisible();
    await press('Undo');
    expect(await screen.findByText('1 quote restored')).toBeVisible();
  });

  test('offers to create the first quote, or to remove filters that match none', async () => {
    network({ [paged]: { ...answer(), States: [] } });
    const { unmount } = renderScreen(<Screen />, '/quotes');
    expect(await screen.findByText('No Quotes yet.')).toBeVisible();
    unmount();
    renderScreen(<Screen />, '/quotes?state=won');
    expect(await screen.findByText('No Quotes found that match the applied filters.')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /remove filters/i }).length).toBeGreaterThan(0);
  });

  test('shows won quotes by rep and month, as count and value (QUOT-20)', async () => {
    network({
      [paged]: answer(exampleQuote()),
      '/v1/quotes/figures': {
        Won: [{ RepID: 1, Rep: 'Robin Sample', Month: '2026-11', Count: 3, TotalCents: 1_234_500 }],
      },
    });
    renderScreen(<Screen />, '/quotes');
    await press('Won Quotes');
    const dialog = within(await screen.findByRole('dialog', { name: 'Won Quotes' }));
    expect(await dialog.findByRole('row', { name: 'Nov 2026 Robin Sample 3 $12,345.00' })).toBeVisible();
  });
});
