import { Icon } from '@galley/shared/ui';
import { useEffect, useState } from 'react';
import { watchConnection } from '../live/watchConnection.ts';

/** Says that there is no connection: what is shown was kept, and what is done waits (LIVE-19). How much waits stands in `PendingChanges`. */
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
