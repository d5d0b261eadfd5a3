import { galley } from '@galley/shared/store';
import { network, renderScreen } from '@galley/shared/testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CompanyList as Screen } from '../screen/CompanyList.tsx';
import { exampleCompany, exampleSpend } from '../testing/exampleCompany.ts';
import { SpendDetails } from './SpendDetails.tsx';

const SPEND = '/v1/customers/totalspend';
const answers = (spend: object) => ({
  '/v1/customers/paged': {
    Customers: [exampleCompany(), exampleCompany({ CustomerID: 13, CustomerDisplayName: 'Acme Signs' })],
    TotalCount: 2,
    UnfilteredCount: 2,
  },
  [SPEND]: spend,
  '/v1/customers/risks': [],
});
const badges = async () => screen.findByRole('list', { name: 'Spend for Acme Outdoor - Denver' });

describe('The spend of a company', () => {
  test('is requested once for all companies on the page, and shown in US dollars (COMP-03)', async () => {
    const sent = network(answers([exampleSpend()]));
    renderScreen(<Screen />, '/companies?parent=3');
    const items = within(await badges()).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'LYTD $1,000.00',
      'YTD $1,500.00 (more than at this time last year)',
      'LTM $2,500.50',
      'LCY $2,000.00',
    ]);
    expect(sent.filter(({ path }) => path === SPEND).map(({ body }) => body)).toEqual([
      { CompaniesRequested: [12, 13] },
    ]);
    expect(screen.queryByRole('list', { name: 'Spend for Acme Signs' })).toBeNull();
  });

  test.each([
    [{ YTD: 1500, LYTD: 1000 }, 'up'],
    [{ YTD: 500, LYTD: 1000 }, 'down'],
    [{ YTD: 1000, LYTD: 1000 }, ''],
  ])('%j is marked %p (COMP-03)', async (figures, mark) => {
    network(answers([exampleSpend(figures)]));
    renderScreen(<Screen />, '/companies?parent=3');
    const [, thisYear] = within(await badges()).getAllByRole('listitem');
    expect(thisYear?.classList.contains('up')).toBe(mark === 'up');
    expect(thisYear?.classList.contains('down')).toBe(mark === 'down');
  });

  test('that can’t be loaded is logged, without a message (COMP-08)', async () => {
    const logged = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    network(answers(() => new Response(null, { status: 500 })));
    renderScreen(<Screen />, '/companies?parent=3');
    await screen.findByRole('article', { name: 'Acme Signs' });
    await waitFor(() => expect(logged).toHaveBeenCalledWith('Failed to load spend', expect.anything()));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('LYTD')).toBeNull();
  });

  test('opens the figures by year', async () => {
    network(answers([exampleSpend()]));
    renderScreen(<Screen />, '/companies?parent=3');
    await badges();
    await userEvent.click(screen.getByRole('button', { name: /^More\.\.\./ }));
    expect(galley.getState().dialogs).toMatchObject([{ name: 'companies/spend', spend: { LCY: 2000 } }]);
  });
});

describe('The last 5 years', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z'), advanceTimers: true });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('are the current year and the five before it, with a chart and its figures (COMP-04)', () => {
    network({});
    const dialog = { name: 'companies/spend', company: exampleCompany(), spend: exampleSpend() } as const;
    renderScreen(<SpendDetails dialog={dialog} onClose={() => undefined} />, '/companies');
    expect(screen.getByRole('dialog', { name: 'Last 5 Years' })).toHaveAccessibleDescription(
      'Acme Outdoor - Denver',
    );
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['2026 to Date', '$1,500.00'],
      ['2025', '$2,000.00'],
      ['2024', '$1,800.00'],
      ['2023', '$1,600.00'],
      ['2022', '$0.00'],
      ['2021', '$400.00'],
    ]);
    expect(document.querySelector('svg.spend-chart')).toBeInTheDocument();
  });

  test('have no chart if nothing was spent, because it would be empty (COMP-04)', () => {
    network({});
    const spend = exampleSpend({ YTD: 0, LCY: 0, L2Y: 0, L3Y: 0, L4Y: 0, L5Y: 0 });
    const dialog = { name: 'companies/spend', company: exampleCompany(), spend } as const;
    renderScreen(<SpendDetails dialog={dialog} onClose={() => undefined} />, '/companies');
    expect(screen.getAllByRole('cell', { name: '$0.00' })).toHaveLength(6);
    expect(document.querySelector('svg.spend-chart')).not.toBeInTheDocument();
  });
});
