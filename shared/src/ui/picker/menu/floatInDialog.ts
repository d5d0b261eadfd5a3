import { openPopover } from '../../menu/openPopover.ts';

const LISTENING = { capture: true, passive: true };

/**
 * In a dialog, which would cut it off, shows a picker's popover above everything else, at the picker's button and as wide as it, also
 * after the dialog has scrolled or the list has changed (FORM-12). A popover without a button of its own stays where it is.
 * @param id of the button
 * @returns what ends that
 */
export function floatInDialog(id: string): (() => void) | undefined {
  const popover = document.getElementById(`${id}-popover`);
  const button = document.getElementById(id);
  // jsdom has no layout.
  if (!popover?.closest('.modal-content') || !button || typeof popover.showPopover !== 'function')
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
