import { useQuery } from '@galley/shared/http';
import type { FilterChip } from '@galley/shared/ui';
import type { ContactFilters } from '@galley/server/contacts/rules/contactList';
import { contactQuery } from '../http/contactQuery.ts';

interface State {
  filters: ContactFilters;
  setFilters: (change: Partial<ContactFilters>) => void;
}

/** The active filters, in words. */
export function useChips({ filters: { contact, inactive }, setFilters }: State): FilterChip[] {
  const name = useQuery(contactQuery(contact)).data?.IndividualName ?? `#${contact}`;
  return [
    ...(contact > 0 ? [{ text: `Contact: ${name}`, onRemove: () => setFilters({ contact: 0 }) }] : []),
    ...(inactive > 0 ? [{ text: 'Include inactive', onRemove: () => setFilters({ inactive: 0 }) }] : []),
  ];
}
