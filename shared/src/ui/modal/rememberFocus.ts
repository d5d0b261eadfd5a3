import { firstControl } from '../focus/firstControl.ts';
import { innermostDialog } from '../focus/innermostDialog.ts';

/**
 * Remembers what opens a dialog. @returns what gives the focus back when it has closed: to its opener or, where that is
 * gone or disabled by now, to its record (a card begins with its title), to the dialog around, or to the page.
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
