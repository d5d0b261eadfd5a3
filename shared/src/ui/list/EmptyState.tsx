import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';

interface Props {
  text: string;
  /** Adds a button that removes the filters. */
  onRemoveFilters?: () => void;
  children?: ReactNode;
}

/** The empty state of a list: why there are no records, and what to do. */
export const EmptyState = ({ text, onRemoveFilters, children }: Props) => (
  <div className="empty-state">
    <p>{text}</p>
    {onRemoveFilters !== undefined && (
      <Button look="link" onClick={onRemoveFilters}>
        Remove Filters
      </Button>
    )}
    {children}
  </div>
);
