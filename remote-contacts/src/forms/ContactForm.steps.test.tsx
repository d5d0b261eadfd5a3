import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Contact } from '@galley/server/contacts/contract';
import { galley, openDialog, useGalley, type DialogOf, type OpenDialog } from '@galley/shared/store';
import { network, renderScreen } from '@galley/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from '../screen/Screen.tsx';
import { exampleCompanies, exampleContact } from '../testing/exampleContact.ts';
import { formAnswers } from '../testing/formAnswers.ts';
import { ContactForm } from './ContactForm.tsx';

/** The open forms, as the host renders them. */
const Forms = () =>
  useGalley(({ dialogs }) => dialogs).map((dialog) =>
    dialog.name === 'contacts/edit' ? (
      <ContactForm
        key={dialog.id}
        dialog={dialog as OpenDialog & DialogOf<'contacts/edit'>}
        onClose={() => galley.getState().closeDialog(dialog.id)}
      />
    ) : null,
  );

const contact = (IndividualId: number, IsAssociated = true) =>
  exampleContact({
    IndividualId,
    IsAssociated,
    IndividualName: `Person ${IndividualId}`,
    InternalNotes: `About ${IndividualId}.`,
  });
const CONTACTS: Contact[] = [contact(1), contact(2, false), contact(3)];

const associations = Object.fromEntries(
  CONTACTS.map(({ IndividualId }) => [`/v1/associations/company/${IndividualId}`, exampleCompanies(2)]),
);

/** Opens the form of one of the list's contacts. */
async function edit(id: number) {
  network(
    formAnswers({
      ...associations,
      '/v1/individuals/paged': { Contacts: CONTACTS, TotalCount: 3, UnfilteredCount: 3 },
    }),
  );
  renderScreen(
    <>
      <Screen />
      <Forms />
    </>,
    '/contacts?parent=3',
  );
  await screen.findByRole('article', { name: 'Person 1' });
  const found = CONTACTS.find(({ IndividualId }) => IndividualId === id);
  if (found !== undefined) act(() => openDialog('contacts/edit', { draft: found }));
  await shown(id);
}
const shown = async (id: number) =>
  expect(await screen.findByRole('dialog', { name: `Person ${id}` })).toBeVisible();
const dialog = () => within(screen.getAllByRole('dialog').at(-1) ?? document.body);
const press = (name: string) => userEvent.click(dialog().getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  galley.setState({ dialogs: [] });
});

describe('A contact form that was opened from a list', () => {
  test('steps to the next and previous contact by button and key, and skips other people’s contacts (STEP-01)', async () => {
    await edit(1);
    expect(dialog().getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    await press('Next');
    await shown(3);
    expect(dialog().getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await shown(1);
    expect(galley.getState().dialogs).toHaveLength(1);
  });

  test('asks before unsaved input is lost, and then stays or steps (STEP-02)', async () => {
    await edit(1);
    const title = dialog().getByRole('textbox', { name: 'Individual Title' });
    await userEvent.type(title, ' in chief');
    await press('Next');
    await press('Keep Editing');
    expect(title).toHaveValue('Buyer in chief');
    await press('Next');
    await press('Discard');
    await shown(3);
  });

  test('has no steps for a new contact (STEP-01)', async () => {
    await edit(1);
    await press('Close');
    act(() => openDialog('contacts/edit', { draft: { IndividualId: 0 } }));
    expect(await screen.findByRole('dialog', { name: 'Add New Contact' })).toBeVisible();
    expect(dialog().queryByRole('button', { name: 'Next' })).toBeNull();
  });
});
