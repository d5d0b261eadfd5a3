import { createElement } from 'react';
import { toast } from 'react-toastify/unstyled';
import { ActionToast } from './ActionToast.tsx';
import { UndoToast } from './UndoToast.tsx';

/** Toasts repeat what stands where it happened; they never replace it. A text already shown isn't shown twice. */
export const notify = {
  success: (text: string) => void toast.success(text, { role: 'status', toastId: text }),
  /** @param reason what the server said, after the text of the catalogue */
  failure: (text: string, reason?: string) =>
    void toast.error(reason === undefined ? text : `${text}: ${reason}`, { role: 'alert', toastId: text }),
  /** Something to know that is neither: what was done waits for the network. */
  info: (text: string) => void toast.info(text, { role: 'status', toastId: text }),
  /** Something to know, with something to do about it; it stands until the person has chosen. */
  offer: (text: string, { label, run }: { label: string; run: () => void }) =>
    void toast.info(({ closeToast }) => createElement(ActionToast, { text, label, run, close: closeToast }), {
      role: 'status',
      toastId: text,
      autoClose: false,
      closeOnClick: false,
    }),
  /** A success that can be taken back while the toast stands: by its button, or by Ctrl/⌘ Z outside a text field. */
  undoable: (text: string, undo: () => void) =>
    void toast.success(({ closeToast }) => createElement(UndoToast, { text, undo, close: closeToast }), {
      role: 'status',
      closeOnClick: false,
    }),
};
