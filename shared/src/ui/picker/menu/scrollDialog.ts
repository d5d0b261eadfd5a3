/** Between the popover and the edge of the visible part. */
const GAP = 8;

/**
 * A dialog scrolls, so it would cut off a popover that opens at its end: scrolls to as much of the popover as fits.
 * @returns whether it has scrolled
 */
export function scrollDialog(popover: Element | null): boolean {
  const content = popover?.closest('.modal-content');
  if (!popover || !content) return false;
  const { top, bottom } = popover.getBoundingClientRect();
  const visible = content.getBoundingClientRect();
  if (bottom <= visible.bottom) return false;
  content.scrollTop += Math.min(bottom + GAP - visible.bottom, top - GAP - visible.top);
  return true;
}
