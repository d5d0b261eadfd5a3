import { describe, expect, test } from '@jest/globals';
import type { Contact } from '@galley/server/contacts/contract';
import { contactList } from '@galley/server/contacts/rules/contactList';
import { appConfig, galley } from '@galley/shared/store';
import { choose, configure, network, preloadList, press, renderScreen } from '@galley/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { exampleContact as example } from '../testing/exampleContact.ts';
import { Screen } from './Screen.tsx';
import { contactsQuery } from '../http/listQuery.ts';

const answer = (...contacts: Contact[]) => ({
  Contacts: contacts,
  TotalCount: contacts.length,
  UnfilteredCount: contacts.length,
});
const paged = '/v1/individuals/paged';

describe('The contacts screen', () => {
  test('asks the user for a parent, company or contact, and sends no request, while none is selected (CONT-06)', () => {
    const sent = network({});
    renderScreen(<Screen />, '/contacts');
    expect(screen.getByText('Please select a Company Parent, a Company, or a Contact.')).toBeInTheDocument();
    expect(sent.filter(({ path }) => path === paged)).toEqual([]);
  });

  test('requests its list exactly as the host prefetches it, so that nothing is requested twice', async () => {
    const sent = network({ [paged]: answer(example()) });
    renderScreen(<Screen />, '/contacts?parent=3&size=50&inactive=1');
    await screen.findByRole('article');
    await act(() => preloadList(contactList, contactsQuery)(location.search));
    expect(sent.filter(({ path }) => path === paged)).toHaveLength(1);
  });

  test('lists the contacts of the selection by name', async () => {
    const sent = network({ [paged]: answer(example()) });
    renderScreen(<Screen />, '/contacts?parent=3&company=12');
    await screen.findByRole('article', { name: 'Mia Stone' });
    expect(screen.getByRole('status')).toHaveTextContent('Displaying first 1 of 1 Contacts');
    expect(sent.filter(({ path }) => path === paged).map(({ body }) => body)).toEqual([
      {
        EmployeeUID: 'ana-uid',
        ParentID: 3,
        CompanyID: 12,
        PageNo: 1,
        PageSize: 20,
        SortBy: 0,
        SortOrder: 0,
        FilterContact: 0,
      },
    ]);
  });

  test('can be a table, whose names open the details (GRID-01, GRID-02, GRID-10)', async () => {
    network({ [paged]: answer(example()) });
    galley.getState().prefer({ grids: { contacts: true } });
    renderScreen(<Screen />, '/contacts?parent=3');
    const { IndividualName: name } = example();
    await screen.findByRole('table', { name: 'Contacts' });
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Actions',
      'Contact/Title',
      'Email/Phone/Cell',
      'Companies',
      'Notes',
    ]);
    await press(/^Add activity for/);
    expect(galley.getState().dialogs).toMatchObject([
      { name: 'activities/edit', draft: { IndividualName: name } },
    ]);
    await press(name);
    expect(screen.getByRole('dialog', { name })).toHaveTextContent('Companies');
    galley.getState().prefer({ grids: {} });
  });

  test('shows who a contact is, how to reach them and which companies they belong to (CONT-03)', async () => {
    network({ [paged]: answer(example()) });
    renderScreen(<Screen />, '/contacts?parent=3');
    const card = await screen.findByRole('article');
    const hrefs = within(card)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(
      expect.arrayContaining(['mailto:mia@acme.test', 'tel:3035550100', 'tel:7205550199']),
    );
    expect(within(card).getByText('Buyer')).toBeInTheDocument();
    expect(within(card).getByText('Calls back on Mondays')).toBeInTheDocument();
    expect(within(card).getByTitle('Default Customer')).toHaveTextContent('Company 2');
  });

  test("leads to the contact's activities under the selection: all times, To Do & Done, new to old (ACT-01)", async () => {
    network({ [paged]: answer(example()) });
    renderScreen(<Screen />, '/contacts?parent=3');
    const link = await screen.findByRole('link', { name: 'View Activities for Mia Stone' });
    const url = new URL(link.getAttribute('href') ?? '', location.href);
    expect(url.pathname).toBe('/activities');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      parent: '3',
      for: '0',
      status: '4',
      range: '7',
      contact: '9',
      sort: '1',
    });
  });

  test("leads to the contact's orders under the selection, by order date (ORD-13)", async () => {
    network({ [paged]: answer(example()) });
    renderScreen(<Screen />, '/contacts?parent=3');
    const link = await screen.findByRole('link', { name: 'View Orders for Mia Stone' });
    const url = new URL(link.getAttribute('href') ?? '', location.href);
    expect(url.pathname).toBe('/orders');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      parent: '3',
      contact: '9',
      sort: 'OrderDate-asc',
    });
  });

  test('finds a chosen contact without any selection, and counts it as a filter (CONT-02)', async () => {
    const sent = network({ [paged]: answer(example()), '/v1/individuals': example() });
    renderScreen(<Screen />, '/contacts?contact=9');
    await screen.findByRole('article', { name: 'Mia Stone' });
    expect(sent.find(({ path }) => path === paged)?.body).toMatchObject({ FilterContact: 9 });
    expect(screen.getByRole('status')).toHaveTextContent('1 filter applied');
    await press('Remove filter: Contact: Mia Stone');
    expect(location.search).toBe('');
    expect(screen.getByText(/^Please select a Company Parent/)).toBeInTheDocument();
  });

  test('lists inactive contacts only when asked to, which counts as a filter and stays in the link (CONT-07)', async () => {
    const sent = network({ [paged]: answer(example({ Inactive: true })) });
    renderScreen(<Screen />, '/contacts?parent=3');
    const card = await screen.findByRole('article');
    expect(sent[0]?.body).not.toHaveProperty('IncludeInactive');
    expect(within(card).getByText('Inactive')).toBeVisible();
    await press('Include inactive');
    expect(location.search).toBe('?parent=3&inactive=1');
    await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ IncludeInactive: true }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 filter applied'));
    expect(screen.getByRole('button', { name: 'Include inactive' })).toHaveAttribute('aria-pressed', 'true');
    await press('Remove filter: Include inactive');
    expect(location.search).toBe('?parent=3');
  });

  test('asks for a selection if only inactive contacts are requested', () => {
    const sent = network({});
    renderScreen(<Screen />, '/contacts?inactive=1');
    expect(screen.getByText(/^Please select a Company Parent/)).toBeInTheDocument();
    expect(sent.filter(({ path }) => path === paged)).toEqual([]);
  });

  test('opens the form of a new contact, and the feedback form where there is one (CONT-01)', async () => {
    network({ [paged]: answer(example()) });
    configure({ links: { ...appConfig().links, feedback: 'https://forms.example.com/1' } });
    renderScreen(<Screen />, '/contacts?parent=3');
    await press('Add Contact');
    expect(galley.getState().dialogs).toMatchObject([{ name: 'contacts/edit', draft: { IndividualId: 0 } }]);
    const feedback = screen.getByRole('link', { name: 'Feedback' });
    expect(feedback).toHaveAttribute('href', 'https://forms.example.com/1');
    expect(feedback).toHaveAttribute('target', '_blank');
  });

  test('can be sorted in reverse (CONT-05)', async () => {
    const sent = network({ [paged]: answer(example()) });
    renderScreen(<Screen />, '/contacts?parent=3');
    await screen.findByRole('article');
    await choose('Sort by', 'Name Z-A');
    expect(location.search).toBe('?parent=3&sort=1');
    await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ SortBy: 0, SortOrder: 1 }));
  });

  test('says if there are no contacts (CONT-06)', async () => {
    network({ [paged]: answer() });
    renderScreen(<Screen />, '/contacts?parent=3');
    expect(await screen.findByText('No Contacts found.')).toBeInTheDocument();
  });

  test('says if loading failed, and retries (LIST-06)', async () => {
    let isBroken = true;
    network({ [paged]: () => (isBroken ? new Response(null, { status: 500 }) : answer(example())) });
    renderScreen(<Screen />, '/contacts?parent=3');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load contacts');
    isBroken = false;
    await press('Try Again');
    expect(await screen.findByRole('article')).toBeInTheDocument();
  });
});
