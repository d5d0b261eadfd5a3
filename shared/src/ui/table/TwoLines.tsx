import type { ReactNode } from 'react';

interface Props {
  /** The main line. */
  first: ReactNode;
  /** The second line; compact tables omit it (GRID-02). */
  second?: ReactNode;
  /** The whole of both, where they may be cut. */
  title?: string;
}

const isEmpty = (line: ReactNode) => line === undefined || line === null || line === false || line === '';

/** A cell: two lines, each cut where the column ends. */
export const TwoLines = ({ first, second, title }: Props) => (
  <>
    <div className="line-1" title={title}>
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
