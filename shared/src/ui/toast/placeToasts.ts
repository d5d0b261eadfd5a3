import { innermostDialog } from '../focus/innermostDialog.ts';

/** Dialogs that are about to leave the page, the toasts in them with it. */
const leaving = new WeakSet<Element>();

/**
 * Puts the toasts into the innermost open dialog that stays, or back where they live: outside of a modal dialog the
 * browser lets nothing be pressed or read out.
 */
export function placeToasts(): void {
  const toasts = document.querySelector('.Toastify');
  const dialog = innermostDialog((one) => !leaving.has(one));
  if (toasts !== null) (dialog ?? document.getElementById('toasts'))?.append(toasts);
}

/** @returns what takes the toasts out of a dialog; of several that close together each calls it, the outermost first */
export function releaseToasts(dialog: Element): () => void {
  leaving.delete(dialog);
  return () => {
    leaving.add(dialog);
    placeToasts();
  };
}
