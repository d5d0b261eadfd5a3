import type { SimilarContact } from '@galley/server/contacts/contract';
import { isEmail } from '@galley/server/contacts/rules/contactRules';
import { useThrottled, useWatch, type UseFormReturn } from '@galley/shared/form';
import { useQuery } from '@galley/shared/http';
import { similarContactsQuery } from '../http/contacts.ts';
import type { ContactValues } from '../changes/contactValues.ts';

interface Props {
  form: UseFormReturn<ContactValues>;
  /** The edited contact; 0: none. */
  id: number;
  /** The initial values of the form, which need no warning. */
  first: ContactValues;
}

/** The minimum length: fewer characters would match nearly every name. */
const MINIMUM = 3;
const PAUSE_MS = 300;

function about({ Email, Company, Inactive }: SimilarContact): string {
  return [Email, Company, Inactive ? 'inactive' : ''].filter((part) => part !== '').join(', ');
}

function headingOf(similar: readonly SimilarContact[]): string {
  const isSame = similar.some(({ SameEmail }) => SameEmail);
  if (similar.length === 1)
    return isSame
      ? 'A contact with this email address already exists:'
      : 'A contact with the same or a similar name already exists:';
  return isSame
    ? 'Contacts with this email address or a similar name already exist:'
    : 'Contacts with the same or a similar name already exist:';
}

/** Warns of an existing contact while the user types; unless the email is taken, the new one can be saved anyway (DUP-02). */
export function SimilarContacts({ form: { control }, id, first }: Props) {
  const [typedName, typedEmail] = useWatch({ control, name: ['name', 'email'] });
  const name = useThrottled(typedName.trim(), PAUSE_MS);
  const email = useThrottled(typedEmail.trim(), PAUSE_MS);
  const requested = {
    name: name === first.name || name.length < MINIMUM ? '' : name,
    email: email === first.email || !isEmail(email) ? '' : email,
    exclude: id,
  };
  const isEnabled = requested.name !== '' || requested.email !== '';
  const { data } = useQuery({ ...similarContactsQuery(requested), enabled: isEnabled });
  const similar = data ?? [];
  return (
    <div className="form-wide similar-note" role="status">
      {similar.length > 0 && (
        <div className="form-note">
          {headingOf(similar)}
          <ul className="form-similar">
            {similar.map((contact) => (
              <li key={contact.value}>
                <strong>{contact.label}</strong>
                {about(contact) !== '' && ` (${about(contact)})`}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
