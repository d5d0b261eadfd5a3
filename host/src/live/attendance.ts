import { attendance } from '@galley/shared/host';

/** After this long without keyboard, mouse or touch input, the user counts as inactive. */
const LEFT_AFTER_MS = 5 * 60_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Tracks whether the user is active (SIGN-02). @returns a stop function */
export function watchAttendance(): () => void {
  let seenAt = performance.now();
  const see = () => {
    seenAt = performance.now();
  };
  const options = { capture: true, passive: true };
  for (const sign of SIGNS) document.addEventListener(sign, see, options);
  const before = attendance.isUnattended;
  attendance.isUnattended = () => performance.now() - seenAt > LEFT_AFTER_MS;
  return () => {
    for (const sign of SIGNS) document.removeEventListener(sign, see, options);
    attendance.isUnattended = before;
  };
}
