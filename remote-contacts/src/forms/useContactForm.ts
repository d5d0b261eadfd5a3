import type { Contact, ContactSaveResponse } from '@galley/server/contacts/contract';
import type { Selection } from '@galley/shared/domain/selection';
import { notifyUnreached, useRecordForm } from '@galley/shared/form';
import { showCounts } from '@galley/shared/http';
import type { DialogOf } from '@galley/shared/store';
import { notify } from '@galley/shared/ui';
import { readContact } from '../http/contacts.ts';
import { contactChange, EMAIL_IN_USE } from '../changes/contactChange.ts';
import {
  fieldOf,
  formFaults,
  initialValues,
  type Companies,
  type ContactValues,
} from '../changes/contactValues.ts';

export interface FormProps {
  dialog: DialogOf<'contacts/edit'>;
  /** The companies that a contact can have. */
  all: Companies;
  selection: Selection;
  initial: ContactValues;
  onClose: () => void;
}

/** The state of a contact form, and its save. */
export function useContactForm({ dialog, selection, initial, onClose }: FormProps) {
  const { draft } = dialog;
  const id = draft.IndividualId;
  return useRecordForm<ContactValues, ContactSaveResponse>({
    noun: 'contact',
    draftKey: `contact.${id === 0 ? 'new' : id}`,
    dialog,
    initial,
    faultsOf: formFaults,
    fieldOf,
    changeOf: (values) => contactChange({ draft, values, selection }),
    failure: 'Failed to update contact',
    onSaved: ({ Contact: saved, UnfilteredCount, NotTold }) => {
      notify.success(id === 0 ? 'Contact Added!' : 'Contact Updated!');
      notifyUnreached(NotTold);
      showCounts(selection, { ContactCount: UnfilteredCount });
      if (saved) dialog.onSaved?.(saved);
    },
    // PROS-07: a prospect saved before its contact would lack it.
    isAwaited: dialog.onSaved !== undefined,
    onRefused: (problem) => problem?.errors?.some(({ message }) => message === EMAIL_IN_USE) === true,
    live: id > 0 ? { topic: 'contacts', id, read: () => readContact(id) } : undefined,
    latestValuesOf: (current) => initialValues(current as Contact, (current as Contact).Associations),
    onClose,
  });
}
