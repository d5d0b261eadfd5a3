import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The minimum height of an expanded card, and of the content above the first one, in CSS pixels. */
const CARD_PX = 110;
const ABOVE_PX = 200;

let hasShownList = false;

/**
 * Renders the first list of a page in two steps (LOAD-13): the cards that fit the window, then, after that frame, the others. Later lists
 * are rendered whole, because Back restores their scroll position.
 * @param areTall whether the records are expanded cards; most others fit the window anyway
 */
export function useFirstInView<T>(items: readonly T[], areTall: boolean): readonly T[] {
  const [isWhole, setWhole] = useState(hasShownList || !areTall);
  useEffect(() => {
    hasShownList = true;
    if (isWhole) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The End key must reach the end of all records.
    const showNow = () => flushSync(() => setWhole(true));
    globalThis.addEventListener('keydown', showNow, { capture: true });
    // After the next frame; otherwise React would start before it.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setWhole(true)));
    });
    return () => {
      globalThis.removeEventListener('keydown', showNow, { capture: true });
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isWhole]);
  return isWhole ? items : items.slice(0, Math.ceil((globalThis.innerHeight - ABOVE_PX) / CARD_PX));
}
