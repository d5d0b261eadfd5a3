import { hasForms, onForms } from '@galley/shared/host';
import { useGalley } from '@galley/shared/store';
import { useSyncExternalStore } from 'react';

const WHY = {
  expired: 'Your session has ended. Please sign in again.',
  misused:
    'Your session was ended for your security: someone else may be using it. Sign in again, and contact Operations if you see this again.',
};

/** Says why the session ended, and that unsaved input is saved. */
export function EndedNote() {
  const ended = useGalley((state) => state.ended);
  const why = ended === null || ended === 'signed-out' ? undefined : WHY[ended];
  const isKept = useSyncExternalStore(onForms, hasForms);
  if (why === undefined && !isKept) return null;
  return (
    <p className="session-note" role="status">
      {why}{' '}
      {isKept && `Your draft is saved on this device.${why === undefined ? ' Sign in to continue.' : ''}`}
    </p>
  );
}
