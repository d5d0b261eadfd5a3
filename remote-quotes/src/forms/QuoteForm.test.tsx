import { clearDraft, draftKey } from '@galley/shared/store';
import {
  choose,
  network,
  press,
  renderScreen,
  select,
  type Answers,
  type SentCall,
} from '@galley/shared/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleRecord, exampleTerms } from '../testing/exampleQuote.ts';
import { NewQuote } from './NewQuote.tsx';
import { QuoteForm } from './QuoteForm.tsx';

const draft = {
  ID: 0,
  ParentID: 3,
  CompanyID: 12,
  CompanyName: 'Northwind Traders',
  ContactID: 21,
  ContactName: 'Jo Placeholder',
  ValidUntil: '2026-12-23T00:00:00',
  Lines: [],
};
const ANSWERS: Answers = {
  '/v1/quoteterms/12': exampleTerms(),
  '/v1/customers/trendgroups': {
    TrendGroups: [],
    Customers: [],
    Employees: [
      { value: 1, label: 'Robin Sample', data: 'A' },
      { value: 3, label: 'Ana Reed', data: 'B' },
    ],
    States: [],
  },
  '/v1/quotes/save': { Success: true, ID: 5, Version: 1 },
  '/v1/quotes/1': exampleRecord(),
};
const saved = (sent: readonly SentCall[]) => sent.find(({ path }) => path === '/v1/quotes/save')?.body;
const open = (given: object = draft, answers: Answers = {}) => {
  const sent = network({ ...ANSWERS, ...answers });
  const dialog = { name: 'quotes/edit', draft: given } as Parameters<typeof QuoteForm>[0]['dialog'];
  renderScreen(<QuoteForm dialog={dialog} onClose={() => {}} />, '/companies');
  return sent;
};
const line = (at = 1) => within(screen.getByRole('group', { name: `Line ${at}` }));
const type = async (label: string, text: string, at = 1) => {
  const field = line(at).getByRole('textbox', { name: label });
  await userEvent.clear(field);
  if (text !== '') await userEvent.type(field, text);
};

beforeEach(() => {
  for (const form of ['quote.new', 'quote.1']) clearDraft(draftKey('', form));
  localStorage.clear();
});

describe('The form of a quote', () => {
  test('takes the list price of product and quantity, computes each amount, and saves what it shows (QUOT-01, QUOT-03)', async () => {
    const sent = open();
    expect(await screen.findByRole('dialog', { name: 'Add New Quote' })).toBeVisible();
    await choose('Product', 'Vinyl Bulletin');
    await type('Quantity', '10');
    expect(line().getByRole('textbox', { name: /^Price Each/ })).toHaveValue('12.50');
    expect(line().getByRole('status', { name: 'Amount of line 1' })).toHaveTextContent('$125.00');
    await press('Save');
    await waitFor(() => expect(saved(sent)).toBeDefined());
    expect(saved(sent)).toMatchObject({
      ID: 0,
      CompanyID: 12,
      ContactID: 21,
      ValidUntil: '2026-12-23',
      FollowUpDays: 3,
      Lines: [{ ProductID: 7, Qty: 10, UnitCents: 1_250, DiscountKind: 'none', DiscountValue: 0 }],
    });
    await waitFor(() => expect(location.pathname).toBe('/quotes/5'));
  });

  test('can be handed to another rep, or shows an error at the field (QUOT-09)', async () => {
    const message = 'This employee can’t see the company’s orders.';
    const problem = {
      type: 'about:blank',
      title: 'x',
      status: 422,
      detail: message,
      errors: [{ field: 'RepID', message }],
    };
    const sent = open({ ID: 1 }, { '/v1/quotes/save': Response.json(problem, { status: 422 }) });
    await screen.findByRole('dialog', { name: 'Q-100001' });
    await choose('Sales Rep', 'Ana Reed');
    await press('Save');
    expect(await screen.findByText(message)).toBeVisible();
    expect(saved(sent)).toMatchObject({ ID: 1, RepID: 3 });
  });

  test('asks why a price differs from the list price, and shows the error at its line (QUOT-05)', async () => {
    const sent = open();
    await screen.findByRole('dialog', { name: 'Add New Quote' });
    await choose('Product', 'Vinyl Bulletin');
    await type('Quantity', '10');
    await type('Price Each ($)', '11');
    expect(line().getByText('List price: $12.50')).toBeVisible();
    await press('Save');
    expect(await line().findByText('Say why the price differs from the list price of $12.50.')).toBeVisible();
    expect(saved(sent)).toBeUndefined();
    await type('Reason for the Price', 'Volume');
    await press('Save');
    await waitFor(() =>
      expect(saved(sent)).toMatchObject({ Lines: [{ UnitCents: 1_100, PriceReason: 'Volume' }] }),
    );
  });

  test.each([
    ['Contact', '/v1/quoteterms/12'],
    ['Sales Rep', '/v1/customers/trendgroups'],
    ['Ship To', '/v1/quoteterms/12'],
    ['Product', '/v1/quoteterms/12'],
  ])(
    'says that the options of %s could not be loaded, not that there are none (FORM-07)',
    async (label, path) => {
      open(draft, { [path]: () => Response.json({}, { status: 403 }) });
      await screen.findByRole('dialog', { name: 'Add New Quote' });
      await userEvent.click(select(label));
      expect(await screen.findByText('Could not be loaded.')).toBeVisible();
    },
  );

  test('accepts lines pasted from a spreadsheet, and reports unreadable ones (QUOT-23)', async () => {
    open();
    await screen.findByRole('dialog', { name: 'Add New Quote' });
    await userEvent.click(screen.getByText('Paste Lines from a Spreadsheet'));
    await userEvent.click(screen.getByRole('textbox', { name: /^Rows from a Spreadsheet/ }));
    await userEvent.paste('Vinyl Bulletin\t14x48\t\t10\tAutumn\nBanner\t\t\t2');
    await press('Add Lines');
    expect(await screen.findByText('Row 2: there’s no product “Banner”.')).toBeVisible();
    expect(line(1).getByRole('textbox', { name: /^Price Each/ })).toHaveValue('12.50');
    expect(line(2).getByRole('textbox', { name: 'Quantity' })).toHaveValue('2');
  });

  test('of a sent quote says that a change becomes the next version (QUOT-08)', async () => {
    open({ ID: 1 }, { '/v1/quotes/1': exampleRecord({ SentVersion: 1, State: 'sent' }) });
    expect(
      await screen.findByText(
        /Your changes will be saved as version 2, which stays a draft until you send it/,
      ),
    ).toBeVisible();
  });

  /** The server's refusal after somebody else has saved the quote as `current`. */
  const conflict = (current: object) => ({
    '/v1/quotes/save': Response.json(
      {
        type: 'about:blank',
        title: 'Conflict',
        status: 409,
        detail: 'Someone else has changed this record in the meantime.',
        current,
        changedBy: 'Ana Reed',
        changedAt: '2026-11-23T17:00:00Z',
      },
      { status: 409 },
    ),
  });

  test('shows a colleague’s conflicting save field by field, choices by name (QUOT-12)', async () => {
    const record = exampleRecord();
    const [line] = record.Content.Lines;
    const theirs = exampleRecord({
      Version: 2,
      ContactID: 0,
      RepID: 3,
      FollowUpDays: 9,
      Content: {
        ...record.Content,
        Notes: 'Theirs',
        Lines: line === undefined ? [] : [{ ...line, PriceReason: 'Loyal' }],
      },
    });
    open({ ID: 1 }, conflict(theirs));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Notes' }), 'Mine');
    await press('Save');
    const dialog = within(await screen.findByRole('dialog', { name: 'Record Changed' }));
    expect(dialog.getByText(/^Ana Reed saved this record/)).toBeVisible();
    const rows = dialog.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toEqual([
      'FieldYoursTheirs',
      'ContactJo Placeholder',
      'Sales RepRobin SampleAna Reed',
      expect.stringMatching(/^LinesVinyl Bulletin, .*Vinyl Bulletin, .*Loyal$/),
      `Follow Up After (Business Days)${record.FollowUpDays}9`,
      'NotesMineTheirs',
    ]);
  });

  test('keeps the quote without a network, and saves it when the network returns (QUOT-23)', async () => {
    open(draft, {
      '/v1/quotes/save': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await screen.findByRole('dialog', { name: 'Add New Quote' });
    await choose('Product', 'Vinyl Bulletin');
    await type('Quantity', '10');
    await press('Save');
    expect(
      await screen.findByText(
        'Galley can’t reach the server. The quote is kept on this device and will be saved later.',
      ),
    ).toBeVisible();
  });
});

test('quotes an order line again with its product, sizes, design and quantity (QUOT-10, QUOT-25)', async () => {
  const sent = network({
    ...ANSWERS,
    '/v1/quotes/draft': {
      ...draft,
      Lines: [
        {
          ProductID: 7,
          SizeLive: '14x48',
          SizeFinished: '',
          Qty: 25,
          Design: 'Holiday',
          UnitCents: 1_250,
          PriceReason: '',
          DiscountKind: 'none',
          DiscountValue: 0,
        },
      ],
    },
  });
  const record = { kind: 'order-line' as const, id: 0, name: '71120-1' };
  renderScreen(<NewQuote dialog={{ label: 'Quote this again', record }} onClose={() => {}} />, '/orders');
  expect(await screen.findByRole('dialog', { name: 'Add New Quote' })).toBeVisible();
  expect(line().getByRole('textbox', { name: 'Design' })).toHaveValue('Holiday');
  expect(line().getByRole('textbox', { name: 'Quantity' })).toHaveValue('25');
  expect(sent.some(({ path }) => path === '/v1/quotes/draft?line=71120-1')).toBe(true);
});
