import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { employeeUid, queryClient, trendGroupsQuery } from '../http/index.ts';
import { renderScreen } from '../testing/index.ts';
import { MentionField } from './MentionField.tsx';

const mentioned: number[] = [];

function Form() {
  const [notes, setNotes] = useState('');
  return (
    <MentionField
      label="Notes"
      value={notes}
      onChange={(text, id) => {
        setNotes(text);
        if (id !== undefined) mentioned.push(id);
      }}
    />
  );
}

/** In a form that has loaded the employees. */
function open() {
  mentioned.length = 0;
  HTMLElement.prototype.scrollIntoView = () => {};
  renderScreen(<Form />, '/activities');
  act(() => {
    queryClient.setQueryData(trendGroupsQuery().queryKey, {
      TrendGroups: [],
      Customers: [],
      States: [],
      Employees: [
        { value: 1, label: 'Ana Reed', data: 'A-1' },
        { value: 2, label: 'Bo Field', data: 'B-2' },
        { value: 3, label: 'Me Myself', data: employeeUid().toUpperCase() },
      ],
    });
  });
}

const notes = () => screen.getByRole('textbox', { name: 'Notes' });
const list = () => screen.queryByRole('listbox');

test('two colleagues with the same name are distinguished by email, which isn’t written into the notes (INBOX-62)', async () => {
  open();
  act(() => {
    queryClient.setQueryData(
      trendGroupsQuery().queryKey,
      (known) =>
        known && {
          ...known,
          Employees: [
            { value: 1, label: 'Ana Reed', data: 'A-1', Email: 'ana.reed@galley.example' },
            { value: 4, label: 'Ana Reed', data: 'A-4', Email: 'ana.r@galley.example' },
          ],
        },
    );
  });
  await userEvent.type(notes(), '@');
  await userEvent.click(await screen.findByRole('option', { name: 'Ana Reed ana.r@galley.example' }));
  expect(notes()).toHaveValue('@Ana Reed ');
  expect(mentioned).toEqual([4]);
});

test('an @ offers colleagues by name; the keyboard finds one and writes it into the notes (INBOX-30)', async () => {
  open();
  await userEvent.type(notes(), 'Please look, @');
  const search = await screen.findByRole('combobox', { name: 'Search Colleagues' });
  await waitFor(() =>
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Ana Reed',
      'Bo Field',
    ]),
  );
  expect(search).toHaveFocus();
  await userEvent.keyboard('fie{Enter}');
  expect(notes()).toHaveValue('Please look, @Bo Field ');
  expect(notes()).toHaveFocus();
  await userEvent.keyboard('today.');
  expect(notes()).toHaveValue('Please look, @Bo Field today.');
  expect(mentioned).toEqual([2]);
  expect(list()).toBeNull();
});

test('an @ without a colleague stays as typed, and one within a word doesn’t start a search (INBOX-30)', async () => {
  open();
  await userEvent.type(notes(), 'bo@');
  expect(list()).toBeNull();
  await userEvent.type(notes(), 'example.com or @');
  await screen.findByRole('combobox', { name: 'Search Colleagues' });
  await userEvent.keyboard('noon ');
  await waitFor(() => expect(notes()).toHaveFocus());
  expect(notes()).toHaveValue('bo@example.com or @noon ');
  await userEvent.keyboard('@');
  await screen.findByRole('combobox', { name: 'Search Colleagues' });
  await userEvent.keyboard('an{Escape}');
  expect(notes()).toHaveValue('bo@example.com or @noon @an');
  expect(notes()).toHaveFocus();
  expect(mentioned).toEqual([]);
});
