import { attendance } from '@galley/shared/http';

/** After so long without a key, a press or a movement nobody is at the page. */
const LEFT_AFTER_MS = 5 * 60_000;
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Notices whether somebody is at the page (SIGN-02). @returns the end */
export function watchAttendance(): () => void {
  let seenAt = performance.now();
  const see = () => {
    seenAt = performance.now();
  };
  const end = new AbortController();
  for (const sign of SIGNS)
    document.addEventListener(sign, see, { capture: true, passive: true, signal: end.signal });
  const before = attendance.isUnattended;
  attendance.isUnattended = () => performance.now() - seenAt > LEFT_AFTER_MS;
  return () => {
    end.abort();
    attendance.isUnattended = before;
  };
}
