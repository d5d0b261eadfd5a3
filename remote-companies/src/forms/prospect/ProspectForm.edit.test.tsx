import type { Company } from '@galley/server/companies/contract';
import type { Contact } from '@galley/server/contacts/contract';
import { galley, type DialogOf } from '@galley/shared/store';
import { choose, network, press, renderScreen, select, type SentCall } from '@galley/shared/testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  exampleProspect,
  options,
  prospectAnswers as answers,
  SAVE,
  saved,
} from '../../testing/prospectAnswers.ts';
import { ProspectForm } from './ProspectForm.tsx';
import { initialValues } from '../../changes/prospectValues.ts';

const VARIABLE = '/v1/CGOM_Variables';
const VERIFY = `${VARIABLE}/verify`;
const CONTACTS = '/v1/associations/individual/12';
const SURROUNDINGS = { options: options(), selection: { parentId: 0, companyId: 0 }, contacts: [] };
const closed = jest.fn<() => void>();
/** Opens the form of a prospect as the host does. */
async function open(change: Partial<Company> = {}) {
  const dialog = { name: 'companies/edit', draft: exampleProspect(change) } as const;
  renderScreen(<ProspectForm dialog={dialog} onClose={closed} />, '/companies');
  await screen.findByText('Individual Associations:');
}
const box = (name: string) => screen.getByRole('textbox', { name });
const owner = () => screen.getByLabelText('Account Owner');
const password = () => screen.getByLabelText('Account Owner Password');
const prove = async (typed: string) => {
  await userEvent.type(password(), typed);
  await userEvent.tab();
};
const body = (sent: SentCall[]) => sent.findLast(({ path }) => path === SAVE)?.body;
const secret = (valid: boolean) => ({
  [VARIABLE]: { VariableName: 'AccountOwnerPassword', VariableValue: '' },
  [VERIFY]: { Valid: valid, ProofToken: valid ? 'proof-1' : '' },
});

beforeEach(() => {
  localStorage.clear();
  closed.mockReset();
  galley.setState({ dialogs: [] });
});

describe('The form of an existing prospect', () => {
  test('opens with the record and its name in the title, and sends its version (PROS-01)', async () => {
    const sent = network(answers());
    await open();
    expect(screen.getByRole('dialog')).toHaveAccessibleName('Acme Outdoor');
    expect(select('State')).toHaveTextContent('Colorado');
    await userEvent.clear(box('Address'));
    await userEvent.type(box('Address'), '2 Main St');
    await press('Save');
    expect(await screen.findByText('Prospect Updated!')).toBeVisible();
    expect(body(sent)).toMatchObject({
      ID: 12,
      Version: 4,
      Company: 'Acme Outdoor',
      Address1: '2 Main St',
      TrendGroupName: 'Acme Holding',
      TrendGroupNumber: 3,
      AccountTypeID: 2,
      IndividualAssociations: [{ value: 7, label: 'Carl Contact' }],
    });
    expect(body(sent)).not.toHaveProperty('AccountOwnerProof');
  });

  test('keeps the parent if the name is changed', async () => {
    network(answers());
    await open();
    await userEvent.type(box('Company'), ' East');
    expect(screen.getByRole('combobox', { name: 'Company Parent' })).toHaveTextContent('Acme Holding');
  });

  test('is not shown while the contacts are unknown, because a save would remove them (PROS-10)', async () => {
    let isBroken = true;
    network(answers({ [CONTACTS]: () => (isBroken ? new Response(null, { status: 500 }) : []) }));
    const dialog = { name: 'companies/edit', draft: exampleProspect() } as const;
    renderScreen(<ProspectForm dialog={dialog} onClose={closed} />, '/companies');
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    isBroken = false;
    await press('Try Again');
    expect(await screen.findByText('0 associations found.')).toBeVisible();
  });

  test('reopens with what was entered if the save was rejected later', async () => {
    network(answers());
    const draft = exampleProspect();
    const errors = [{ field: 'Company', message: 'Company Name is already in use.' }];
    const problem = { type: 'about:blank', title: 'Refused', status: 422, errors };
    const input = { ...initialValues(draft, SURROUNDINGS), name: 'Birch Media' };
    const dialog = { name: 'companies/edit', draft, input, problem } as const;
    renderScreen(<ProspectForm dialog={dialog} onClose={closed} />, '/companies');
    expect(await screen.findByText('Company Name is already in use.')).toBeVisible();
    expect(box('Company')).toHaveValue('Birch Media');
  });

  test('reopens with the contacts that were entered even if those of the company can’t be loaded', async () => {
    const sent = network(answers({ [CONTACTS]: () => new Response(null, { status: 500 }) }));
    const contacts = [{ value: 7, label: 'Carl Contact' }];
    const first = initialValues(exampleProspect(), { ...SURROUNDINGS, contacts });
    const input = { ...first, contacts: [...contacts, { value: 8, label: 'Dee Dealer' }] };
    const dialog = { name: 'companies/edit', draft: exampleProspect(), input } as const;
    renderScreen(<ProspectForm dialog={dialog} onClose={closed} />, '/companies');
    expect(await screen.findByText('2 associations found.')).toBeVisible();
    await press('Start Over');
    expect(screen.getByText('1 associations found.')).toBeVisible();
    await press('Save');
    await waitFor(() => expect(body(sent)).toMatchObject({ KnownAssociations: [7] }));
  });

  test('somebody else’s save is shown field by field, and can be overwritten', async () => {
    const current = exampleProspect({ Version: 5, CompanyCity: 'Aurora', AccountTypeID: 5 });
    const problem = { type: 'about:blank', title: 'Conflict', status: 409, current, changedBy: 'Ben Ode' };
    const contacts = [[{ value: 7, label: 'Carl Contact' }], [{ value: 9, label: 'Dee Dealer' }]];
    const sent = network(
      answers({
        [CONTACTS]: () => contacts.shift() ?? [],
        [SAVE]: ({ body: { Version } }: SentCall) =>
          Version === 5 ? saved : Response.json(problem, { status: 409 }),
      }),
    );
    await open();
    await userEvent.type(box('Fax'), '1');
    await press('Save');
    const conflict = await screen.findByRole('dialog', { name: 'Record Changed' });
    const rows = within(conflict).getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['City', 'Denver', 'Aurora'],
      ['Fax', '1', ''],
      ['Account Owner', 'West', 'East'],
      ['Individual Associations', 'Carl Contact', 'Dee Dealer'],
    ]);
    await press('Overwrite with Mine');
    expect(await screen.findByText('Prospect Updated!')).toBeVisible();
    expect(body(sent)).toMatchObject({ Version: 5, City: 'Denver' });
  });
});

describe('The account owner of a prospect (PROS-06)', () => {
  test('is locked until the password is verified for this prospect, and the save includes the proof', async () => {
    const sent = network(answers(secret(true)));
    await open();
    expect(owner()).toBeDisabled();
    await prove('press-owner');
    await waitFor(() => expect(owner()).toBeEnabled());
    expect(password()).toHaveValue('');
    expect(sent.find(({ path }) => path === VERIFY)?.body).toEqual({
      VariableName: 'AccountOwnerPassword',
      Value: 'press-owner',
      CustomerID: 12,
    });
    await choose('Account Owner', 'East');
    await press('Save');
    await waitFor(() => expect(body(sent)).toMatchObject({ AccountTypeID: 5, AccountOwnerProof: 'proof-1' }));
    expect(localStorage.getItem('galley.draft.ana-uid.prospect.12') ?? '').not.toContain('press-owner');
  });

  test('stays locked after a wrong password, which is cleared', async () => {
    network(answers(secret(false)));
    await open();
    await prove('guess');
    expect(await screen.findByText('This isn’t the account owner password.')).toBeVisible();
    expect(owner()).toBeDisabled();
    expect(password()).toHaveValue('');
  });

  test('sends no request while no password is entered', async () => {
    const sent = network(answers(secret(true)));
    await open();
    await userEvent.click(password());
    await userEvent.tab();
    expect(sent.filter(({ path }) => path.startsWith(VARIABLE))).toEqual([]);
  });

  test('is verified in the browser if the server returns the password', async () => {
    const sent = network(
      answers({ [VARIABLE]: { VariableName: 'AccountOwnerPassword', VariableValue: 'old-way' } }),
    );
    await open();
    await prove('guess');
    expect(await screen.findByText('This isn’t the account owner password.')).toBeVisible();
    await prove('old-way');
    await waitFor(() => expect(owner()).toBeEnabled());
    expect(sent.some(({ path }) => path === VERIFY)).toBe(false);
  });

  test('is locked again if the server no longer accepts the proof', async () => {
    const message = 'Changing the Account Owner needs the account owner password.';
    const errors = [{ field: 'AccountOwnerProof', message }];
    const problem = { type: 'about:blank', title: 'Forbidden', status: 403, detail: message, errors };
    network(answers({ ...secret(true), [SAVE]: () => Response.json(problem, { status: 403 }) }));
    await open();
    await prove('press-owner');
    await waitFor(() => expect(owner()).toBeEnabled());
    await choose('Account Owner', 'East');
    await press('Save');
    expect(await screen.findByText(message)).toBeVisible();
    expect(owner()).toBeDisabled();
    // The message is at the field where the error can be fixed.
    expect(password()).toHaveAccessibleDescription(expect.stringContaining(message));
    await waitFor(() => expect(password()).toHaveFocus());
    await prove('press-owner');
    await waitFor(() => expect(owner()).toBeEnabled());
    expect(screen.queryByText(message)).toBeNull();
    expect(screen.getByText('Failed to update propsect')).toBeVisible();
  });
});

describe('The contacts of a prospect (PROS-07)', () => {
  const listed = () =>
    within(screen.getByRole('list', { name: 'Individual Associations:' }))
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const add = () => screen.getByRole('button', { name: 'Add Contact Association' });

  test('can’t be saved while a selected one hasn’t been added', async () => {
    const sent = network(answers());
    await open();
    const picker = screen.getByRole('combobox', { name: 'Individual Association' });
    await userEvent.click(picker);
    await userEvent.type(screen.getByPlaceholderText('Search...'), 'bea');
    await userEvent.click(await screen.findByRole('option', { name: 'bea Buyer' }));
    await press('Save');
    await waitFor(() => expect(picker).toHaveAccessibleDescription('Add it to the list, or clear it.'));
    expect(body(sent)).toBeUndefined();
    await userEvent.click(add());
    expect(picker).not.toHaveAccessibleDescription();
  });

  test('are found, added in alphabetical order, and removed', async () => {
    const sent = network(answers());
    await open();
    expect(screen.getByText('1 associations found.')).toBeVisible();
    expect(add()).toBeDisabled();
    await userEvent.click(screen.getByRole('combobox', { name: 'Individual Association' }));
    await userEvent.type(screen.getByPlaceholderText('Search...'), 'bea');
    await userEvent.click(await screen.findByRole('option', { name: 'bea Buyer' }));
    await userEvent.click(add());
    expect(listed()).toEqual(['bea Buyer', 'Carl Contact']);
    expect(screen.getByText('2 associations found.')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Individual Association' })).toHaveTextContent('Select...');
    await press('Remove Carl Contact');
    expect(listed()).toEqual(['bea Buyer']);
    await press('Save');
    await waitFor(() =>
      expect(body(sent)?.['IndividualAssociations']).toEqual([{ value: 8, label: 'bea Buyer' }]),
    );
    // Others' changes stay, because the request also contains the form's initial contacts.
    expect(body(sent)?.['KnownAssociations']).toEqual([7]);
  });

  test('can be new ones, which the contact form returns', async () => {
    network(answers());
    await open();
    await press('Add New Contact');
    const [opened] = galley.getState().dialogs as unknown as [DialogOf<'contacts/edit'>];
    expect(opened.name).toBe('contacts/edit');
    expect(opened.draft).toEqual({ IndividualId: 0 });
    act(() => opened.onSaved?.({ IndividualId: 30, IndividualName: 'Abe New' } as Contact));
    expect(listed()).toEqual(['Abe New', 'Carl Contact']);
  });
});
