import type { Company } from '@galley/server/companies/contract';
import { outbox } from '@galley/shared/http';
import { galley } from '@galley/shared/store';
import { network, renderScreen, type Answers } from '@galley/shared/testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleCompany } from '../testing/exampleCompany.ts';
import { CompanyList as Screen } from './CompanyList.tsx';

const TICKETS = '/v1/downloads/tickets';
async function show(change: Partial<Company>, answers: Answers = {}) {
  const sent = network({
    '/v1/customers/paged': { Customers: [exampleCompany(change)], TotalCount: 1, UnfilteredCount: 1 },
    '/v1/customers/totalspend': [],
    '/v1/customers/risks': [],
    ...answers,
  });
  renderScreen(<Screen />, '/companies?parent=3');
  return { sent, card: await screen.findByRole('article') };
}
const names = (card: HTMLElement, role: 'link' | 'button') =>
  within(card)
    .queryAllByRole(role)
    .map(({ textContent }) => textContent.trim());

beforeEach(() => galley.setState({ dialogs: [] }));

describe('A company’s card', () => {
  test('leads to its parent, contacts, orders and open activities (COMP-09)', async () => {
    const { card } = await show({ OpenActivities: 4, LastOrderDate: '2026-11-20' });
    const target = (name: string) => within(card).getByRole('link', { name }).getAttribute('href');
    expect(target('Acme Holding')).toBe('/companies?parent=3');
    expect(target('Contacts for Acme Outdoor - Denver')).toBe('/contacts?parent=3&company=12');
    expect(target('Orders for Acme Outdoor - Denver')).toBe('/orders?parent=3&company=12');
    expect(target('4')).toBe('/activities?parent=3&company=12&for=0&status=0&range=7');
    expect(within(card).getByText('Fri 11/20/2026')).toBeVisible();
  });

  test('updates its count of open activities when one is closed', async () => {
    let open = 4;
    const { card } = await show(
      {},
      {
        '/v1/customers/paged': () => ({
          Customers: [exampleCompany({ OpenActivities: open })],
          TotalCount: 1,
          UnfilteredCount: 1,
        }),
        '/v1/activity/done/7': { success: true },
      },
    );
    expect(within(card).getByRole('link', { name: '4' })).toBeVisible();
    open = 3;
    const call = { method: 'POST', path: '/v1/activity/done/7' } as const;
    act(() => void outbox.submit({ label: 'Done', call, refreshes: ['companies'] }));
    expect(await within(card).findByRole('link', { name: '3' })).toBeVisible();
  });

  test('says that the company is at risk, with the reason, and nothing if it orders as usual (COPG-09)', async () => {
    const Customers = [
      exampleCompany(),
      exampleCompany({ CustomerID: 13, CustomerDisplayName: 'Acme Signs' }),
    ];
    const sent = network({
      '/v1/customers/paged': { Customers, TotalCount: 2, UnfilteredCount: 2 },
      '/v1/customers/totalspend': [],
      '/v1/customers/risks': [{ CompanyId: 12, Silence: 64, MedianGap: 21 }],
    });
    renderScreen(<Screen />, '/companies?parent=3');
    const card = await screen.findByRole('article', { name: 'Acme Outdoor - Denver' });
    expect(
      await within(card).findByTitle('Typically orders every 21 days; last order 64 days ago.'),
    ).toHaveTextContent(/^At Risk/);
    const requested = sent.find(({ path }) => path === '/v1/customers/risks');
    expect(requested?.body).toEqual({ CompaniesRequested: [12, 13] });
    expect(screen.getByRole('article', { name: 'Acme Signs' })).not.toHaveTextContent('At Risk');
  });

  test('offers the releases’ actions on companies, as long as those releases are active (TEAM-13)', async () => {
    const { card } = await show({});
    expect(within(card).queryByRole('button', { name: /^More actions for/ })).toBeNull();
    const visit = { on: 'company', label: 'Plan a visit', remote: 'my-day', module: './VisitForm' } as const;
    act(() =>
      galley.setState({
        contributions: {
          topics: [],
          chips: [],
          actions: [visit, { ...visit, on: 'contact', label: 'Thank' }],
        },
      }),
    );
    await userEvent.click(
      within(card).getByRole('button', { name: 'More actions for Acme Outdoor - Denver' }),
    );
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Plan a visit']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Plan a visit' }));
    expect(galley.getState().dialogs).toMatchObject([
      {
        name: 'my-day/VisitForm',
        record: { kind: 'company', id: 12, name: 'Acme Outdoor - Denver' },
      },
    ]);
    act(() => galley.setState({ contributions: { topics: [], chips: [], actions: [] } }));
    expect(within(card).queryByRole('button', { name: /^More actions for/ })).toBeNull();
  });

  test('doesn’t mention a last order or open activities if there are none', async () => {
    const { card } = await show({ LastOrderDate: '0001-01-01T00:00:00' });
    expect(within(card).queryByText('Last Order')).toBeNull();
    expect(within(card).queryByText('Open Activities')).toBeNull();
  });

  test('shows the state of each contact request for the company (REC-08)', async () => {
    const request = {
      RequestId: 1,
      IndividualId: 8,
      IndividualName: 'Bea Buyer',
      CompanyId: 12,
      CompanyName: 'Acme Outdoor',
      RequestedBy: 'Ana Ruiz',
      CanDecide: false,
    };
    const { card } = await show({
      ContactRequests: [
        { ...request, State: 'declined', DecidedBy: 'Ben Ode' },
        { ...request, RequestId: 2, IndividualName: 'Carl Contact', State: 'requested', DecidedBy: '' },
      ],
    });
    expect(within(card).getByText('Bea Buyer: declined by Ben Ode; Carl Contact: requested')).toBeVisible();
  });

  test('has no figures and no pricing documents if the server returns none', async () => {
    const { card } = await show({ IsAssociated: false, LastOrderDate: '0001-01-01T00:00:00' });
    expect(within(card).queryByRole('list', { name: /^Spend for/ })).toBeNull();
    expect(within(card).queryByRole('button', { name: /^More\.\.\./ })).toBeNull();
    expect(names(card, 'link')).toEqual(expect.arrayContaining(['Contacts', 'Orders']));
    expect(names(card, 'link').filter((name) => /Pric|PDF/.test(name ?? ''))).toEqual([]);
  });

  test.each([
    ['a prospect that is mine', { Prospect: true }, ['Addresses', 'Edit']],
    ['a customer', {}, ['Addresses']],
    ['a prospect that is not mine', { Prospect: true, IsAssociated: false }, []],
  ])('of %s offers these changes (COMP-05)', async (_what, change, offered) => {
    const { card } = await show(change);
    const buttons = names(card, 'button').filter((name) => name === 'Edit' || name === 'Addresses');
    expect(buttons).toEqual(offered);
  });

  test('opens the prospect and its addresses', async () => {
    const { card } = await show({ Prospect: true });
    await userEvent.click(within(card).getByRole('button', { name: /^Edit/ }));
    await userEvent.click(within(card).getByRole('button', { name: /^Addresses/ }));
    expect(galley.getState().dialogs).toMatchObject([
      { name: 'companies/edit', draft: { CustomerID: 12 } },
      { name: 'companies/shipping', company: { CustomerUID: 'c-12' } },
    ]);
  });
});

describe('A change that waits for the network', () => {
  beforeEach(() => localStorage.clear());

  test('is shown on the card, and can be undone', async () => {
    const change = {
      id: 'k',
      employeeUid: 'ana-uid',
      label: 'Prospect: Acme Signs',
      record: 'company/12',
      effect: { CustomerDisplayName: 'Acme Signs' },
      call: { method: 'POST', path: '/v1/customers/prospect' },
      refreshes: [],
      state: 'waiting',
    };
    localStorage.setItem('galley.changes', JSON.stringify([change]));
    outbox.reload();
    const { card } = await show(
      { Prospect: true },
      { '/v1/customers/prospect': () => Promise.reject(new TypeError('offline')) },
    );
    expect(card).toHaveAccessibleName('Acme Signs');
    expect(await within(card).findByText('Waiting for the network')).toBeVisible();
    expect(within(card).queryByRole('button', { name: /^Edit/ })).toBeNull();
    await userEvent.click(within(card).getByRole('button', { name: /^Undo/ }));
    expect(card).toHaveAccessibleName('Acme Outdoor - Denver');
  });
});

describe('The pricing documents', () => {
  const clicked: string[] = [];
  beforeEach(() => {
    clicked.length = 0;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function follow(
      this: HTMLAnchorElement,
    ) {
      clicked.push(this.getAttribute('href') ?? '');
    });
  });

  test.each([
    [false, false, []],
    [true, false, ['Pricing Summary', 'PDF']],
    [false, true, ['Detailed Pricing Sheet']],
  ])(
    'are offered according to the flags: summary %p, detail %p (COMP-02)',
    async (summary, detail, offered) => {
      const { card } = await show({ ShowPricingSummary: summary, ShowPricingDetail: detail });
      expect(names(card, 'link').filter((name) => /Pric|PDF/.test(name))).toEqual(offered);
    },
  );

  test.each([
    ['Pricing Summary', '/v1/PricingExport/PricingSheet/c-12'],
    ['PDF of the Pricing Summary', '/v1/PricingExport/PricingSheet/c-12?format=pdf'],
    ['Detailed Pricing Sheet', '/v1/PricingExport/PricingSheet/Download/c-12'],
  ])('%s is fetched with a ticket (COMP-02)', async (name, path) => {
    const { card, sent } = await show(
      { ShowPricingSummary: true, ShowPricingDetail: true },
      { [TICKETS]: { url: `${path}#ticket` } },
    );
    await userEvent.click(within(card).getByRole('link', { name: new RegExp(`^${name} for`) }));
    await waitFor(() => expect(clicked).toEqual([`${path}#ticket`]));
    expect(sent.find((call) => call.path === TICKETS)?.body).toEqual({ path });
  });

  test('that are refused show the reason', async () => {
    const detail = 'This company is not associated with you.';
    const problem = { type: 'about:blank', title: 'Forbidden', status: 403, detail };
    const { card } = await show(
      { ShowPricingDetail: true },
      { [TICKETS]: () => Response.json(problem, { status: 403 }) },
    );
    await userEvent.click(within(card).getByRole('link', { name: /^Detailed Pricing Sheet/ }));
    expect(await screen.findByText(`Failed to download the Detailed Pricing Sheet: ${detail}`)).toBeVisible();
    expect(clicked).toEqual([]);
  });

  test('are fetched directly from a server without tickets', async () => {
    const { card } = await show({ ShowPricingDetail: true });
    await userEvent.click(within(card).getByRole('link', { name: /^Detailed Pricing Sheet/ }));
    await waitFor(() => expect(clicked).toEqual(['/v1/PricingExport/PricingSheet/Download/c-12']));
  });
});
