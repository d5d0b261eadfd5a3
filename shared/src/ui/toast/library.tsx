import { useEffect } from 'react';
import { cssTransition, ToastContainer, type CloseButtonProps } from 'react-toastify/unstyled';
import { Icon } from '../icon/Icon.tsx';
import { placeToasts } from './placeToasts.ts';
import './toasts.scss';

export { toast } from 'react-toastify/unstyled';
export { ActionToast } from './ActionToast.tsx';
export { UndoToast } from './UndoToast.tsx';

const AUTO_CLOSE_MS = 5000;
const DRAG_PERCENT = 80;

/** Toasts wait for these animations to end, so toasts.scss must define them, however short. */
const Fade = cssTransition({ enter: 'toast-in', exit: 'toast-out', collapse: false });

/** The library's own button is named 'close'. */
const closeButton = ({ closeToast }: CloseButtonProps) => (
  <button
    type="button"
    className="Toastify__close-button"
    aria-label="Close"
    onClick={(event) => {
      // The toast handles clicks, too.
      event.stopPropagation();
      closeToast(true);
    }}
  >
    <Icon name="close" />
  </button>
);

export function Container() {
  // A dialog may already be open.
  useEffect(placeToasts, []);
  return (
    <ToastContainer
      position="bottom-right"
      theme="colored"
      closeButton={closeButton}
      autoClose={AUTO_CLOSE_MS}
      pauseOnHover
      closeOnClick
      draggable
      draggablePercent={DRAG_PERCENT}
      hideProgressBar
      transition={Fade}
    />
  );
}
