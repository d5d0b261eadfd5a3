import { EmptyState } from '@galley/shared/ui';

interface Props {
  isSelected: boolean;
  isFiltered: boolean;
  onRemoveFilters: () => void;
}

/** COMP-07, FILT-12. */
export function NoCompanies({ isSelected, isFiltered, onRemoveFilters }: Props) {
  if (!isSelected) return <EmptyState text="Please select a Company Parent and/or a Company." />;
  if (!isFiltered) return <EmptyState text="No Companies found." />;
  return (
    <EmptyState text="No Companies found that match the applied filters." onRemoveFilters={onRemoveFilters} />
  );
}
