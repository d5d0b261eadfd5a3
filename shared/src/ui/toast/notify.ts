import { toast } from 'react-toastify/unstyled';

/** Toasts repeat what stands where it happened; they never replace it. A text already shown isn't shown twice. */
export const notify = {
  success: (text: string) => void toast.success(text, { role: 'status', toastId: text }),
  failure: (text: string) => void toast.error(text, { role: 'alert', toastId: text }),
};
