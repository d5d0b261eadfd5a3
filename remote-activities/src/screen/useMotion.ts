import type { ShownActivity } from '../changes/shownActivity.ts';
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** One that is done leaves; its series brings the next, or the next page its first. More than that is another page. */
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

/** Whether the browser can show it, and the person wants it and would see it: what moves is painted over an open dialog. */
const isShown = () =>
  typeof ViewTransition === 'function' &&
  'types' in ViewTransition.prototype &&
  document.visibilityState === 'visible' &&
  !globalThis.matchMedia('(prefers-reduced-motion: reduce)').matches &&
  document.querySelector('dialog[open], :popover-open') === null;

/**
 * The activities as they are to be rendered: those before, until the browser has taken their picture, where a few have left or come; else
 * the given ones. Their motion is in the styles of the type 'records' (ACT-21).
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
    // Rejected when the next one begins first, or the page is hidden; the activities are rendered all the same.
    ready.catch(() => undefined);
  }, [moving]);
  return rendered;
}
