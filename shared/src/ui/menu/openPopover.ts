const GAP = 4;
const EDGE = 8;

/**
 * Shows a popover below its button, or above if there is more room, inside the window. The top layer keeps
 * the popover from being clipped: a card paints nothing outside itself. Places an open one again, if its content has changed.
 * @param edge what's aligned; if there's no room for 'end', the beginnings are
 */
export function openPopover(popover: HTMLElement, button: HTMLElement, edge: 'end' | 'middle' = 'end'): void {
  // Missing in jsdom, which has no layout anyway.
  if (typeof popover.showPopover !== 'function') return;
  if (!popover.matches(':popover-open')) popover.showPopover();
  const at = button.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = popover;
  const { innerWidth, innerHeight } = globalThis;
  const isBelow = at.bottom + GAP + height <= innerHeight || at.top < innerHeight - at.bottom;
  const top = isBelow ? at.bottom + GAP : at.top - GAP - height;
  const end = at.right - width;
  const left = edge === 'middle' ? at.left + (at.width - width) / 2 : end < EDGE ? at.left : end;
  popover.style.top = `${Math.max(EDGE, Math.min(top, innerHeight - EDGE - height))}px`;
  popover.style.left = `${Math.max(EDGE, Math.min(left, innerWidth - EDGE - width))}px`;
}
