import { useLayoutEffect, useState, type RefObject } from 'react';

/** The number of entries below the first line of a wrapping list. */
function belowFirstLine({ children }: HTMLElement): number {
  const [first] = children;
  const top = first instanceof HTMLElement ? first.offsetTop : 0;
  return [...children].filter((child) => child instanceof HTMLElement && child.offsetTop > top).length;
}

/** How many of a list's entries don't fit on its first line; updated when the list's size or the entries change. */
export function useHiddenChips(list: RefObject<HTMLElement | null>, entries: unknown): number {
  const [hidden, setHidden] = useState(0);
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const count = () => setHidden(belowFirstLine(element));
    count();
    const observer = new ResizeObserver(count);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list, entries]);
  return hidden;
}
