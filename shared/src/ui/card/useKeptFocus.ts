import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import { firstControl } from '../focus/firstControl.ts';

/**
 * Keeps the focus in a record, a card or a table's row: a button may go away, or be disabled, by its own press, and then the
 * record's first control takes it (of a card, its title). When the record itself goes away, the next one does, or the one before,
 * or the page.
 * @param fallBack what takes the focus within the element, where that is not its first control
 * @returns what the record's element needs
 */
export function useKeptFocus<Element_ extends HTMLElement>(
  fallBack: (element: Element | null) => HTMLElement | null | undefined = firstControl,
) {
  const ref = useRef<Element_>(null);
  const holder = useRef<Element>(null);
  useLayoutEffect(() => {
    const isLost = holder.current?.isConnected === false || holder.current?.matches(':disabled') === true;
    if (isLost) fallBack(ref.current)?.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    const record = ref.current;
    return () => {
      if (holder.current === null) return;
      const neighbours = [record?.nextElementSibling, record?.previousElementSibling];
      // Until then it isn't known which of them stay.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return;
        const left = neighbours.find((neighbour) => neighbour?.isConnected);
        (firstControl(left) ?? document.getElementById('main'))?.focus();
      });
    };
  }, []);
  return {
    ref,
    onFocus: ({ target }: FocusEvent) => {
      holder.current = target;
    },
    onBlur: () => {
      holder.current = null;
    },
  };
}
