import { innermostDialog } from '../modal/innermostDialog.ts';

/**
 * Puts the toasts into the innermost open dialog, or back where they live: outside of a modal dialog the browser lets
 * nothing be pressed or read out.
 * @param closing the dialog that is about to go
 */
export function placeToasts(closing?: Element | null): void {
  const toasts = document.querySelector('.Toastify');
  if (toasts !== null) (innermostDialog(closing) ?? document.getElementById('toasts'))?.append(toasts);
}
