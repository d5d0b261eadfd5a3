import type { AssociationRequest } from '@galley/server/contacts/associations/contract';
import type { Selection } from '@galley/shared/domain/selection';
import { TextFields, type UseFormReturn } from '@galley/shared/form';
import { AssociationFields } from './AssociationFields.tsx';
import type { Companies, ContactValues } from '../changes/contactValues.ts';
import { NotesField } from './NotesField.tsx';
import { RequestFields } from './RequestFields.tsx';
import { SimilarContacts } from './SimilarContacts.tsx';

interface Props {
  form: UseFormReturn<ContactValues>;
  id: number;
  /** The initial values of the form. */
  first: ContactValues;
  all: Companies;
  selection: Selection;
  /** Requests from others about the contact. */
  requests: readonly AssociationRequest[];
}

const FIELDS = [
  { name: 'name', label: 'Individual Name', maxLength: 200, required: true },
  { name: 'title', label: 'Individual Title', maxLength: 200 },
  { name: 'email', label: 'Individual Email', maxLength: 254, required: true, inputMode: 'email' },
  { name: 'phone', label: 'Individual Phone', maxLength: 50, inputMode: 'tel' },
  { name: 'cell', label: 'Individual Cell', maxLength: 50, inputMode: 'tel' },
] as const;

/** The fields of a contact, in order (CONF-02 to CONF-04). */
export const ContactFields = ({ form, id, first, all, selection, requests }: Props) => (
  <>
    <div className="form-grid">
      <TextFields form={form} fields={FIELDS} />
      <SimilarContacts form={form} id={id} first={first} />
    </div>
    <AssociationFields form={form} all={all} selection={selection} />
    <RequestFields form={form} requests={requests} />
    <NotesField form={form} />
  </>
);
