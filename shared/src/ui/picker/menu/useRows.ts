import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';

/** The heights of `.picker-option`, with a mouse and on touch screens, and the maximum height of `.picker-scroll`, in CSS pixels. */
const ROW_HEIGHT = 36;
const ROW_HEIGHT_ON_TOUCH = 44;
export const LIST_HEIGHT = 300;
const OVERSCAN = 6;

/** Only the rows in view are rendered, so 100,000 options cost no more than twenty; for a select with few options, all rows. */
export function useRows(count: number, isSearchable: boolean) {
  const scrollRef = useRef<HTMLDivElement>(null);
  const [height] = useState(() =>
    globalThis.matchMedia('(pointer: coarse)').matches ? ROW_HEIGHT_ON_TOUCH : ROW_HEIGHT,
  );
  const rows = useVirtualizer({
    count,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => height,
    overscan: isSearchable ? OVERSCAN : count,
    // The list is never taller than this, so there is nothing to measure.
    observeElementRect: (_virtualizer, changed) => changed({ width: 0, height: LIST_HEIGHT }),
    initialRect: { width: 0, height: LIST_HEIGHT },
  });
  return { scrollRef, rows };
}
