import { EmptyState } from '@galley/shared/ui';

interface Props {
  isSelected: boolean;
  isFiltered: boolean;
  onRemoveFilters: () => void;
}

/** CONT-06. */
export function NoContacts({ isSelected, isFiltered, onRemoveFilters }: Props) {
  if (isFiltered) return <EmptyState text="No Contacts found." onRemoveFilters={onRemoveFilters} />;
  return (
    <EmptyState
      text={isSelected ? 'No Contacts found.' : 'Please select a Company Parent, a Company, or a Contact.'}
    />
  );
}
