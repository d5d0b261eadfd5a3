import { EmptyState } from '@galley/shared/ui';

const ASSOCIATION = "You must be associated with the Customer's assigned Account Owner to view Orders.";

interface Props {
  isSelected: boolean;
  isFiltered: boolean;
  onRemoveFilters: () => void;
}

/** ORD-10. */
export function NoOrders({ isSelected, isFiltered, onRemoveFilters }: Props) {
  if (isFiltered) return <EmptyState text="No Orders found." onRemoveFilters={onRemoveFilters} />;
  if (!isSelected) return <EmptyState text={`Please select a Customer. ${ASSOCIATION}`} />;
  return (
    <EmptyState text="No Orders found.">
      <p>{ASSOCIATION}</p>
    </EmptyState>
  );
}
