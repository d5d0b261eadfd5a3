import type { Selection } from '@galley/shared/domain/selection';
import { type NewChange } from '@galley/shared/http';
import type { ContactDraft } from '../../dialogs.ts';
import { CONTACT_REFRESHES, saveContactCall } from '../http/contacts.ts';
import { payloadOf, type ContactValues } from './contactValues.ts';

/** CONF-06. */
export const EMAIL_IN_USE = 'Email is already in use.';

interface Saved {
  draft: ContactDraft;
  values: ContactValues;
  selection: Selection;
}

/** A saved form as a change for the outbox. */
export function contactChange({ draft, values, selection }: Saved): NewChange {
  const id = draft.IndividualId;
  const call = saveContactCall(payloadOf(id, values, selection));
  return {
    label: `${id > 0 ? 'Contact' : 'New contact'}: ${values.name}`,
    ...(id > 0 ? { record: `contact/${id}`, effect: effectOf(values) } : {}),
    call,
    reopen: { name: 'contacts/edit', draft, input: values },
    refusedBy: { flag: 'DuplicateEmail', field: 'IndividualEmail', message: EMAIL_IN_USE },
    refreshes: CONTACT_REFRESHES,
  };
}

/** The fields of an unconfirmed save as a card shows them. */
const effectOf = ({ name, title, email, phone, cell, companies, notes, inactive }: ContactValues) => ({
  IndividualName: name,
  IndividualTitle: title,
  IndividualEmail: email,
  IndividualPhone: phone,
  IndividualCell: cell,
  Associations: companies,
  AssociationCount: companies.length,
  InternalNotes: notes,
  Inactive: inactive,
});
