import { connection } from '@galley/shared/host';

/** A restarting server is unavailable for some seconds, which isn't reported. */
const SAID_AFTER_MS = 5_000;

/**
 * Reports a lost connection: calls have had no response for some seconds, or for less if the browser also reports that it is
 * offline. The browser's report alone doesn't count, because it is often wrong behind a VPN (LIVE-19).
 * @param onChange called when that changes
 * @returns a stop function
 */
export function watchConnection(onChange: (isLost: boolean) => void): () => void {
  let lostAt: number | undefined;
  let isReported = false;
  const update = () => {
    const now = performance.now();
    lostAt = connection.getState().isLost ? (lostAt ?? now) : undefined;
    const isLost = lostAt !== undefined && (isReported || !navigator.onLine || now - lostAt >= SAID_AFTER_MS);
    if (isLost !== isReported) onChange((isReported = isLost));
  };
  update();
  return connection.subscribe(update);
}
