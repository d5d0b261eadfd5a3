import { connection } from '@galley/shared/host';

/** A restarting server is unavailable for some seconds, which isn't shown. */
const SAID_AFTER_MS = 5_000;

/**
 * Says whether there is no connection: no call has been answered for some seconds, or the browser, too, says that there is none. What it says of
 * itself alone does not count, since it is often wrong behind a VPN (LIVE-19).
 * @param onChange told when that changes
 * @returns the end
 */
export function watchConnection(onChange: (isLost: boolean) => void): () => void {
  let lostAt: number | undefined;
  let isSaid = false;
  const judge = () => {
    const now = performance.now();
    lostAt = connection.getState().isLost ? (lostAt ?? now) : undefined;
    const isLost = lostAt !== undefined && (isSaid || !navigator.onLine || now - lostAt >= SAID_AFTER_MS);
    if (isLost !== isSaid) onChange((isSaid = isLost));
  };
  judge();
  return connection.subscribe(judge);
}
