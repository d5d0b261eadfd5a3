import type { Contact } from '@galley/server/contacts/contract';
import { outbox, queryClient, trendGroupsQuery } from '@galley/shared/http';
import { galley, type DialogOf, type OpenDialog } from '@galley/shared/store';
import { network, renderScreen } from '@galley/shared/testing';
import { act } from 'react';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleCompanies, exampleContact } from '../testing/exampleContact.ts';
import { ContactCard } from './ContactCard.tsx';

const ALL = '/v1/associations/company/9';
const show = (change: Partial<Contact> = {}) =>
  renderScreen(<ContactCard contact={exampleContact(change)} />, '/contacts?parent=3');
const button = (name: string) => screen.getByRole('button', { name });
const companies = () => within(screen.getByRole('list')).getAllByRole('listitem');

beforeEach(() => {
  localStorage.clear();
  outbox.reload();
  galley.setState({ dialogs: [] });
});

describe('The companies on a card (CONT-03)', () => {
  test('link to the company and its parent, if the filter knows them (CONT-08)', async () => {
    network({});
    show({ Associations: exampleCompanies(2), AssociationCount: 2 });
    const Customers = [{ value: 1, label: 'Company 1', TrendGroupId: 3 }];
    act(() => {
      queryClient.setQueryData(trendGroupsQuery().queryKey, {
        TrendGroups: [],
        Customers,
        Employees: [],
        States: [],
      });
    });
    expect(await screen.findByRole('link', { name: 'Company 1' })).toHaveAttribute(
      'href',
      '/companies?parent=3&company=1',
    );
    expect(screen.queryByRole('link', { name: 'Company 2' })).toBeNull();
  });

  test('are the first five, then all of them, then the first five again', async () => {
    const sent = network({ [ALL]: exampleCompanies(40) });
    show({ Associations: exampleCompanies(5), AssociationCount: 40 });
    expect(companies()).toHaveLength(5);
    expect(sent).toEqual([]);
    expect(button('+ 35 more')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button('+ 35 more'));
    await waitFor(() => expect(companies()).toHaveLength(40));
    expect(screen.queryByRole('button', { name: /more$/ })).toBeNull();
    expect(button('Show less')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button('Show less'));
    expect(companies()).toHaveLength(5);
  });

  test('keep the first five in place when the others follow in the form’s order', async () => {
    const all = exampleCompanies(8);
    network({ [ALL]: all.toReversed() });
    show({ Associations: all.slice(0, 5), AssociationCount: 8 });
    const names = () => companies().map(({ textContent }) => textContent);
    const five = names();
    await userEvent.click(button('+ 3 more'));
    await waitFor(() => expect(companies()).toHaveLength(8));
    expect(names().slice(0, 5)).toEqual(five);
    expect(new Set(names()).size).toBe(8);
  });

  test('keep the focus on the button that shows more or fewer', async () => {
    network({ [ALL]: exampleCompanies(40) });
    show({ Associations: exampleCompanies(5), AssociationCount: 40 });
    await userEvent.click(button('+ 35 more'));
    expect(await screen.findByRole('button', { name: 'Show less' })).toHaveFocus();
    await userEvent.click(button('Show less'));
    expect(button('+ 35 more')).toHaveFocus();
  });

  test('are a thousand at most, and the card says how many it leaves out', async () => {
    network({ [ALL]: exampleCompanies(1000) });
    show({ Associations: exampleCompanies(5), AssociationCount: 1203 });
    await userEvent.click(button('+ 1,198 more'));
    expect(await screen.findByText('and 203 more')).toBeVisible();
  });

  test('stay five if the others can’t be loaded, and load on retry', async () => {
    let isBroken = true;
    network({ [ALL]: () => (isBroken ? Response.json({}, { status: 500 }) : exampleCompanies(6)) });
    show({ Associations: exampleCompanies(5), AssociationCount: 6 });
    await userEvent.click(button('+ 1 more'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The companies could not be loaded.');
    isBroken = false;
    await userEvent.click(button('+ 1 more'));
    await waitFor(() => expect(companies()).toHaveLength(6));
  });
});

describe('The actions on a card (CONT-04)', () => {
  /** Mia Stone's companies are 1 and 2 (her default); the header's filter also has both. */
  async function openUnder(url: string, contact = exampleContact()) {
    renderScreen(<ContactCard contact={contact} />, url);
    queryClient.setQueryData(trendGroupsQuery().queryKey, {
      TrendGroups: [],
      Customers: [
        { value: 1, label: 'Company 1', TrendGroupId: 4 },
        { value: 2, label: 'Company 2', TrendGroupId: 3 },
        { value: 8, label: 'Company 8', TrendGroupId: 5 },
      ],
      Employees: [],
      States: [],
    });
    await userEvent.click(button('Add Activity'));
  }
  const drafts = () =>
    galley.getState().dialogs.map((dialog) => (dialog as OpenDialog & DialogOf<'activities/edit'>).draft);
  const MIA = { ID: 0, IndividualID: 9, IndividualName: 'Mia Stone' };
  const COMPANY_1 = { ParentID: 4, CompanyID: 1, CompanyName: 'Company 1' };
  const COMPANY_2 = { ParentID: 3, CompanyID: 2, CompanyName: 'Company 2' };

  test.each([
    ['the selected company, whatever the contact’s own is', '/contacts?parent=5&company=8', {}],
    ['the contact’s default company, when nothing is selected', '/contacts?contact=9', COMPANY_2],
    ['the contact’s default company, when it is of the selected parent', '/contacts?parent=3', COMPANY_2],
    [
      'the contact’s company of the selected parent, when the default is not',
      '/contacts?parent=4',
      COMPANY_1,
    ],
    ['the selected parent, when the contact has no company there', '/contacts?parent=5', {}],
  ])('Add Activity begins one with this contact, at %s', async (_where, url, place) => {
    const sent = network({});
    await openUnder(url);
    expect(drafts()).toEqual([{ ...MIA, ...place }]);
    expect(sent).toEqual([]);
  });

  test('Add Activity doesn’t guess a company if the header doesn’t know the contact’s default', async () => {
    const contact = exampleContact({
      Associations: [
        { value: 1, label: 'Company 1', isDefault: false },
        { value: 7, label: 'Company 7', isDefault: true },
      ],
    });
    network({});
    await openUnder('/contacts?contact=9', contact);
    expect(drafts()).toEqual([MIA]);
  });

  describe('Add Activity with a contact that has more companies than the card', () => {
    const COMPANY_8 = { ParentID: 5, CompanyID: 8, CompanyName: 'Company 8' };
    const contact = exampleContact({ Associations: exampleCompanies(5), AssociationCount: 9 });

    test('begins at one of the others, if only that is of the selected parent', async () => {
      const sent = network({ [ALL]: exampleCompanies(9) });
      await openUnder('/contacts?parent=5', contact);
      await waitFor(() => expect(drafts()).toEqual([{ ...MIA, ...COMPANY_8 }]));
      expect(sent).toHaveLength(1);
    });

    test('opens one form, also after a second click while they load', async () => {
      let load = (_companies: unknown): void => undefined;
      network({ [ALL]: () => new Promise((resolve) => (load = resolve)) });
      await openUnder('/contacts?parent=5', contact);
      await userEvent.click(button('Add Activity'));
      expect(drafts()).toEqual([]);
      act(() => load(exampleCompanies(9)));
      await waitFor(() => expect(drafts()).toEqual([{ ...MIA, ...COMPANY_8 }]));
    });

    test('opens without a company if they can’t be loaded', async () => {
      network({ [ALL]: () => Response.json({}, { status: 500 }) });
      await openUnder('/contacts?parent=5', contact);
      await waitFor(() => expect(drafts()).toEqual([MIA]));
    });

    test.each([
      ['the default company is of the selected parent', '/contacts?parent=3', COMPANY_2],
      ['the header knows no company of the selected parent', '/contacts?parent=6', {}],
      ['no parent is selected', '/contacts?contact=9', COMPANY_2],
    ])('opens at once if %s', async (_when, url, place) => {
      const sent = network({ [ALL]: exampleCompanies(9) });
      await openUnder(url, contact);
      expect(drafts()).toEqual([{ ...MIA, ...place }]);
      expect(sent).toEqual([]);
    });
  });

  test('Edit opens the contact, for those who are associated with it', async () => {
    network({});
    const { unmount } = show();
    await userEvent.click(button('Edit'));
    expect(galley.getState().dialogs).toMatchObject([{ name: 'contacts/edit', draft: exampleContact() }]);
    unmount();
    show({ IsAssociated: false });
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    expect(button('Add Activity')).toBeVisible();
  });

  test('a change saved without a network is shown, and can be undone', async () => {
    network({ '/v1/individuals': () => Promise.reject(new TypeError('offline')) });
    show();
    await act(async () => {
      await outbox.submit({
        label: 'Contact: Mia Sandstone',
        record: 'contact/9',
        effect: { IndividualName: 'Mia Sandstone' },
        call: { method: 'POST', path: '/v1/individuals' },
        refreshes: [],
      }).outcome;
    });
    const card = screen.getByRole('article', { name: 'Mia Sandstone' });
    expect(within(card).getByText('Waiting for the network')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
    await userEvent.click(button('Undo'));
    expect(screen.getByRole('article', { name: 'Mia Stone' })).toBeVisible();
    expect(button('Edit')).toBeVisible();
  });
});
