import { network, press, renderScreen } from '@galley/shared/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleContact } from '../testing/exampleContact.ts';
import { Screen } from './Screen.tsx';

const PAGED = '/v1/individuals/paged';
const SEARCH = '/v1/individuals/search';
const contact = exampleContact();
const answers = () => ({
  [PAGED]: { Contacts: [contact], TotalCount: 1, UnfilteredCount: 1 },
  [SEARCH]: { results: [{ value: 9, label: 'Mia Stone' }] },
  '/v1/individuals': contact,
});
const filter = () => screen.getByRole('combobox', { name: 'Contact' });
const searchBox = () => screen.getByRole('combobox', { name: 'Search Contact' });
const openAndType = async (text: string) => {
  await userEvent.click(filter());
  await userEvent.type(searchBox(), text);
};

describe('The contact filter (CONT-02)', () => {
  test('searches from the third character on, under the selection', async () => {
    const sent = network(answers());
    renderScreen(<Screen />, '/contacts?parent=3&company=12');
    await openAndType('mi');
    expect(screen.getByText('Type at least 3 characters.')).toBeVisible();
    await userEvent.type(searchBox(), 'a');
    expect(await screen.findByRole('option', { name: 'Mia Stone' })).toBeVisible();
    const searches = sent.map(({ path }) => path).filter((path) => path.startsWith(SEARCH));
    expect(searches).toEqual([`${SEARCH}?searchterm=mia&parentid=3&companyid=12`]);
  });

  test('says that its search failed, not that nobody was found', async () => {
    network({ ...answers(), [SEARCH]: () => Response.json({}, { status: 500 }) });
    renderScreen(<Screen />, '/contacts?parent=3');
    await openAndType('mia');
    expect(await screen.findByText('Could not be loaded.')).toBeVisible();
    expect(screen.queryByText('No matches.')).toBeNull();
  });

  test('shows only the selected contact, on page 1, and counts as a filter until it is cleared', async () => {
    const sent = network(answers());
    renderScreen(<Screen />, '/contacts?parent=3&page=2');
    await openAndType('mia');
    await userEvent.click(await screen.findByRole('option', { name: 'Mia Stone' }));
    expect(location.search).toBe('?parent=3&contact=9');
    await waitFor(() => expect(filter()).toHaveTextContent('Mia Stone'));
    await waitFor(() => expect(screen.getAllByRole('status')[0]).toHaveTextContent('1 filter applied'));
    expect(sent.findLast(({ path }) => path === PAGED)?.body).toMatchObject({ FilterContact: 9, PageNo: 1 });
    await press('Clear Contact');
    expect(location.search).toBe('?parent=3');
    expect(filter()).toHaveTextContent('Select...');
    await waitFor(() => expect(screen.queryByText(/filter applied/)).toBeNull());
  });

  test('keeps its results when reopened, from three characters on', async () => {
    network(answers());
    renderScreen(<Screen />, '/contacts?parent=3');
    await openAndType('mia');
    await screen.findByRole('option', { name: 'Mia Stone' });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(filter());
    expect(searchBox()).toHaveValue('mia');
    expect(screen.getByRole('option', { name: 'Mia Stone' })).toBeVisible();
  });

  test('is empty when reopened after fewer characters', async () => {
    network(answers());
    renderScreen(<Screen />, '/contacts?parent=3');
    await openAndType('mia');
    await screen.findByRole('option', { name: 'Mia Stone' });
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(screen.queryByRole('option', { name: 'Mia Stone' })).toBeNull());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(filter());
    expect(searchBox()).toHaveValue('');
    expect(screen.queryByRole('option', { name: 'Mia Stone' })).toBeNull();
  });

  test('is empty when reopened after a contact was selected', async () => {
    network(answers());
    renderScreen(<Screen />, '/contacts?parent=3');
    await openAndType('mia');
    await userEvent.click(await screen.findByRole('option', { name: 'Mia Stone' }));
    await userEvent.click(filter());
    expect(searchBox()).toHaveValue('');
    expect(screen.getByText('Type at least 3 characters.')).toBeVisible();
    expect(screen.queryByRole('option')).toBeNull();
  });
});
