import type { ReactNode } from 'react';

/** The fields of a record as a definition list in columns. */
export const Details = ({ children }: { children: ReactNode }) => <dl className="details">{children}</dl>;

interface DetailProps {
  label: string;
  children: ReactNode;
  /** Takes the whole width: notes. */
  isWide?: boolean;
}

const isEmpty = (value: ReactNode) =>
  value === undefined || value === null || value === false || value === '';

/** One field; nothing if its value is empty. */
export const Detail = ({ label, children, isWide }: DetailProps) =>
  !isEmpty(children) && (
    <div className="detail" data-wide={isWide || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
