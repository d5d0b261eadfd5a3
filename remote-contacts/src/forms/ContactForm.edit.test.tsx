import { outbox } from '@galley/shared/http';
import { galley } from '@galley/shared/store';
import { network, press, type SentCall } from '@galley/shared/testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleCompanies, exampleContact } from '../testing/exampleContact.ts';
import { formAnswers as answers, COMPANIES, SAVE, saved } from '../testing/formAnswers.ts';
import { field, fill, openForm, savedBody, shows } from '../testing/openForm.tsx';

beforeEach(() => {
  localStorage.clear();
  galley.setState({ dialogs: [] });
});

describe('A contact', () => {
  const draft = exampleContact({ Version: 4 });

  test('is edited under its name with all its values, and sent with its version (CONF-01)', async () => {
    const sent = network(answers());
    expect(await openForm(draft)).toHaveAccessibleName('Mia Stone');
    expect(field('Individual Title')).toHaveValue('Buyer');
    expect(field('Individual Phone')).toHaveValue('(303) 555-0100');
    await fill('Individual Title', 'Head of Buying');
    await press('Save');
    await shows('Contact Updated!');
    expect(savedBody(sent)).toMatchObject({
      IndividualId: 9,
      Version: 4,
      IndividualTitle: 'Head of Buying',
      InternalNotes: 'Calls back on Mondays',
      Inactive: false,
    });
  });

  test('without a name is called Edit Contact', async () => {
    network(answers());
    expect(await openForm({ ...draft, IndividualName: '' })).toHaveAccessibleName('Edit Contact');
  });

  test('is made inactive by the checkbox in the header (CONF-05)', async () => {
    const sent = network(answers());
    await openForm(draft);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Inactive' }));
    await press('Save');
    await waitFor(() => expect(savedBody(sent)).toMatchObject({ Inactive: true }));
  });

  test('shows no duplicate warning while name and address are unchanged', async () => {
    const sent = network(answers());
    await openForm(draft);
    await fill('Individual Title', 'Head of Buying');
    expect(sent.map(({ path }) => path)).not.toContainEqual(expect.stringContaining('similar'));
  });

  test('that could not be saved keeps the form open, with an error at the field and a toast (CONF-08)', async () => {
    const errors = [{ field: 'IndividualPhone', message: 'must not have more than 50 characters' }];
    const problem = { type: 'about:blank', title: 'Bad Request', status: 400, errors };
    const onClose = jest.fn();
    network(answers({ [SAVE]: () => Response.json(problem, { status: 400 }) }));
    await openForm(draft, { onClose });
    await press('Save');
    await shows('Failed to update contact');
    expect(field('Individual Phone')).toHaveAccessibleDescription('must not have more than 50 characters');
    expect(onClose).not.toHaveBeenCalled();
  });

  test('that was refused reopens with its input and errors', async () => {
    network(answers());
    const input = { ...formInput(), name: 'Mia Sandstone' };
    const errors = [{ field: 'IndividualEmail', message: 'Email is already in use.' }];
    const problem = { type: 'about:blank', title: 'Email is already in use.', status: 422, errors };
    await openForm(draft, { input, problem });
    expect(field('Individual Name')).toHaveValue('Mia Sandstone');
    await shows('Email is already in use.');
  });
});

describe('A waiting change that is reopened', () => {
  const input = () => ({ ...formInput(), name: 'Mia Sandstone' });

  test('is withdrawn only once the form is open, and a reload restores the form', async () => {
    let answer: (companies: object) => void = () => {};
    const withdraw = jest.fn(() => true);
    network(answers({ [COMPANIES]: () => new Promise<object>((resolve) => (answer = resolve)) }));
    const opened = openForm(exampleContact(), { input: input(), withdraw });
    expect(await screen.findByRole('dialog', { name: 'Loading...please wait' })).toBeVisible();
    expect(withdraw).not.toHaveBeenCalled();
    act(() => answer(exampleCompanies(2)));
    await opened;
    expect(withdraw).toHaveBeenCalled();
    document.body.replaceChildren();
    network(answers());
    await openForm(exampleContact());
    expect(field('Individual Name')).toHaveValue('Mia Sandstone');
    expect(screen.getByText(/Your earlier draft has been restored/)).toBeVisible();
  });

  test('isn’t offered again if it was sent meanwhile', async () => {
    const onClose = jest.fn();
    network(answers());
    await openForm(exampleContact(), { input: input(), withdraw: () => false, onClose });
    await shows('Your changes to the contact were already saved or discarded.');
    expect(onClose).toHaveBeenCalled();
    expect(localStorage.getItem('galley.draft.ana-uid.contact.9')).toBeNull();
  });
});

const formInput = () => ({
  name: 'Mia Stone',
  title: '',
  email: 'mia@acme.test',
  phone: '',
  cell: '',
  company: null,
  companies: exampleCompanies(2),
  notes: '',
  inactive: false,
  version: 4,
});

describe('A colleague’s save', () => {
  const draft = exampleContact({ Version: 4 });
  const current = exampleContact({
    Version: 5,
    IndividualTitle: 'Buyer in chief',
    Associations: exampleCompanies(3).map((one) => ({ ...one, isDefault: one.value === 3 })),
  });
  const problem = { type: 'about:blank', title: 'Conflict', status: 409, current, changedBy: 'Ben Ode' };
  const conflict = { [SAVE]: ({ body }: SentCall) => (body['Version'] === 5 ? saved : refusal()) };
  const refusal = () => Response.json(problem, { status: 409 });

  test('is shown field by field, with the companies that only one version has, and can be overwritten (FORM-04)', async () => {
    const sent = network(answers(conflict));
    await openForm(draft);
    await fill('Individual Title', 'Senior Buyer');
    await press('Save');
    const dialog = await screen.findByRole('dialog', { name: 'Record Changed' });
    const rows = within(dialog)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Field', 'Yours', 'Theirs'],
      ['Individual Title', 'Senior Buyer', 'Buyer in chief'],
      ['Company Associations', '', 'Company 3'],
      ['Default Company', 'Company 2', 'Company 3'],
    ]);
    expect(screen.queryByText('Failed to update contact')).toBeNull();
    await press('Overwrite with Mine');
    await shows('Contact Updated!');
    expect(savedBody(sent)).toMatchObject({ Version: 5, IndividualTitle: 'Senior Buyer' });
  });

  test('can be accepted', async () => {
    network(answers(conflict));
    await openForm(draft);
    await fill('Individual Title', 'Senior Buyer');
    await press('Save');
    await press('Use Their Version');
    expect(field('Individual Title')).toHaveValue('Buyer in chief');
    expect(screen.getByTitle('Default Customer')).toHaveTextContent('Company 3');
  });
});

describe('Input', () => {
  test('is only discarded after a confirmation (FORM-02)', async () => {
    const onClose = jest.fn();
    network(answers());
    await openForm({ IndividualId: 0 }, { onClose });
    await fill('Individual Name', 'Half a n');
    await press('Close');
    await press('Keep Editing');
    expect(field('Individual Name')).toHaveValue('Half a n');
    expect(onClose).not.toHaveBeenCalled();
    await press('Close');
    await press('Discard');
    expect(onClose).toHaveBeenCalled();
  });

  test('comes back after a reload, until the user starts over', async () => {
    network(answers());
    await openForm({ IndividualId: 0 });
    await fill('Individual Name', 'Half a n');
    globalThis.dispatchEvent(new Event('pagehide'));
    document.body.replaceChildren();
    await openForm({ IndividualId: 0 });
    expect(field('Individual Name')).toHaveValue('Half a n');
    expect(screen.getByText(/Your earlier draft has been restored/)).toBeVisible();
    await press('Start Over');
    expect(field('Individual Name')).toHaveValue('');
  });

  test('offline is kept and sent later; the form closes and says so', async () => {
    const onClose = jest.fn();
    network(answers({ [SAVE]: () => Promise.reject(new TypeError('offline')) }));
    await openForm(exampleContact(), { onClose });
    await fill('Individual Title', 'From the parking lot');
    await press('Save');
    await shows('Galley can’t reach the server. The contact is kept on this device and will be saved later.');
    expect(onClose).toHaveBeenCalled();
    expect(localStorage.getItem('galley.changes')).toContain('From the parking lot');
  });

  test('without a network stays in the form if a prospect waits for the contact (PROS-07)', async () => {
    const onClose = jest.fn();
    const onSaved = jest.fn();
    let isAway = true;
    network(answers({ [SAVE]: () => (isAway ? Promise.reject(new TypeError('offline')) : saved) }));
    await openForm({ IndividualId: 0 }, { onClose, onSaved });
    await fill('Individual Name', 'Mia Stone');
    await fill('Individual Email', 'mia@acme.test');
    await press('Save');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Galley can’t reach the server, so the contact isn’t saved. Save it again later.',
    );
    expect(onClose).not.toHaveBeenCalled();
    expect(localStorage.getItem('galley.changes')).toBeNull();
    isAway = false;
    await press('Save');
    await waitFor(() => expect(onSaved).toHaveBeenCalledWith(saved.Contact));
  });

  test.each([
    ['a contact', {}],
    ['the contact that a prospect waits for', { onSaved: () => {} }],
  ])(
    'of %s is back in its form when the session ended at Save, and is sent when it is saved again',
    async (_what, more) => {
      network(answers({ [SAVE]: () => Response.json({}, { status: 401 }) }));
      await openForm(exampleContact(), more);
      await fill('Individual Title', 'Head of Buying');
      await press('Save');
      await waitFor(() => expect(galley.getState().session).toBeNull());
      await waitFor(() => expect(localStorage.getItem('galley.changes')).toBeNull());
      document.body.replaceChildren();
      const sent = network(answers());
      await openForm(exampleContact());
      const [dialog] = galley.getState().dialogs;
      expect(dialog).toMatchObject({ name: 'contacts/edit', draft: { IndividualId: 9 } });
      expect(field('Individual Title')).toHaveValue('Head of Buying');
      expect(savedBody(sent)).toBeUndefined();
      await press('Save');
      await waitFor(() => expect(savedBody(sent)).toMatchObject({ IndividualTitle: 'Head of Buying' }));
    },
  );

  test('that another tab has sent closes the form with a message', async () => {
    const onClose = jest.fn();
    let answer: (value: object) => void = () => {};
    network(answers({ '/v1/first': () => new Promise<object>((resolve) => (answer = resolve)) }));
    await openForm(exampleContact(), { onClose });
    act(
      () =>
        void outbox.submit({ label: 'First', call: { method: 'POST', path: '/v1/first' }, refreshes: [] }),
    );
    await fill('Individual Title', 'From the other tab');
    await press('Save');
    expect(onClose).not.toHaveBeenCalled();
    localStorage.removeItem('galley.changes');
    act(() => answer({}));
    await shows('Your changes to the contact were already saved or discarded in another tab.');
    expect(onClose).toHaveBeenCalled();
  });

  test('is saved by Ctrl+Enter (FORM-01)', async () => {
    const sent = network(answers());
    await openForm(exampleContact());
    await fill('Individual Title', 'Quick');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(savedBody(sent)).toMatchObject({ IndividualTitle: 'Quick' }));
  });
});
