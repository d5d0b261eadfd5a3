import type { Contact } from '@galley/server/contacts/contract';
import { useChanges } from '@galley/shared/http';

/** A contact with its unconfirmed changes applied. */
export function useShownContact(stored: Contact) {
  const waiting = useChanges().findLast(
    ({ record, state }) => record === `contact/${stored.IndividualId}` && state !== 'refused',
  );
  const contact = waiting === undefined ? stored : { ...stored, ...(waiting.effect as Partial<Contact>) };
  return { contact, waiting };
}
