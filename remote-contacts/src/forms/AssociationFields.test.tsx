import { network, press } from '@galley/shared/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleCompanies, exampleContact } from '../testing/exampleContact.ts';
import { COMPANIES, formAnswers as answers } from '../testing/formAnswers.ts';
import { openForm, savedBody } from '../testing/openForm.tsx';

const list = () => screen.getByRole('list', { name: 'Company Associations:' });
const items = () => within(list()).queryAllByRole('listitem');
const names = () => items().map((item) => item.firstElementChild?.firstChild?.textContent?.trim());
const standard = () => within(list()).getByTitle('Default Customer');

beforeEach(() => localStorage.clear());

describe('The companies of a contact', () => {
  const draft = exampleContact({ AssociationCount: 110 });

  test('are all listed, not just those on the card, by name without its first three characters (CONF-03)', async () => {
    network(answers({ [COMPANIES]: exampleCompanies(110) }));
    await openForm(draft);
    expect(items()).toHaveLength(110);
    expect(names().slice(0, 4)).toEqual(['Company 1', 'Company 10', 'Company 100', 'Company 101']);
    expect(standard()).toHaveTextContent('Company 2');
  });

  test('get a new one in sorted position, and the picker is empty again (CONF-02)', async () => {
    const sent = network(answers());
    await openForm(draft, { url: '/contacts?parent=3' });
    expect(screen.getByRole('button', { name: 'Add Company Association' })).toBeDisabled();
    await userEvent.click(screen.getByRole('combobox', { name: 'Company Association' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Northwind Signs' }));
    await press('Add Company Association');
    expect(names()).toEqual(['Company 1', 'Company 2', 'Northwind Signs']);
    expect(screen.getByRole('combobox', { name: 'Company Association' })).toHaveTextContent('Select...');
    expect(screen.getByRole('button', { name: 'Add Company Association' })).toBeDisabled();
    await press('Save');
    await waitFor(() =>
      expect(savedBody(sent)?.['CompanyAssociations']).toContainEqual({
        value: 13,
        label: 'Northwind Signs',
        isDefault: false,
      }),
    );
  });

  test('can’t be saved while a selected one hasn’t been added', async () => {
    const sent = network(answers());
    await openForm(draft, { url: '/contacts?parent=3' });
    const picker = () => screen.getByRole('combobox', { name: 'Company Association' });
    const choose = async (name: string) => {
      await userEvent.click(picker());
      await userEvent.click(await screen.findByRole('option', { name }));
    };
    await choose('Northwind Signs');
    await press('Save');
    await waitFor(() => expect(picker()).toHaveAccessibleDescription('Add it to the list, or clear it.'));
    expect(picker()).toHaveFocus();
    expect(savedBody(sent)).toBeUndefined();
    await press('Add Company Association');
    expect(picker()).not.toHaveAccessibleDescription();
    await choose('Northwind Traders');
    await press('Clear Company Association');
    expect(picker()).not.toHaveAccessibleDescription();
    await press('Save');
    await waitFor(() => expect(savedBody(sent)?.['CompanyAssociations']).toHaveLength(3));
  });

  test('are found by three characters among those of all parents', async () => {
    const sent = network(answers());
    await openForm(draft);
    await userEvent.click(screen.getByRole('combobox', { name: 'Company Association' }));
    await userEvent.type(screen.getByRole('combobox', { name: 'Search Company Association' }), 'fab');
    await userEvent.click(await screen.findByRole('option', { name: 'Fabrikam Print' }));
    expect(sent.map(({ path }) => path)).toContain('/v1/companies/search?searchterm=fab');
  });

  test('contain each one only once', async () => {
    network(answers({ [COMPANIES]: [{ value: 13, label: 'Northwind Signs', isDefault: true }] }));
    await openForm(draft, { url: '/contacts?parent=3' });
    await userEvent.click(screen.getByRole('combobox', { name: 'Company Association' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Northwind Signs' }));
    expect(screen.getByText('This company is already in the list.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add Company Association' })).toBeDisabled();
  });

  test('have one default, which Make Default or a removal passes to another (CONF-03)', async () => {
    network(answers({ [COMPANIES]: exampleCompanies(3) }));
    await openForm(draft);
    expect(screen.getAllByRole('button', { name: /^Make Default/ })).toHaveLength(2);
    const third = items()[2];
    if (third === undefined) throw new Error('there is no third company');
    await userEvent.click(within(third).getByRole('button', { name: /^Make Default/ }));
    expect(standard()).toHaveTextContent('Company 3');
    await press('Remove Company 3');
    expect(names()).toEqual(['Company 1', 'Company 2']);
    expect(standard()).toHaveTextContent('Company 1');
    await press('Remove Company 1');
    await press('Remove Company 2');
    expect(items()).toEqual([]);
  });

  test('are those of the record if loading fails and the record has them all', async () => {
    network(answers({ [COMPANIES]: () => Response.json({}, { status: 500 }) }));
    await openForm(exampleContact());
    expect(names()).toEqual(['Company 1', 'Company 2']);
  });

  test('are never cut to those on the card: the form reports the failure and retries (CONF-09)', async () => {
    let isBroken = true;
    network(
      answers({
        [COMPANIES]: () => (isBroken ? Response.json({}, { status: 500 }) : exampleCompanies(7)),
      }),
    );
    await openForm(exampleContact({ AssociationCount: 7, Associations: exampleCompanies(5) }));
    expect(screen.getByRole('alert')).toHaveTextContent(/^Some of this contact’s companies/);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    isBroken = false;
    await press('Try Again');
    await waitFor(() => expect(names()).toHaveLength(7));
  });

  test('are more than can be loaded: the form says so, and there is nothing to retry (CONF-09)', async () => {
    network(answers({ [COMPANIES]: () => exampleCompanies(1000) }));
    await openForm(exampleContact({ AssociationCount: 1001, Associations: exampleCompanies(5) }));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This contact has more than 1,000 companies, so it can’t be edited here.',
    );
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  });
});
