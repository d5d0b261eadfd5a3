import { cssTransition, ToastContainer } from 'react-toastify/unstyled';

const AUTO_CLOSE_MS = 5000;
const DRAG_PERCENT = 80;

/** The toasts wait for the end of these animations, so kit.scss must define them, however short. */
const Fade = cssTransition({ enter: 'toast-in', exit: 'toast-out', collapse: false });

/** Where toasts appear (SHELL-09); once on a page. */
export const Toasts = () => (
  <div id="toasts">
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
  </div>
);
