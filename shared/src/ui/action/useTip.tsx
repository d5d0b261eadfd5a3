import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { openPopover } from '../menu/openPopover.ts';

/**
 * A tooltip with the name of an icon-only control, on hover and focus; Escape hides it (GRID-06).
 * Screen readers get the name from the control itself.
 * @returns the props of the element around the control, and the tooltip to render in it
 */
export function useTip(name: string) {
  const [isShown, setShown] = useState(false);
  const owner = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (isShown && tip.current !== null && owner.current !== null)
      openPopover(tip.current, owner.current, 'middle');
  }, [isShown]);
  const hide = () => setShown(false);
  // The tooltip would cover the first entry of the open menu.
  const hasOpened = () => owner.current?.querySelector('[aria-expanded=true]') !== null;
  return {
    around: {
      ref: owner,
      onPointerEnter: () => setShown(!hasOpened()),
      onPointerLeave: hide,
      onFocus: () => setShown(!hasOpened() && owner.current?.querySelector(':focus-visible') !== null),
      onBlur: hide,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Escape') hide();
      },
      onClick: hide,
    },
    tip: isShown && (
      <span ref={tip} className="tip" popover="manual" aria-hidden="true">
        {name}
      </span>
    ),
  };
}
