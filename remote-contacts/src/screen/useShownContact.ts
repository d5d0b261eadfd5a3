import type { Contact } from '@galley/server/contacts/contract';
import { useChangeOf } from '@galley/shared/http';

/** A contact with what was saved here and the server has not confirmed yet. */
export function useShownContact(stored: Contact) {
  const waiting = useChangeOf(`contact/${stored.IndividualId}`);
  const contact = waiting === undefined ? stored : { ...stored, ...(waiting.effect as Partial<Contact>) };
  return { contact, waiting };
}
