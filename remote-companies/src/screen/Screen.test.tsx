import { describe, expect, test } from '@jest/globals';
import type { Company } from '@galley/server/companies/contract';
import { companyList } from '@galley/server/companies/rules/companyList';
import { galley } from '@galley/shared/store';
import { choose, network, preloadList, press, renderScreen } from '@galley/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleCompany as example } from '../testing/exampleCompany.ts';
import { CompanyList as Screen } from './CompanyList.tsx';
import { companiesQuery } from '../http/listQuery.ts';

const answer = (...companies: Company[]) => ({
  Customers: companies,
  TotalCount: companies.length,
  UnfilteredCount: companies.length,
});
const lookups = {
  '/v1/customers/totalspend': [],
  '/v1/customers/atrisk': { Count: 0 },
  '/v1/customers/risks': [],
};
const paged = '/v1/customers/paged';

describe('The companies screen', () => {
  test('asks the user for a parent or company, and sends no request, while none is selected (FILT-12)', () => {
    const sent = network({});
    renderScreen(<Screen />, '/companies');
    expect(screen.getByText('Please select a Company Parent and/or a Company.')).toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  test('requests its list exactly as the host prefetches it, so that nothing is requested twice', async () => {
    const sent = network({ ...lookups, [paged]: answer(example()) });
    renderScreen(<Screen />, '/companies?parent=3&size=50&kind=1');
    await screen.findByRole('article');
    await act(() => preloadList(companyList, companiesQuery)(location.search));
    expect(sent.filter(({ path }) => path === paged)).toHaveLength(1);
  });

  test('lists the companies of the selection by name', async () => {
    const sent = network({ ...lookups, [paged]: answer(example()) });
    renderScreen(<Screen />, '/companies?parent=3');
    await screen.findByRole('article', { name: 'Acme Outdoor - Denver' });
    expect(screen.getByRole('status')).toHaveTextContent('Displaying first 1 of 1 Companies');
    expect(sent.filter(({ path }) => path === paged).map(({ body }) => body)).toEqual([
      {
        EmployeeUID: 'ana-uid',
        ParentID: 3,
        CompanyID: 0,
        PageNo: 1,
        PageSize: 20,
        SortBy: 0,
        SortOrder: 0,
        FilterSalesRep: 0,
        FilterTeam: 0,
        FilterProspect: 0,
        FilterAtRisk: false,
        FilterQuiet: false,
        FilterWonStart: null,
        FilterWonEnd: null,
      },
    ]);
  });

  test('lists a sales rep’s companies that have gone quiet, without a selection, and shows chips (PAGE-06, MYD-05)', async () => {
    const sent = network({ ...lookups, '/v1/individuals/salesreps': [], [paged]: answer(example()) });
    renderScreen(<Screen />, '/companies?rep=5&quiet=1');
    await screen.findByRole('article');
    expect(sent.find(({ path }) => path === paged)?.body).toMatchObject({
      ParentID: 0,
      FilterSalesRep: 5,
      FilterQuiet: true,
    });
    await press('Remove filter: Gone Quiet');
    expect(globalThis.location.search).toBe('?rep=5');
  });

  test('lists the companies that a team has won in a period, and shows chips (FIG-03, FIG-05)', async () => {
    const sent = network({
      ...lookups,
      '/v1/individuals/salesreps': [{ value: 2, label: 'Northside' }],
      [paged]: answer(example()),
    });
    renderScreen(<Screen />, '/companies?team=2&wonfrom=2026-11-01&wonto=2026-11-23');
    await screen.findByRole('article');
    expect(sent.find(({ path }) => path === paged)?.body).toMatchObject({
      FilterTeam: 2,
      FilterWonStart: '2026-11-01',
      FilterWonEnd: '2026-11-23',
    });
    expect(await screen.findByRole('button', { name: 'Remove filter: Team: Northside' })).toBeVisible();
    await press(/^Remove filter: First Order: /);
    expect(globalThis.location.search).toBe('?team=2');
  });

  test('can be a table, whose names open the details (GRID-01, GRID-02, GRID-09)', async () => {
    network({ ...lookups, [paged]: answer(example()) });
    renderScreen(<Screen />, '/companies?parent=3');
    await screen.findByRole('article');
    await press('Grid View');
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Actions',
      'Company/Parent',
      'Account Type/Price Plan',
      'Phone/Address',
      'Website',
      'Account Owner/Sales Rep',
      'YTD/LYTD',
      'Open Activities/Last Order',
    ]);
    expect(galley.getState().preferences.grids).toEqual({ companies: true });
    const { CustomerDisplayName: name } = example();
    expect(screen.getByRole('link', { name: `View Activities for ${name}` })).toBeInTheDocument();
    await press(name);
    const record = screen.getByRole('dialog', { name });
    expect(within(record).getByText('Price Plan')).toBeInTheDocument();
    await userEvent.click(within(record).getByRole('button', { name: 'Close' }));
    await press(`More actions for ${name}`);
    expect(screen.getByRole('menuitem', { name: 'Orders' }).getAttribute('href')).toMatch(/^\/orders\?/);
    galley.getState().prefer({ grids: {} });
  });

  test('shows what a company is and how to reach it (COMP-01)', async () => {
    network({ ...lookups, [paged]: answer(example()) });
    renderScreen(<Screen />, '/companies?parent=3');
    const card = await screen.findByRole('article');
    const terms = within(card).getAllByRole('term');
    expect(terms.map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`)).toEqual([
      'Company Parent: Acme Holding',
      'Account Type: National',
      'Account Owner: West',
      'Sales Rep: Ben Ode',
      'Phone: (303) 555-0100',
      'Address: 1 Main St, Denver, CO 80202',
      'Website: acme.example',
      'Price Plan: Gold',
    ]);
    expect(within(card).getByRole('link', { name: '(303) 555-0100' })).toHaveAttribute(
      'href',
      'tel:3035550100',
    );
    expect(within(card).queryByText('Prospect')).toBeNull();
  });

  test('marks a prospect', async () => {
    network({ ...lookups, [paged]: answer(example({ Prospect: true })) });
    renderScreen(<Screen />, '/companies?parent=3');
    expect(within(await screen.findByRole('article')).getByText('Prospect')).toBeInTheDocument();
  });

  test("leads to the company's activities: all times, To Do & Done, new to old (ACT-01)", async () => {
    network({ ...lookups, [paged]: answer(example()) });
    renderScreen(<Screen />, '/companies?parent=3&page=2');
    const link = await screen.findByRole('link', { name: 'View Activities for Acme Outdoor - Denver' });
    const url = new URL(link.getAttribute('href') ?? '', location.href);
    expect(url.pathname).toBe('/activities');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      parent: '3',
      company: '12',
      for: '0',
      status: '4',
      range: '7',
      sort: '1',
    });
  });

  test('offers the filters, with the sales reps of the selection (COMP-06)', async () => {
    const sent = network({
      ...lookups,
      [paged]: answer(example()),
      '/v1/individuals/salesreps': [{ value: 5, label: 'Ben Ode' }],
    });
    renderScreen(<Screen />, '/companies?parent=3');
    await choose('Sales Rep', 'Ben Ode');
    expect(sent.map(({ path }) => path)).toContain('/v1/individuals/salesreps?parentId=3&companyId=0');
    await choose('Customers/Prospects', 'Customers');
    expect(location.search).toBe('?parent=3&rep=5&kind=1');
  });

  test('says that the sales reps could not be loaded, not that there are none (FORM-07)', async () => {
    network({
      ...lookups,
      '/v1/individuals/salesreps': () => Response.json({}, { status: 403 }),
      [paged]: answer(example()),
    });
    renderScreen(<Screen />, '/companies?parent=3');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Sales Rep' }));
    expect(await screen.findByText('Could not be loaded.')).toBeVisible();
  });

  test('opens the form of a new prospect', async () => {
    network({});
    renderScreen(<Screen />, '/companies');
    await press('Add Prospect');
    expect(galley.getState().dialogs).toMatchObject([{ name: 'companies/edit', draft: { CustomerID: 0 } }]);
  });

  test('names the filters of the address and sends them (COMP-06)', async () => {
    const sent = network({
      ...lookups,
      [paged]: answer(example()),
      '/v1/individuals/salesreps': [{ value: 5, label: 'Ben Ode' }],
    });
    renderScreen(<Screen />, '/companies?parent=3&rep=5&kind=2&sort=1');
    expect(await screen.findByRole('button', { name: 'Remove filter: Sales Rep: Ben Ode' })).toBeVisible();
    expect(sent.find(({ path }) => path === paged)?.body).toMatchObject({
      SortOrder: 1,
      FilterSalesRep: 5,
      FilterProspect: 2,
    });
    await press('Remove filter: Customers/Prospects: Prospects');
    expect(location.search).toBe('?parent=3&rep=5&sort=1');
    await waitFor(() =>
      expect(sent.findLast(({ path }) => path === paged)?.body).toMatchObject({ FilterProspect: 0 }),
    );
  });

  test('says that there are none, or none that match (COMP-07)', async () => {
    network({ ...lookups, [paged]: answer() });
    const { unmount } = renderScreen(<Screen />, '/companies?parent=3');
    expect(await screen.findByText('No Companies found.')).toBeInTheDocument();
    unmount();
    renderScreen(<Screen />, '/companies?parent=3&kind=1');
    expect(await screen.findByText('No Companies found that match the applied filters.')).toBeInTheDocument();
    await press('Remove Filters');
    expect(location.search).toBe('?parent=3');
  });

  test('says if loading failed, and can retry (LIST-06)', async () => {
    let isBroken = true;
    network({
      ...lookups,
      [paged]: () => (isBroken ? new Response(null, { status: 500 }) : answer(example())),
    });
    renderScreen(<Screen />, '/companies?parent=3');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load companies');
    isBroken = false;
    await press('Try Again');
    expect(await screen.findByRole('article')).toBeInTheDocument();
  });
});
