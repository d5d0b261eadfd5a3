import { startTransition, useEffect, useState } from 'react';

/** The lowest expanded card, and what stands above the first one, in CSS pixels. */
const CARD_PX = 110;
const ABOVE_PX = 200;

let hasShownList = false;

/**
 * The first list of a page is painted as soon as what is in view stands: cards below it follow in a second render. Later lists come whole,
 * since Back restores their scroll position.
 * @param areTall whether the records are expanded cards: of others a window shows too many
 */
export function useFirstInView<T>(items: readonly T[], areTall: boolean): readonly T[] {
  const [isWhole, setWhole] = useState(hasShownList || !areTall);
  useEffect(() => {
    hasShownList = true;
    if (isWhole) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // After the next frame: React would begin before it.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setWhole(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isWhole]);
  return isWhole ? items : items.slice(0, Math.ceil((globalThis.innerHeight - ABOVE_PX) / CARD_PX));
}
