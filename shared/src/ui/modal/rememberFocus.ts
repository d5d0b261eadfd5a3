import { firstControl } from '../focus/firstControl.ts';
import { innermostDialog } from '../focus/innermostDialog.ts';

/**
 * Remembers what opens a dialog. @returns a function that returns the focus after closing: to the opener or, if that is
 * gone or disabled by then, to its record (for a card, its title), to the dialog around it, or to the page.
 */
export function rememberFocus(): () => void {
  const opener = document.activeElement;
  const record = opener?.closest('article, tr');
  return () => {
    const places = [opener, firstControl(record), innermostDialog(), document.getElementById('main')];
    for (const place of places) {
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
      if (document.activeElement !== document.body) return;
    }
  };
}
