import { galley } from '@galley/shared/store';
import { network, press, renderScreen } from '@galley/shared/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Screen } from '../screen/Screen.tsx';
import { exampleQuoteLine, exampleRecord } from '../testing/exampleQuote.ts';
import { SendQuote } from './SendQuote.tsx';

const open = (change: Parameters<typeof exampleRecord>[0] = {}) => {
  const sent = network({ '/v1/quotes/1': exampleRecord(change) });
  renderScreen(<Screen />, '/quotes/1');
  return sent;
};
const opened = () => galley.getState().dialogs.at(-1);

describe('The page of a quote', () => {
  test('has its lines, the reasons for changed prices, and the totals (QUOT-24)', async () => {
    open({
      Content: {
        ...exampleRecord().Content,
        Lines: [exampleQuoteLine({ UnitCents: 1_100, PriceReason: 'Volume', TotalCents: 11_000 })],
        SubtotalCents: 11_000,
        DiscountCents: 1_000,
        TotalCents: 10_000,
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Q-100001' })).toBeVisible();
    const table = within(screen.getByRole('region', { name: 'Quote lines' }));
    expect(
      table.getByRole('row', { name: /Vinyl Bulletin.*10 \$11\.00 ?list \$12\.50: Volume \$110\.00/ }),
    ).toBeVisible();
    expect(table.getByRole('row', { name: 'Discount -$10.00' })).toBeVisible();
    expect(table.getByRole('row', { name: 'Total $100.00' })).toBeVisible();
  });

  test('sends and edits a draft; creates links for a sent quote, and revises it (QUOT-24)', async () => {
    open();
    await press('Send');
    expect(opened()).toMatchObject({ name: 'quotes/send', quote: { ID: 1 } });
    await press('Edit');
    expect(opened()).toMatchObject({ name: 'quotes/edit', draft: { ID: 1 } });
    expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
  });

  test('of a new draft says that there are no responses, versions and links, and has no empty lists (QUOT-24)', async () => {
    open();
    for (const [region, text] of [
      ['Customer Responses', 'No responses yet.'],
      ['Versions', 'Not sent yet.'],
      ['Links', 'No links yet.'],
    ] as const) {
      const part = within(await screen.findByRole('region', { name: region }));
      expect(part.getByText(text)).toBeVisible();
      expect(part.queryByRole('list')).toBeNull();
    }
  });

  test('lists the customer’s responses, the sent versions, and the links (QUOT-24)', async () => {
    open({
      State: 'accepted',
      SentVersion: 2,
      Said: [
        {
          Version: 2,
          Kind: 'accepted',
          Name: 'Jo Placeholder',
          Title: 'Buyer',
          Text: '',
          At: '2026-11-23T17:00:00Z',
          ActivityID: 12,
        },
        {
          Version: 1,
          Kind: 'comment',
          Name: '',
          Title: '',
          Text: 'Which ink?',
          At: '2026-11-20T17:00:00Z',
          ActivityID: 0,
        },
      ],
      Versions: [
        {
          Version: 2,
          SentAt: '2026-11-22T17:00:00Z',
          SentBy: 'Robin Sample',
          TotalCents: 12_500,
          Changes: ['Total: $125.00 instead of $130.00.'],
        },
      ],
      Links: [
        {
          ID: 4,
          State: 'works',
          CreatedAt: '2026-11-22T17:00:00Z',
          CreatedBy: 'Robin Sample',
          ExpiresAt: '2026-12-22T17:00:00Z',
          OpenedCount: 2,
          LastOpenedAt: '2026-11-23T16:00:00Z',
        },
        {
          ID: 5,
          State: 'revoked',
          CreatedAt: '2026-11-22T17:00:00Z',
          CreatedBy: 'Robin Sample',
          ExpiresAt: '2026-12-22T17:00:00Z',
          OpenedCount: 0,
          LastOpenedAt: null,
        },
      ],
    });
    const said = within(await screen.findByRole('region', { name: 'Customer Responses' }));
    expect(said.getByText('Version 2 accepted by Jo Placeholder (Buyer)')).toBeVisible();
    expect(said.getByText('Which ink?')).toBeVisible();
    expect(screen.getByText('Total: $125.00 instead of $130.00.')).toBeVisible();
    expect(screen.getByText(/Opened 2 times, last on/)).toBeVisible();
    expect(screen.getByText(/Never opened/)).toBeVisible();
    await press('Open Activity');
    expect(opened()).toMatchObject({ name: 'activities/edit', draft: { ID: 12 } });
    // The quote is closed and can't change anymore.
    expect(screen.queryByRole('button', { name: 'Revise' })).toBeNull();
  });

  test('says that a revision hasn’t been sent yet, and can’t be accepted or declined (QUOT-08)', async () => {
    open({ SentVersion: 1 });
    expect(
      await screen.findByText(
        'Version 2 is a draft: the customer still sees version 1, but can’t accept or decline until you send the new one.',
      ),
    ).toBeVisible();
  });

  test('of a quote that’s missing, or that the user can’t see, leads back to the list (QUOT-09)', async () => {
    network({});
    renderScreen(<Screen />, '/quotes/1');
    expect(await screen.findByRole('heading', { name: 'Quote Not Found' })).toBeVisible();
    expect(screen.getByText('This quote doesn’t exist, or you can’t see it.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Quotes' })).toHaveAttribute('href', '/quotes');
  });
});

test('shows the link’s address once after sending, or why sending was rejected (QUOT-07)', async () => {
  const answers: Record<string, object> = {
    '/v1/quotes/1/send': Response.json(
      {
        type: 'about:blank',
        title: 'x',
        status: 422,
        detail: 'Contact is required to send a quote.',
      },
      { status: 422 },
    ),
  };
  const sent = network(answers);
  const quote = exampleRecord();
  renderScreen(<SendQuote dialog={{ name: 'quotes/send', quote }} onClose={() => {}} />, '/quotes/1');
  await press('Mark as Sent and Create Link');
  expect(await screen.findByRole('alert')).toHaveTextContent('Contact is required');
  answers['/v1/quotes/1/send'] = {
    SentVersion: 1,
    Version: 2,
    LinkID: 4,
    Address: 'https://galley.example/v1/quoted/abc',
  };
  await press('Mark as Sent and Create Link');
  expect(await screen.findByText('https://galley.example/v1/quoted/abc')).toBeVisible();
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ Version: 1, Days: 30 }));
});
