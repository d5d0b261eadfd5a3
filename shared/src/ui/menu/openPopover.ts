const GAP = 4;
const EDGE = 8;

type Edge = 'start' | 'middle' | 'end';

function leftOf(edge: Edge, at: DOMRect, width: number): number {
  if (edge === 'middle') return at.left + (at.width - width) / 2;
  return edge === 'start' || at.right - width < EDGE ? at.left : at.right - width;
}

/**
 * Shows a popover below its button, or above if there is more room, inside the part of the window that the keyboard of a phone leaves free.
 * The top layer keeps the popover from being clipped: a card paints nothing outside itself. Places an open one again, if its content has
 * changed.
 * @param edge what's aligned; if there's no room for 'end', the beginnings are
 */
export function openPopover(popover: HTMLElement, button: HTMLElement, edge: Edge = 'end'): void {
  // Missing in jsdom, which has no layout anyway.
  if (typeof popover.showPopover !== 'function') return;
  if (!popover.matches(':popover-open')) popover.showPopover();
  const at = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const { innerWidth, innerHeight, visualViewport } = globalThis;
  const first = visualViewport?.offsetTop ?? 0;
  const end = first + (visualViewport?.height ?? innerHeight);
  const isBelow = at.bottom + GAP + height <= end || at.top - first < end - at.bottom;
  const top = isBelow ? at.bottom + GAP : at.top - GAP - height;
  const left = leftOf(edge, at, width);
  popover.style.top = `${Math.max(first + EDGE, Math.min(top, end - EDGE - height))}px`;
  popover.style.left = `${Math.max(EDGE, Math.min(left, innerWidth - EDGE - width))}px`;
}
