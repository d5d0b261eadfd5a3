import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';

interface Props {
  text: string;
  /** With it the filters can be removed from here. */
  onRemoveFilters?: () => void;
  children?: ReactNode;
}

/** Shown in a list without records: why, and what to do about it. */
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
