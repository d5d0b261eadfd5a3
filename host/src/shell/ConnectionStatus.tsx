import { Icon } from '@galley/shared/ui';
import { useEffect, useState } from 'react';
import { watchConnection } from '../live/watchConnection.ts';

/** Says that there is no connection: the page shows stored data, and changes wait (LIVE-19). `PendingChanges` shows how many wait. */
export function ConnectionStatus() {
  const [isLost, setLost] = useState(false);
  useEffect(() => watchConnection(setLost), []);
  // Rendered before it has text, so that screen readers announce the text.
  return (
    <div role="status" className="no-connection">
      {isLost && (
        <>
          <Icon name="slash" />
          Offline
          <span className="visually-hidden">
            . You’re seeing data saved on this device. Your changes are sent when you’re back online.
          </span>
        </>
      )}
    </div>
  );
}
