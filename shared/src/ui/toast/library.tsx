import { useEffect } from 'react';
import { cssTransition, ToastContainer } from 'react-toastify/unstyled';
import { placeToasts } from './placeToasts.ts';
import './toasts.scss';

export { toast } from 'react-toastify/unstyled';
export { ActionToast } from './ActionToast.tsx';
export { UndoToast } from './UndoToast.tsx';

const AUTO_CLOSE_MS = 5000;
const DRAG_PERCENT = 80;

/** Toasts wait for these animations to end, so toasts.scss must define them, however short. */
const Fade = cssTransition({ enter: 'toast-in', exit: 'toast-out', collapse: false });

export function Container() {
  // A dialog may already be open.
  useEffect(placeToasts, []);
  return (
    <ToastContainer
      position="bottom-right"
      theme="colored"
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
