import { hasForms, onForms, useGalley } from '@galley/shared/store';
import { useSyncExternalStore } from 'react';

/** Says why the session ended, and that unsaved input is kept. */
export function EndedNote() {
  const isExpired = useGalley((state) => state.ended === 'expired');
  const isKept = useSyncExternalStore(onForms, hasForms);
  if (!isExpired && !isKept) return null;
  return (
    <p className="session-note" role="status">
      {isExpired && 'Your session has ended, so please sign in again.'}{' '}
      {isKept && 'What you were entering is kept on this device, and is back once you have signed in.'}
    </p>
  );
}
