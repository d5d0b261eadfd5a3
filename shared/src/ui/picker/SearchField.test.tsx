import { QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '../../http/queryClient.ts';
import type { PickerOption } from './searchLabels.ts';
import { SearchField } from './SearchField.tsx';

const FOUND = ['Acme', 'Acme Signs'].map((label, index) => ({ value: index + 1, label }));
const never = new Promise<PickerOption[]>(() => {});
const chosen = jest.fn<(option: PickerOption) => void>();

/** Finds both companies by 'acm' under company 1, and never answers another search. */
const field = (company = 1) => (
  <QueryClientProvider client={queryClient}>
    <SearchField
      label="Contact"
      value={null}
      queryOf={(term: string) => ({
        queryKey: ['contactSearch', term, 0, company],
        queryFn: () => (term === 'acm' && company === 1 ? Promise.resolve(FOUND) : never),
      })}
      onChange={chosen}
    />
  </QueryClientProvider>
);
const opener = () => screen.getByRole('combobox', { name: 'Contact' });
const searchBox = () => screen.getByPlaceholderText('Search...');
const labels = () => screen.queryAllByRole('option').map((option) => option.textContent);
async function searchAcme() {
  const { rerender } = render(field());
  await userEvent.click(opener());
  await userEvent.type(searchBox(), 'acm');
  await screen.findByRole('option', { name: 'Acme' });
  return rerender;
}
/** A term is requested a moment after it was typed. */
const asked = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)));

beforeEach(() => {
  queryClient.clear();
  chosen.mockReset();
});

describe('A pending search', () => {
  test('offers no matches for another term, neither at once nor later (FILT-03)', async () => {
    await searchAcme();
    await userEvent.clear(searchBox());
    await userEvent.paste('del');
    expect(labels()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('Searching…');
    await asked();
    expect(labels()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('Searching…');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(chosen).not.toHaveBeenCalled();
  });

  test('keeps the known matches that also match the longer term', async () => {
    await searchAcme();
    await userEvent.type(searchBox(), 'e s');
    expect(labels()).toEqual(['Acme Signs']);
    await asked();
    expect(labels()).toEqual(['Acme Signs']);
  });

  test('offers no matches of another company for the same term (CONT-02, ACTF-03)', async () => {
    const rerender = await searchAcme();
    await userEvent.keyboard('{Escape}');
    rerender(field(2));
    await userEvent.click(opener());
    expect(searchBox()).toHaveValue('acm');
    expect(labels()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('Searching…');
  });
});
