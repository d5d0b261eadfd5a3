import { type Answers, choose, network, press, renderScreen } from '@galley/shared/testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { prospectAnswers, SAVE } from '../../testing/prospectAnswers.ts';
import { ProspectForm } from './ProspectForm.tsx';

const REFUSED = 'Company Parent is not allowed.';

/** Opens the form of a new prospect under a parent, and searches for another one. */
async function search(term: string, more: Answers = {}) {
  const sent = network(
    prospectAnswers({
      '/v1/parents/search': { results: [{ value: 4, label: 'Fabrikam' }] },
      ...more,
    }),
  );
  const dialog = { name: 'companies/edit', draft: { CustomerID: 0 } } as const;
  renderScreen(<ProspectForm dialog={dialog} onClose={jest.fn()} />, '/companies?parent=3');
  await userEvent.click(await screen.findByRole('combobox', { name: 'Company Parent' }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Search Company Parent' }), term);
  return sent;
}
const parent = () => screen.getByRole('combobox', { name: 'Company Parent' });
const list = () => within(screen.getByRole('listbox', { name: 'Company Parent' }));

beforeEach(() => localStorage.clear());

describe('A company parent that does not exist (PROS-11)', () => {
  test('is offered below the results, selected by keyboard and announced, before anything is saved (REC-02)', async () => {
    const sent = await search(' Fabrikam West');
    expect(
      await screen.findByRole('option', { name: 'Create company parent “Fabrikam West”' }),
    ).toBeVisible();
    expect(list().getAllByRole('option')[0]).toHaveTextContent('Fabrikam');
    expect(screen.getByText(/^1 match\./)).toBeInTheDocument();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(parent()).toHaveTextContent('Fabrikam West');
    expect(parent()).toHaveFocus();
    expect(await screen.findByText('New company parent: Fabrikam West')).toHaveRole('status');
    await userEvent.type(screen.getByRole('textbox', { name: 'Company' }), 'Birch');
    expect(parent()).toHaveTextContent('Fabrikam West');
    expect(sent.every(({ path }) => path !== SAVE)).toBe(true);
  });

  test('isn’t offered if one has that name, ignoring case, or before three characters are typed', async () => {
    await search('FABRIKAM ');
    expect(await screen.findByRole('option', { name: 'Fabrikam' })).toBeVisible();
    expect(list().getAllByRole('option')).toHaveLength(1);
    await userEvent.clear(screen.getByRole('combobox', { name: 'Search Company Parent' }));
    await userEvent.keyboard('Fa');
    expect(await screen.findByText('Type at least 3 characters.')).toBeVisible();
    expect(screen.queryByRole('option', { name: /^Create/ })).toBeNull();
  });

  test('is sent with the number 0, and has an error at the field if the server rejects it (REC-02)', async () => {
    const problem = {
      title: 'Bad Request',
      status: 400,
      errors: [{ field: 'TrendGroupName', message: REFUSED }],
    };
    const sent = await search('Oak', {
      '/v1/parents/search': { results: [] },
      [SAVE]: () => Response.json(problem, { status: 400 }),
    });
    await screen.findByRole('option', { name: 'Create company parent “Oak”' });
    await userEvent.keyboard('{Enter}');
    for (const [label, text] of Object.entries({
      Company: 'Birch',
      Address: '5 Oak St',
      City: 'Provo',
      Zip: '84601',
      Phone: '801',
    }))
      await userEvent.type(screen.getByRole('textbox', { name: label }), text);
    await choose('State', 'Utah');
    await choose('Account Owner', 'East');
    await press('Save');
    expect(await screen.findByText(REFUSED)).toBeVisible();
    expect(sent.find(({ path }) => path === SAVE)?.body).toMatchObject({
      TrendGroupNumber: 0,
      TrendGroupName: 'Oak',
    });
    expect(parent()).toHaveAccessibleDescription(REFUSED);
  });
});
