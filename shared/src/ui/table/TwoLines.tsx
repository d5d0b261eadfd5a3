import type { ReactNode } from 'react';

interface Props {
  /** What one looks for. */
  first: ReactNode;
  /** What one checks; a compact table leaves it out (GRID-02). */
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

/** A longer text: as much of it as two lines hold, and all of it to who points at it. */
export const TextCell = ({ children }: { children: string }) => (
  <div className="line-text" title={children}>
    {children}
  </div>
);
