import { galley } from '@galley/shared/store';
import { network, press, renderScreen } from '@galley/shared/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from './Screen.tsx';
import { exampleCompany, exampleSpend } from '../testing/exampleCompany.ts';
import { exampleEntry, examplePage, exampleRhythm, exampleTimeline } from '../testing/examplePage.ts';

const ENTRIES = [
  exampleEntry(),
  exampleEntry({
    Key: '2026-09-22_4_2',
    Kind: 'order',
    Name: '71120-1',
    Text: '3 × Bulletin, Yonder',
    Status: 'Paid',
    Amount: 5853,
    Day: '2026-09-22T00:00:00',
  }),
  exampleEntry({
    Key: '2026-09-14_3_2',
    Kind: 'proof',
    Name: '71120-1',
    Text: '',
    Day: '2026-09-14T00:00:00',
  }),
  exampleEntry({
    Key: '2026-09-01_1_9',
    Kind: 'change',
    Name: 'prospect changed',
    Text: '',
    Status: '',
    Contact: '',
    Day: '2026-09-01T00:00:00',
    Changes: [
      { Member: 'City', Before: 'Denver', After: 'Boulder' },
      { Member: 'Fax', Before: '303-555-0102', After: '' },
    ],
  }),
];

const NONE = { Asks: [], TotalCount: 0 };

function open(
  page: object = examplePage(),
  timeline: object = exampleTimeline(ENTRIES),
  reorders: object = NONE,
) {
  const sent = network({
    '/v1/customers/12/page': page,
    '/v1/customers/12/timeline': timeline,
    '/v1/customers/totalspend': [exampleSpend()],
    '/v1/reorders': reorders,
    '/v1/presence': { Others: [{ Name: 'Ana Reed' }] },
  });
  renderScreen(<Screen />, '/companies/12');
  return sent;
}
const draft = () => galley.getState().dialogs.at(-1);

describe('The page of a company', () => {
  test('shows its details, its order rhythm with the reason, and its contacts (COPG-01, COPG-05)', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Acme Outdoor - Denver' })).toBeVisible();
    expect(document.title).toBe('Acme Outdoor - Denver · Galley');
    expect(screen.getByText('At risk.').parentElement).toHaveTextContent(
      'At risk. Typically orders every 21 days; last order 64 days ago. Spend in the last 12 months is down 43% from the 12 months before.Ordered on 35 days in the last five years; half of the orders came within 1 day of the expected date. Considered late after 42 days without an order.',
    );
    const people = screen.getByRole('region', { name: 'Contacts 1' });
    expect(within(people).getByRole('link', { name: '303-555-0101' })).toHaveAttribute(
      'href',
      'tel:3035550101',
    );
    expect(await screen.findByText('LTM')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Company Page/ })).toBeNull();
  });

  test('shows who else has it open (LIVE-13)', async () => {
    const sent = open();
    expect(await screen.findByRole('img', { name: 'Ana Reed also has this open' })).toHaveTextContent('AR');
    expect(sent.find(({ path }) => path === '/v1/presence')?.body).toMatchObject({
      Topic: 'companies',
      ID: 12,
    });
  });

  test('opens the form of an activity with company, contact and reason in one press (COPG-06)', async () => {
    open();
    await press('Request Reorder');
    expect(draft()).toMatchObject({
      name: 'activities/edit',
      draft: {
        ID: 0,
        CompanyID: 12,
        ParentID: 3,
        IndividualID: 7,
        TypeID: 5,
        ActivityComments:
          'Request a reorder. Typically orders every 21 days; last order 64 days ago. Spend in the last 12 months is down 43% from the 12 months before.',
      },
    });
  });

  test('offers an ordinary activity if no order is due, without a contact if there are several (COPG-06)', async () => {
    const [ada] = examplePage().Contacts;
    const second = { ...ada, IndividualId: 8, IndividualName: 'Bo Buyer' };
    open({
      ...examplePage({ Rhythm: exampleRhythm({ State: 'regular', Silence: 3 }) }),
      Contacts: [ada, second],
      ContactCount: 2,
    });
    await press('Add Activity');
    expect(draft()).toMatchObject({ name: 'activities/edit', draft: { CompanyID: 12 } });
    expect(draft()).not.toMatchObject({ draft: { IndividualID: expect.any(Number) } });
    expect(draft()).not.toMatchObject({ draft: { ActivityComments: expect.any(String) } });
  });

  test('requests a reorder of an order in its history, or shares it, and shows the result of each request (COPG-08, REOR-01, SHAR-01)', async () => {
    const ask = {
      ActivityID: 31,
      OrderIDLineNum: '71120-1',
      CompanyID: 12,
      CompanyName: 'Acme Outdoor - Denver',
      Product: 'Bulletin',
      RepID: 5,
      Rep: 'Ana Reed',
      AskedOn: '2026-10-01T00:00:00',
      State: 'ordered',
      Answer: '71190-1',
      OrderedOn: '2026-10-13T00:00:00',
      Days: 12,
    };
    open(examplePage(), exampleTimeline(ENTRIES), { Asks: [ask], TotalCount: 1 });
    const reorders = await screen.findByRole('region', { name: 'Reorders 1' });
    expect(reorders).toHaveTextContent(
      'Reorder requested on Thu 10/01/2026 by Ana Reed → ordered after 12 days: 71190-1 · Bulletin, 71120-1',
    );
    await userEvent.click(within(reorders).getByRole('button', { name: /^Reorder requested/ }));
    expect(draft()).toMatchObject({ name: 'activities/edit', draft: { ID: 31 } });
    await press('Request reorder of 71120-1');
    expect(draft()).toMatchObject({
      name: 'activities/edit',
      draft: { ID: 0, ParentID: 3, CompanyID: 12, ReorderLine: '71120-1' },
    });
    await press('Share 71120-1 with the customer');
    expect(draft()).toMatchObject({ name: 'orders/share', line: '71120-1' });
  });

  test('shows the spend by month of this year and the previous ones as a chart with a table (COPG-04)', async () => {
    open();
    await userEvent.click(await screen.findByText('Show Spend as Table'));
    const table = screen.getByRole('table', { name: 'Spend for Acme Outdoor - Denver by month' });
    const [head, january, ...others] = within(table).getAllByRole('row');
    expect([...(head?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Month',
      '2026',
      '2025',
      '2024',
      '2023',
      '2022',
      '2021',
    ]);
    expect(january).toHaveTextContent('Jan$160.00$148.00$136.00$124.00$112.00$100.00');
    expect(others.at(-1)).toHaveTextContent('Dec$159.00');
    expect(document.querySelectorAll('.months-chart rect')).toHaveLength(24);
  });

  test('shows nothing about orders to people who can’t see them (VIS-09)', async () => {
    const { Rhythm: _rhythm, ...page } = examplePage({ Months: [] });
    open(page);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByText('Spend by Month')).toBeNull();
    expect(screen.queryByText(/^Typically orders every/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Add Activity' })).toBeVisible();
  });

  test('has one timeline of activities, orders, proofs and changes, which can be narrowed (COPG-03)', async () => {
    const sent = open();
    const timeline = await screen.findByRole('region', { name: 'Timeline' });
    const titles = await within(timeline).findAllByRole('heading', { level: 3 });
    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Phone Call: Ada Buyer',
      '71120-1 ordered, $5,853.00',
      'Proof approved: 71120-1',
      'Prospect changed',
    ]);
    expect(within(timeline).getByText('City: Denver → Boulder; Fax: 303-555-0102 → none')).toBeVisible();
    await userEvent.click(within(timeline).getByRole('button', { name: 'Changes' }));
    expect(within(timeline).getByRole('button', { name: 'Changes' })).toHaveAttribute('aria-pressed', 'true');
    await within(timeline).findAllByRole('heading', { level: 3 });
    expect(sent.filter(({ path }) => path.includes('timeline'))).toHaveLength(2);
  });

  test('shows older entries on request, continuing from those shown (COPG-03)', async () => {
    const answers = [
      exampleTimeline([exampleEntry()], true),
      exampleTimeline([exampleEntry({ Key: '2025-01-02_5_9', Name: 'Visit' })]),
    ];
    const queries: string[] = [];
    open(examplePage(), ({ path }: { path: string }) => {
      queries.push(new URLSearchParams(path.split('?')[1]).get('before') ?? '');
      return answers.shift();
    });
    await press('Show Older');
    expect(await screen.findByRole('heading', { name: 'Visit: Ada Buyer' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show Older' })).toBeNull();
    expect(queries).toEqual(['', '2026-11-10_5_1']);
  });

  test('says that the company doesn’t exist (COPG-01)', async () => {
    open(() => new Response('{"status":404}', { status: 404 }));
    expect(await screen.findByRole('heading', { name: 'Company Not Found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Companies' })).toHaveAttribute('href', '/companies');
  });
});

describe('The list of companies', () => {
  const paged = '/v1/customers/paged';
  const answer = { Customers: [exampleCompany()], TotalCount: 1, UnfilteredCount: 1 };

  test('leads to each company’s page', async () => {
    network({ [paged]: answer });
    renderScreen(<Screen />, '/companies?parent=3');
    expect(
      await screen.findByRole('link', { name: 'Company Page for Acme Outdoor - Denver' }),
    ).toHaveAttribute('href', '/companies/12?parent=3&company=12');
  });

  test('can show only companies at risk, as a filter in the address with a chip and a count (COPG-07)', async () => {
    const sent = network({ [paged]: answer, '/v1/customers/atrisk': { Count: 1204 } });
    renderScreen(<Screen />, '/companies?parent=3');
    await screen.findByRole('article');
    const button = await screen.findByRole('button', { name: 'At Risk 1,204' });
    expect(button).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(button);
    expect(globalThis.location.search).toBe('?parent=3&risk=1');
    expect(sent.findLast(({ path }) => path === paged)?.body).toMatchObject({ FilterAtRisk: true });
    expect(screen.getByRole('button', { name: 'At Risk 1,204' })).toHaveAttribute('aria-pressed', 'true');
    await press(/Remove.*At Risk/);
    expect(globalThis.location.search).toBe('?parent=3');
  });
});
