import type { SimilarContact } from '@galley/server/contacts/contract';
import { isEmail } from '@galley/server/contacts/rules/contactRules';
import { useThrottled, useWatch, type UseFormReturn } from '@galley/shared/form';
import { useQuery } from '@galley/shared/http';
import { similarContactsQuery } from '../http/contacts.ts';
import type { ContactValues } from '../changes/contactValues.ts';

interface Props {
  form: UseFormReturn<ContactValues>;
  /** The contact that is edited; 0: none. */
  id: number;
  /** What the form began with: what stands there already is no news. */
  first: ContactValues;
}

/** Fewer characters would match nearly every name. */
const MINIMUM = 3;
const PAUSE_MS = 300;

function about({ Email, Company, Inactive }: SimilarContact): string {
  return [Email, Company, Inactive ? 'inactive' : ''].filter((part) => part !== '').join(', ');
}

/** Warns of a contact that exists already, while it is typed; it may be saved nevertheless (DUP-02). */
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
          {similar.some(({ SameEmail }) => SameEmail)
            ? 'A contact with this email address already exists:'
            : 'Contacts with similar names already exist:'}
          <ul className="form-similar">
            {similar.map((contact) => (
              <li key={contact.value}>
                <strong>{contact.label}</strong> ({about(contact)})
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
