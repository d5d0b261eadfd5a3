import type { ShownActivity } from '../changes/shownActivity.ts';
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** A completed activity leaves, and the next one of its series or page appears. More changes than that aren't animated. */
const MOST = 2;

const missing = (from: readonly ShownActivity[], others: readonly ShownActivity[]) => {
  const ids = new Set(others.map(({ ID }) => ID));
  return from.filter(({ ID }) => !ids.has(ID)).length;
};

function isMove(before: readonly ShownActivity[], after: readonly ShownActivity[]): boolean {
  const left = missing(before, after);
  const entered = missing(after, before);
  return left + entered > 0 && left <= MOST && entered <= MOST;
}

/**
 * Whether to animate: the browser supports it, the user wants it and can see it, and no dialog is open, because moving cards would be
 * painted over it.
 */
const isShown = () =>
  typeof ViewTransition === 'function' &&
  'types' in ViewTransition.prototype &&
  document.visibilityState === 'visible' &&
  !globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches &&
  document.querySelector('dialog[open], :popover-open') === null;

/**
 * The activities to render: if a few have left or appeared, the previous ones until the browser has taken its snapshot; otherwise the
 * given ones. The animation is in the styles of the type 'records' (ACT-21).
 */
export function useMotion(activities: readonly ShownActivity[]): readonly ShownActivity[] {
  const [rendered, setRendered] = useState(activities);
  const [moving, setMoving] = useState<readonly ShownActivity[]>();
  if (rendered !== activities && moving !== activities) {
    if (isMove(rendered, activities) && isShown()) setMoving(activities);
    else setRendered(activities);
  }
  useLayoutEffect(() => {
    if (moving === undefined) return;
    const { ready } = document.startViewTransition({
      types: ['records'],
      update: () => flushSync(() => setRendered(moving)),
    });
    // Rejected if another transition starts first or the page is hidden; the activities are rendered anyway.
    ready.catch(() => undefined);
  }, [moving]);
  return rendered;
}
