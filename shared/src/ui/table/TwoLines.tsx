import type { ReactNode } from 'react';

interface Props {
  /** The main line. */
  first: ReactNode;
  /** The second line; compact tables omit it (GRID-02). */
  second?: ReactNode;
  /** The full text of both, where they can be cut off. */
  title?: string;
}

const isEmpty = (line: ReactNode) => line === undefined || line === null || line === false || line === '';

/** A cell with two lines, each cut off at the column's edge. */
export const TwoLines = ({ first, second, title }: Props) => (
  <>
    <div className="line-1" title={isEmpty(first) ? undefined : title}>
      {first}
    </div>
    {!isEmpty(second) && (
      <div className="line-2" title={title}>
        {second}
      </div>
    )}
  </>
);

/** A longer text, clamped to two lines, with the full text as tooltip. */
export const TextCell = ({ children }: { children: string }) => (
  <div className="line-text" title={children}>
    {children}
  </div>
);
