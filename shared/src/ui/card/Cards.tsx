import { startTransition, use, useEffect, useState, type ReactNode } from 'react';
import { CollapseContext } from './collapse.ts';

/** So many expanded cards are higher than a window. */
const FIRST = 8;

interface Props<T> {
  items: readonly T[];
  children: (item: T) => ReactNode;
}

/** The cards of a list. What the window shows is painted before the rest is rendered (LOAD-10). */
export function Cards<T>({ items, children }: Props<T>) {
  const { isCollapsed } = use(CollapseContext);
  const [isWhole, setWhole] = useState(isCollapsed || items.length <= FIRST);
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setWhole(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (isWhole ? items : items.slice(0, FIRST)).map(children);
}
