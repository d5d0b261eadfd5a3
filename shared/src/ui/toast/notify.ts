import { createElement } from 'react';
import { toast, type ToastContent, type ToastOptions } from 'react-toastify/unstyled';
import { galley } from '../../store/index.ts';
import { ActionToast } from './ActionToast.tsx';
import { UndoToast } from './UndoToast.tsx';

/**
 * Without a session nothing is shown, nor kept for the next person: what they read is not theirs (AUTH-07).
 * @returns a way to take it back
 */
function show(type: 'success' | 'error' | 'info', content: ToastContent, options: ToastOptions): () => void {
  if (galley.getState().session === null) return () => undefined;
  const id = toast[type](content, options);
  return () => toast.dismiss(id);
}

/** Toasts repeat what stands where it happened; they never replace it. A text already shown isn't shown twice. */
export const notify = {
  success: (text: string) => void show('success', text, { role: 'status', toastId: text }),
  /** @param reason what the server said, after the text of the catalogue */
  failure: (text: string, reason?: string) =>
    void show('error', reason === undefined ? text : `${text}: ${reason}`, { role: 'alert', toastId: text }),
  /** Something to know that is neither: what was done waits for the network. */
  info: (text: string) => void show('info', text, { role: 'status', toastId: text }),
  /** Something to know, with something to do about it; it stands until the person has chosen. @returns a way to take it back */
  offer: (text: string, { label, run }: { label: string; run: () => void }) =>
    show('info', ({ closeToast }) => createElement(ActionToast, { text, label, run, close: closeToast }), {
      role: 'status',
      autoClose: false,
      closeOnClick: false,
    }),
  /** A success that can be taken back while the toast stands: by its button, or by Ctrl/⌘ Z outside a text field. */
  undoable: (text: string, undo: () => void) =>
    void show('success', ({ closeToast }) => createElement(UndoToast, { text, undo, close: closeToast }), {
      role: 'status',
      closeOnClick: false,
    }),
};
