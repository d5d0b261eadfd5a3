import type { ReactNode } from 'react';

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
      <button type="button" className="btn-link" onClick={onRemoveFilters}>
        Remove Filters
      </button>
    )}
    {children}
  </div>
);
