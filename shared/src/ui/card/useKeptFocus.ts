import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps the focus in a card: a button may go away, or be disabled, by its own press, and then the title takes it. When
 * the card itself goes away, the page does.
 */
export function useKeptFocus() {
  const title = useRef<HTMLButtonElement>(null);
  const holder = useRef<Element>(null);
  useLayoutEffect(() => {
    const isLost = holder.current?.isConnected === false || holder.current?.matches(':disabled') === true;
    if (isLost) title.current?.focus({ preventScroll: true });
  });
  useLayoutEffect(
    () => () => {
      if (holder.current !== null) document.getElementById('main')?.focus({ preventScroll: true });
    },
    [],
  );
  return {
    title,
    onFocus: ({ target }: FocusEvent) => {
      holder.current = target;
    },
    onBlur: () => {
      holder.current = null;
    },
  };
}
