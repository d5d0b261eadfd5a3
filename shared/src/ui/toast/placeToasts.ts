import { innermostDialog } from '../focus/innermostDialog.ts';

/** Dialogs that are about to leave the page, together with the toasts in them. */
const leaving = new WeakSet<Element>();

/**
 * Moves the toasts into the innermost open dialog that stays, or back to their own place: outside a modal dialog, the
 * browser makes everything inert.
 */
export function placeToasts(): void {
  const toasts = document.querySelector('.Toastify');
  const dialog = innermostDialog((one) => !leaving.has(one));
  if (toasts !== null) (dialog ?? document.getElementById('toasts'))?.append(toasts);
}

/** @returns a function that takes the toasts out of a dialog; if several close together, each calls it, the outermost first */
export function releaseToasts(dialog: Element): () => void {
  leaving.delete(dialog);
  return () => {
    leaving.add(dialog);
    placeToasts();
  };
}
