import type { Contact } from '@galley/server/contacts/contract';
import type { RefusedInput } from '@galley/shared/store';

/** IndividualId 0 adds. */
export type ContactDraft = { IndividualId: number } & Partial<Omit<Contact, 'IndividualId'>>;

declare module '@galley/shared/store' {
  interface Dialogs {
    'contacts/edit': { draft: ContactDraft; onSaved?: (contact: Contact) => void } & RefusedInput;
    /** Without either, the list of possible duplicates; `ids`: the contacts to merge; `of`: the contact whose merges to show (MERG-02). */
    'contacts/merge': { ids?: readonly number[]; of?: number; onMerged?: () => void };
    /**
     * A message in the user's own mail program to a contact named `person` (MAIL-19), about the company and the order line of a record
     * (MAIL-24), or else about the contact's default company and its newest line.
     */
    'contacts/write': { contact: number; person: string; company?: number; line?: string };
  }
}
