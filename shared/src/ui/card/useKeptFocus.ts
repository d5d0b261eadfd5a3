import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import { firstControl } from '../focus/firstControl.ts';

/**
 * Keeps the focus inside a record (a card or table row) when a pressed button disappears or is disabled: the record's first control gets
 * it (for a card, its title). If the record itself disappears, the next one, the previous one or the page gets it.
 * @param fallBack the control that gets the focus, if not the first one
 * @returns props for the record's element
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
      // Which controls stay isn't known earlier.
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
