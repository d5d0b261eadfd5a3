import { openPopover } from '../menu/openPopover.ts';

const LISTENING = { capture: true, passive: true };

/**
 * In a dialog, which would cut it off, shows the popover of a picker above everything else, at the picker's button and as wide as it,
 * also after the dialog has scrolled or the list has changed (FORM-12).
 * @returns what ends that
 */
export function floatInDialog(popover: HTMLElement, button: HTMLElement): (() => void) | undefined {
  // jsdom has no layout.
  if (popover.closest('.modal-content') === null || typeof popover.showPopover !== 'function')
    return undefined;
  popover.setAttribute('popover', 'manual');
  const place = () => {
    popover.style.width = `${button.offsetWidth}px`;
    openPopover(popover, button, 'start');
  };
  const scrolled = ({ target }: Event) => {
    if (!(target instanceof Node && popover.contains(target))) place();
  };
  place();
  const changes = new ResizeObserver(place);
  changes.observe(popover);
  globalThis.addEventListener('scroll', scrolled, LISTENING);
  globalThis.visualViewport?.addEventListener('resize', place);
  return () => {
    changes.disconnect();
    globalThis.removeEventListener('scroll', scrolled, LISTENING);
    globalThis.visualViewport?.removeEventListener('resize', place);
  };
}
