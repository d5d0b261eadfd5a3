import type { Contact } from '@galley/server/contacts/contract';
import { useChanges } from '@galley/shared/http';

/** A contact with what was saved here and the server has not confirmed yet. */
export function useShownContact(stored: Contact) {
  const waiting = useChanges().findLast(
    ({ record, state }) => record === `contact/${stored.IndividualId}` && state !== 'refused',
  );
  const contact = waiting === undefined ? stored : { ...stored, ...(waiting.effect as Partial<Contact>) };
  return { contact, waiting };
}
