import { queryClient } from '@galley/shared/http';
import { galley } from '@galley/shared/store';
import { countsQuery, network, press } from '@galley/shared/testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleContact } from '../testing/exampleContact.ts';
import { formAnswers as answers, SAVE, saved, SIMILAR } from '../testing/formAnswers.ts';
import { field, fill, openForm, savedBody } from '../testing/openForm.tsx';

const NEW = { IndividualId: 0 };
const EMAIL_IN_USE = { Success: false, DuplicateEmail: true, UnfilteredCount: 4, Contact: null };
const companies = () =>
  within(screen.getByRole('list', { name: 'Company Associations:' }))
    .queryAllByRole('listitem')
    .map((item) => item.textContent);

beforeEach(() => {
  localStorage.clear();
  galley.setState({ dialogs: [] });
});

describe('A new contact', () => {
  test('has fields for name, title, email, phone, cell, companies and notes (CONF-01, CONF-02)', async () => {
    network(answers());
    expect(await openForm(NEW)).toHaveAccessibleName('Add New Contact');
    for (const label of ['Name', 'Title', 'Email', 'Phone', 'Cell']) {
      expect(field(`Individual ${label}`)).toHaveValue('');
    }
    expect(field('Internal notes')).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'Company Association' })).toHaveTextContent('Select...');
    expect(screen.queryByRole('checkbox', { name: 'Inactive' })).toBeNull();
    expect(companies()).toEqual([]);
  });

  test.each([
    ['the selected company', '/contacts?parent=3&company=13', ['Northwind Signs Default']],
    ['the only company of the selected parent', '/contacts?parent=4', ['Fabrikam Print Default']],
    ['no company where there are several', '/contacts?parent=3', []],
  ])('begins with %s (CONF-07)', async (_what, url, expected) => {
    network(answers());
    await openForm(NEW, { url });
    expect(companies()).toEqual(expected);
  });

  test('names the missing fields, sends nothing, and focuses the first one (CONF-06)', async () => {
    const sent = network(answers());
    await openForm(NEW);
    await press('Save');
    expect(await screen.findByText('Individual Name is required.')).toBeVisible();
    expect(field('Individual Email')).toHaveAccessibleDescription('Individual Email is required.');
    expect(field('Individual Name')).toHaveFocus();
    expect(savedBody(sent)).toBeUndefined();
  });

  test('is not sent with an invalid email address (CONF-06)', async () => {
    const sent = network(answers());
    await openForm(NEW);
    await fill('Individual Name', 'Mia Stone');
    await fill('Individual Email', 'mia@acme');
    await press('Save');
    expect(await screen.findByText('Email is invalid')).toBeVisible();
    expect(savedBody(sent)).toBeUndefined();
  });

  test('is sent as entered, returned to the caller, and confirmed (CONF-08)', async () => {
    const sent = network(answers());
    const onSaved = jest.fn();
    const onClose = jest.fn();
    await openForm(NEW, { url: '/contacts?parent=3&company=12', onSaved, onClose });
    await fill('Individual Name', 'Mia Stone');
    await fill('Individual Email', 'mia@acme.test');
    await press('Save');
    expect(await screen.findByText('Contact Added!')).toBeVisible();
    expect(savedBody(sent)).toEqual({
      EmployeeUID: 'ana-uid',
      SelectedParentID: 3,
      SelectedCompanyID: 12,
      IndividualId: 0,
      IndividualName: 'Mia Stone',
      IndividualTitle: '',
      IndividualEmail: 'mia@acme.test',
      IndividualPhone: '',
      IndividualCell: '',
      InternalNotes: '',
      CompanyAssociations: [{ value: 12, label: 'Northwind Traders', isDefault: true }],
      Inactive: false,
    });
    expect(onClose).toHaveBeenCalled();
    expect(onSaved).toHaveBeenCalledWith(saved.Contact);
  });

  test('is counted in the header at once (CONF-08)', async () => {
    // The counts are also refetched; here that response never arrives.
    network(answers({ '/v1/customers/counts': () => new Promise(() => {}) }));
    await openForm(NEW, { url: '/contacts?parent=3&company=12' });
    const counts = countsQuery({ parentId: 3, companyId: 12 }).queryKey;
    act(() => {
      queryClient.setQueryData(counts, { CompanyCount: 1, ContactCount: 3, OrderCount: 1, ActivityCount: 1 });
    });
    await fill('Individual Name', 'Mia Stone');
    await fill('Individual Email', 'mia@acme.test');
    await press('Save');
    await screen.findByText('Contact Added!');
    expect(queryClient.getQueryData(counts)).toMatchObject({ CompanyCount: 1, ContactCount: 4 });
  });

  test('with another contact’s email address keeps the input, and shows the error at the address (CONF-06)', async () => {
    const onClose = jest.fn();
    network(answers({ [SAVE]: EMAIL_IN_USE }));
    await openForm(NEW, { onClose });
    await fill('Individual Name', 'Mia Stone');
    await fill('Individual Email', 'mia@acme.test');
    await press('Save');
    expect(await screen.findByText('Email is already in use.')).toBeVisible();
    await waitFor(() => expect(field('Individual Email')).toHaveFocus());
    expect(field('Individual Email')).toHaveAccessibleDescription('Email is already in use.');
    expect(screen.queryByText('Failed to update contact')).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });

  test('warns of an existing contact while typing, and can be saved anyway (DUP-02)', async () => {
    const there = { Company: 'Acme', Inactive: true, SameEmail: true };
    const sent = network(
      answers({
        [SIMILAR]: { results: [{ value: 9, label: 'Mia Stone', Email: 'mia@acme.test', ...there }] },
      }),
    );
    await openForm(NEW);
    await fill('Individual Email', 'mia@acme.test');
    expect(await screen.findByText(/^A contact with this email address already exists:/)).toHaveTextContent(
      'Mia Stone (mia@acme.test, Acme, inactive)',
    );
    const requested = sent.filter(({ path }) => path.startsWith(SIMILAR));
    expect(requested.map(({ path }) => path)).toEqual([`${SIMILAR}?name=&email=mia%40acme.test&exclude=0`]);
    await fill('Individual Name', 'Mia Stone');
    await press('Save');
    expect(await screen.findByText('Contact Added!')).toBeVisible();
  });

  test('no longer searches for overwritten text', async () => {
    network(answers({ [SIMILAR]: () => new Promise(() => {}) }));
    await openForm(NEW);
    const requested = () =>
      jest
        .mocked(globalThis.fetch)
        .mock.calls.filter(([path]) => typeof path === 'string' && path.startsWith(SIMILAR))
        .map(([, call]) => call?.signal?.aborted);
    await userEvent.type(field('Individual Name'), 'Mia');
    await waitFor(() => expect(requested()).toEqual([false]));
    await userEvent.type(field('Individual Name'), ' Stone');
    await waitFor(() => expect(requested().length).toBeGreaterThan(1));
    await waitFor(() => expect(requested().slice(0, -1)).not.toContain(false));
  });

  test('warns of a similar name', async () => {
    const there = { Email: '', Company: '', Inactive: false, SameEmail: false };
    network(
      answers({ [SIMILAR]: { results: [{ value: 9, label: 'Mia Stone', ...there, Company: 'Acme' }] } }),
    );
    await openForm(NEW);
    await fill('Individual Name', 'Mia Stonne');
    expect(
      await screen.findByText(/^A contact with the same or a similar name already exists:/),
    ).toHaveTextContent('Mia Stone (Acme)');
  });

  test('warns of a taken email and of similar names at once', async () => {
    const there = { Email: '', Company: '', Inactive: false, SameEmail: false };
    const results = [
      { ...there, value: 9, label: 'Max Other', SameEmail: true },
      { ...there, value: 10, label: 'Mia Stone' },
    ];
    network(answers({ [SIMILAR]: { results } }));
    await openForm(NEW);
    await fill('Individual Name', 'Mia Stonne');
    expect(
      await screen.findByText(/^Contacts with this email address or a similar name already exist:/),
    ).toHaveTextContent('Mia Stone');
  });
});

describe('The notes', () => {
  test('get the date and time prepended, and the focus (CONF-04)', async () => {
    network(answers());
    await openForm(exampleContact());
    await press('Time Stamp');
    expect(field('Internal notes')).toHaveDisplayValue(
      /^\d\d\/\d\d\/\d{4} \d{1,2}:\d\d [AP]M: \nCalls back on Mondays$/,
    );
    await waitFor(() => expect(field('Internal notes')).toHaveFocus());
    await userEvent.keyboard('spoke');
    expect(field('Internal notes')).toHaveDisplayValue(/[AP]M: spoke\nCalls back on Mondays$/);
  });
});
