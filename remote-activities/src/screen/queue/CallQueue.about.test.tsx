import { beforeEach, describe, expect, test } from '@jest/globals';
import type { SpendMonth } from '@galley/server/companies/contract';
import { configure, network, renderScreen } from '@galley/shared/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { exampleActivity } from '../../testing/exampleActivity.ts';
import { formAnswers } from '../../testing/formAnswers.ts';
import { beginAfresh, PAGED } from '../../testing/openActivities.tsx';
import { Screen } from '../Screen.tsx';

const ACTIVITY = exampleActivity();
const MONTHS: SpendMonth[] = Array.from({ length: 12 }, (_, index) => ({
  Month: index === 0 ? '2025-12' : `2026-${String(index).padStart(2, '0')}`,
  Spend: [1000, 0, -50][index] ?? 500,
}));
const COMPANY = {
  CustomerID: ACTIVITY.CompanyID,
  CompanyState: 'CO',
  CompanyPhone: '',
  TypeOfAccountName: 'National',
  AccountManager: 'Ben Ode',
  Prospect: false,
};
const line = (OrderIDLineNum: string, ProofLink: string) => ({
  OrderIDLineNum,
  ProofLink,
  ProductDisplayName: 'Bulletin',
  OrderDate: '2026-11-02T00:00:00',
  OrderLineCost: 100,
  OrderStatusDescription: 'Posted',
  Advertiser: 'Yonder Travel',
  ShipDisplayLabel: 'Ship',
  ShipDisplayValue: '',
});

const MESSAGE = {
  ID: 5,
  SentAt: '2026-11-23T16:00:00Z',
  Subject: 'Paper',
  Text: 'Matte, please.',
  HasMore: false,
  IsPrivate: true,
  Employee: 'Ben Ode',
  Sender: 'Ada Buyer',
};

interface Company {
  company?: object;
  months?: SpendMonth[];
  state?: string;
  orders?: object[];
}

async function open({ company = {}, months = MONTHS, state = 'CO', orders = [] }: Company = {}) {
  network({
    ...formAnswers(),
    [PAGED]: { Activities: [ACTIVITY], TotalCount: 1 },
    '/v1/activity/records': { Activities: [ACTIVITY] },
    '/v1/customers/paged': {
      Customers: [{ ...COMPANY, ...company, CompanyState: state }],
      TotalCount: 1,
      UnfilteredCount: 1,
    },
    '/v1/customers/totalspend': [],
    '/v1/customers/12/spendmonths': months,
    '/v1/orders/paged': { Orders: orders, TotalCount: orders.length, UnfilteredCount: orders.length },
    '/v1/individuals': { IndividualId: 7, InternalNotes: '' },
    '/v1/mail': { Messages: [MESSAGE], More: false },
  });
  renderScreen(<Screen />, '/activities?work=1');
  await screen.findByRole('heading', { name: ACTIVITY.IndividualName });
  await screen.findByText(/^(Customer|Prospect) · /);
}

beforeEach(beginAfresh);

describe('The company in the call queue', () => {
  test('is shown with its spend by month, as bars and as a table for screen readers (QUEUE-10)', async () => {
    await open();
    const table = await screen.findByRole('table', { name: 'Spend by Month' });
    const rows = within(table).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent).slice(0, 4)).toEqual([
      'Dec 2025$1,000.00',
      'Jan 2026$0.00',
      'Feb 2026-$50.00',
      'Mar 2026$500.00',
    ]);
    const heightOf = (month: string) =>
      screen.getByTitle(new RegExp(`^${month}:`)).querySelector('i')?.style.height;
    expect(['Dec 2025', 'Jan 2026', 'Feb 2026', 'Mar 2026'].map(heightOf)).toEqual([
      '100%',
      '0%',
      '0%',
      '50%',
    ]);
  });

  test('is named a prospect once if its account type is Prospect, too', async () => {
    await open({ company: { Prospect: true, TypeOfAccountName: 'Prospect' } });
    expect(await screen.findByText(/^Prospect · Ben Ode/)).toBeVisible();
  });

  test.each([
    ['nothing was spent', MONTHS.map((month) => ({ ...month, Spend: 0 }))],
    ['the user can’t see orders', []],
  ])('has no spend chart if %s (QUEUE-10)', async (_, months) => {
    await open({ months });
    expect(screen.queryByRole('table', { name: 'Spend by Month' })).toBeNull();
  });

  test.each([
    [true, 'No orders in the last five years.'],
    [false, 'No orders you can see.'],
  ])(
    'is shown with what is known of its orders if there are none; associated: %s (QUEUE-10)',
    async (IsAssociated, text) => {
      await open({ company: { IsAssociated } });
      expect(await screen.findByText(text)).toBeVisible();
    },
  );

  test('is shown with its local time if its state has a single time zone (QUEUE-11)', async () => {
    await open();
    expect(await screen.findByText(/^\d{1,2}:\d\d [AP]M M[SD]T in CO$/)).toBeVisible();
  });

  test('is shown without a time if its state has several time zones (QUEUE-11)', async () => {
    await open({ state: 'TX' });
    expect(screen.queryByText(/in TX$/)).toBeNull();
  });

  test('is shown with the proof of each recent order, linked to the PDF, if the image loads (QUEUE-12)', async () => {
    await open({ orders: [line('1-1', 'https://proofs.example/1.png'), line('2-1', '')] });
    const last = within(await screen.findByRole('region', { name: 'Recent Orders' }));
    const proof = await last.findByRole('img', { name: 'Proof of order line 1-1' });
    expect(proof).toHaveAttribute('src', 'https://proofs.example/1.png');
    expect(proof.closest('a')).toHaveAttribute('href', 'https://proofs.example/1.pdf');
    expect(last.getAllByRole('img')).toHaveLength(1);
    fireEvent.error(proof);
    await waitFor(() => expect(last.queryByRole('img')).toBeNull());
    expect(last.getByText(/1-1/)).toBeVisible();
  });

  test('is shown with the last messages with the contact, collapsed, if a mailbox is read (MAIL-16)', async () => {
    await open();
    expect(screen.queryByRole('region', { name: 'Recent Email' })).toBeNull();
    cleanup();
    configure({ mailbox: 'log@galley.example' });
    await open();
    const mail = within(await screen.findByRole('region', { name: 'Recent Email' }));
    expect((await mail.findByText('Paper')).closest('summary')).toHaveTextContent(
      /^PaperPrivateAda Buyer · Mon 11\/23\/2026, 9:00\sAM MST$/,
    );
    expect(mail.getByText('Matte, please.')).not.toBeVisible();
    configure({});
  });
});
