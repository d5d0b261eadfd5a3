import type { ReactNode } from 'react';

/** What stands where no record does, and what to do about it. */
export const EmptyState = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className="empty-state">
    <p>{text}</p>
    {children}
  </div>
);
