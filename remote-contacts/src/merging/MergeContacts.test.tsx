import type { ContactMerge, MergingContact } from '@galley/server/contacts/merges/contract';
import type { Dialogs } from '@galley/shared/store';
import { network, press, renderScreen, type SentCall } from '@galley/shared/testing';
import { describe, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleContact } from '../testing/exampleContact.ts';
import { MergeContacts } from './MergeContacts.tsx';

const MERGING = '/v1/individuals/merging';
const MERGES = '/v1/individuals/merges';
const none = {
  Activities: 0,
  OrderLines: 0,
  Quotes: 0,
  Companies: 0,
  Requests: 0,
  Mentions: 0,
  Files: 0,
  Emails: 0,
  Keys: 0,
};

const first: MergingContact = {
  Contact: exampleContact({ IndividualId: 9, IndividualTitle: '', IndividualCell: '', Version: 3 }),
  ChangedAt: '2026-11-01T00:00:00.000000Z',
  References: { ...none, Activities: 8, Companies: 2 },
};
const second: MergingContact = {
  Contact: exampleContact({
    IndividualId: 10,
    IndividualEmail: 'm.stone@acme.test',
    IndividualPhone: '(303) 555-0111',
    IndividualCell: '',
    InternalNotes: 'Prefers mail',
    Version: 5,
  }),
  ChangedAt: '2026-11-20T00:00:00.000000Z',
  References: { ...none, Activities: 1, OrderLines: 2, Quotes: 1, Companies: 1, Files: 3, Emails: 1 },
};
const merge: ContactMerge = {
  MergeID: 7,
  KeptID: 9,
  MergedAt: '2026-11-23T18:00:00Z',
  MergedBy: 'Ana Ruiz',
  UndoneBy: '',
  Hindrance: '',
  Contacts: [first, second].map(({ Contact: contact }) => ({
    IndividualId: contact.IndividualId,
    IndividualName: contact.IndividualName,
    IndividualTitle: contact.IndividualTitle,
    IndividualEmail: contact.IndividualEmail,
    IndividualPhone: contact.IndividualPhone,
    IndividualCell: contact.IndividualCell,
    InternalNotes: contact.InternalNotes,
  })),
};
const answers = { [MERGING]: { Contacts: [first, second], Merges: [merge] } };
const merged = { MergeID: 7, Contact: first.Contact, Moved: none };

function open(dialog: Dialogs['contacts/merge']) {
  const onClose = jest.fn();
  renderScreen(
    <MergeContacts dialog={{ name: 'contacts/merge', ...dialog }} onClose={onClose} />,
    '/contacts',
  );
  return onClose;
}
const bodyOf = (sent: SentCall[], called: string) => sent.find(({ path }) => path === called)?.body;

describe('Merging contacts', () => {
  test('possible duplicates are listed with what they have in common, and compared (MERG-01, MERG-02)', async () => {
    const person = ({ Contact: contact }: MergingContact) => ({
      IndividualId: contact.IndividualId,
      IndividualName: contact.IndividualName,
      IndividualTitle: '',
      IndividualEmail: contact.IndividualEmail,
      IndividualPhone: '',
      IndividualCell: '',
      Company: 'Company 2',
    });
    const sent = network({
      ...answers,
      '/v1/individuals/duplicates': {
        Pairs: [{ Contacts: [person(first), person(second)], Reasons: ['name', 'phone'] }],
        TotalCount: 1,
      },
    });
    open({});
    const [pair] = await screen.findAllByRole('listitem');
    expect(pair).toHaveTextContent('Same name; they share a company · Same phone number');
    await press('Compare Mia Stone and Mia Stone');
    expect(await screen.findByRole('dialog', { name: 'Merge Contacts' })).toBeVisible();
    expect(sent.map(({ path }) => path)).toContain(`${MERGING}?ids=9%2C10`);
  });

  test('asks only about differing fields, puts the fuller contact first, and sends the displayed versions (MERG-02)', async () => {
    const sent = network({ ...answers, [MERGES]: merged });
    const onMerged = jest.fn();
    const onClose = open({ ids: [9, 10], onMerged });
    const rows = (await screen.findAllByRole('rowheader')).map((row) => row.textContent);
    expect(rows).toEqual(['Title', 'Email', 'Phone', 'Linked Records']);
    expect(screen.getByRole('radio', { name: 'Keep: Mia Stone, mia@acme.test' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Title: Buyer, from m.stone@acme.test' })).toBeChecked();
    expect(
      screen.getByRole('radio', { name: 'Phone: (303) 555-0111, from m.stone@acme.test' }),
    ).toBeChecked();
    expect(
      screen.getByText(
        'To Mia Stone (mia@acme.test): 1 activity, 2 order lines, 1 quote, 1 company, 3 files, 1 email. Mia Stone (m.stone@acme.test) becomes inactive; links to this contact open the contact you keep.',
      ),
    ).toBeVisible();
    expect(screen.getByText(/From Mia Stone \(m\.stone@acme\.test\):\s+Prefers mail/)).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Email: mia@acme.test, from mia@acme.test' }));
    await press('Merge');
    expect(bodyOf(sent, MERGES)).toMatchObject({
      KeptID: 9,
      Contacts: [
        { IndividualId: 9, Version: 3 },
        { IndividualId: 10, Version: 5 },
      ],
      Take: { IndividualEmail: 9, IndividualTitle: 10, IndividualPhone: 10 },
    });
    expect(onMerged).toHaveBeenCalled();
    expect(onClose).toHaveBeenCalled();
  });

  test('a conflict names the field, shows the new value and keeps the choices (MERG-04)', async () => {
    let phone = '(303) 555-0111';
    network({
      [MERGING]: () => ({
        Contacts: [first, { ...second, Contact: { ...second.Contact, IndividualPhone: phone } }],
        Merges: [],
      }),
      [MERGES]: () => {
        phone = '(303) 555-0122';
        const problem = {
          type: 'about:blank',
          title: 'Conflict',
          status: 409,
          detail: 'Phone for Mia Stone was changed in the meantime.',
        };
        return Response.json(problem, { status: 409 });
      },
    });
    open({ ids: [9, 10] });
    await userEvent.click(await screen.findByRole('radio', { name: 'Keep: Mia Stone, m.stone@acme.test' }));
    await press('Merge');
    expect(await screen.findByText('Phone for Mia Stone was changed in the meantime.')).toBeVisible();
    expect(
      screen.getByRole('radio', { name: 'Phone: (303) 555-0122, from m.stone@acme.test' }),
    ).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Keep: Mia Stone, m.stone@acme.test' })).toBeChecked();
  });

  test('another person’s contact can’t be merged, and the dialog says so (MERG-05)', async () => {
    const foreign = { ...second, Contact: { ...second.Contact, IsAssociated: false } };
    network({ [MERGING]: { Contacts: [first, foreign], Merges: [] } });
    open({ ids: [9, 10] });
    expect(await screen.findByText(/because Mia Stone isn’t one of your contacts/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Merge' })).toBeDisabled();
  });

  test('the history shows who merged what, undoes it, and says what has changed since (MERG-07, MERG-08)', async () => {
    const sent = network({
      ...answers,
      [`${MERGES}/7/undo`]: {
        Contact: first.Contact,
        Left: [{ Kind: 'IndividualPhone', RecordID: 9, Name: 'Mia Stone' }],
      },
    });
    open({ of: 9 });
    const dialog = await screen.findByRole('dialog', { name: 'Merge History' });
    expect(await within(dialog).findByText(/^Ana Ruiz merged 2 contacts on/)).toBeVisible();
    expect(within(dialog).getByText('Prefers mail')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: /^Undo the merge from/ }));
    expect(await screen.findByText('Merge undone')).toBeVisible();
    expect(screen.getByText('Changed since the merge and kept: Phone for Mia Stone.')).toBeVisible();
    expect(bodyOf(sent, `${MERGES}/7/undo`)).toEqual({ EmployeeUID: 'ana-uid' });
  });
});
