import { createElement, type ReactNode } from 'react';
import type { ToastContent, ToastOptions } from 'react-toastify/unstyled';
import { galley } from '../../store/index.ts';
import { withToasts, type Library } from './withToasts.ts';

const reader = () => galley.getState().session?.employeeUid;

/**
 * Without a session nothing is shown or queued, because the next user must not see it (AUTH-07).
 * @returns a function that dismisses it
 */
function show(
  type: 'success' | 'error' | 'info',
  contentOf: (library: Library) => ToastContent,
  options: ToastOptions,
): () => void {
  const asked = reader();
  let isDismissed = false;
  let dismiss = (): void => {
    isDismissed = true;
  };
  void withToasts((library) => {
    if (asked === undefined || reader() !== asked || isDismissed) return;
    const id = library.toast[type](contentOf(library), options);
    dismiss = () => library.toast.dismiss(id);
  });
  return () => dismiss();
}

/** How many toasts with this text have closed. */
const closed = new Map<string, number>();

/**
 * Shows a text unless it is already shown. The library identifies toasts by id, and would drop a text whose earlier toast is still
 * fading out, so the id contains the number of closed ones.
 */
function showOnce(type: 'success' | 'error' | 'info', text: string, role: 'status' | 'alert'): void {
  const times = closed.get(text) ?? 0;
  show(type, () => text, { role, toastId: `${text} ${times}`, onClose: () => closed.set(text, times + 1) });
}

/** Toasts repeat messages that the screen also shows; they never replace them. */
export const notify = {
  success: (text: string) => showOnce('success', text, 'status'),
  /** @param reason the server's message, shown after our text */
  failure: (text: string, reason?: string) =>
    showOnce('error', reason === undefined ? text : `${text}: ${reason}`, 'alert'),
  /** Neither success nor failure: a change is waiting for the network. */
  info: (text: string) => showOnce('info', text, 'status'),
  /** A message with an action, which stays until the user chooses. @returns a function that dismisses it */
  offer: (text: string, { label, run }: { label: string; run: () => void }) =>
    show(
      'info',
      ({ ActionToast }) =>
        ({ closeToast }) =>
          createElement(ActionToast, { text, label, run, close: closeToast }),
      { role: 'status', autoClose: false, closeOnClick: false },
    ),
  /** Ongoing work, shown until the user or the content closes it. */
  lasting: (content: (close: () => void) => ReactNode) =>
    void show(
      'info',
      () =>
        ({ closeToast }) =>
          content(closeToast),
      {
        role: 'group',
        icon: false,
        autoClose: false,
        closeOnClick: false,
        closeButton: false,
        draggable: false,
      },
    ),
  /** A success that can be undone while the toast is shown: by its button, or by Ctrl/⌘ Z outside a text field. */
  undoable: (text: string, undo: () => void) =>
    void show(
      'success',
      ({ UndoToast }) =>
        ({ closeToast }) =>
          createElement(UndoToast, { text, undo, close: closeToast }),
      { role: 'status', closeOnClick: false },
    ),
};
