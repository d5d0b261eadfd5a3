import type { ServerResponse } from 'node:http';

/** Default limit for how long a download's reader may pause. */
const SLOWEST_READER_MS = 60_000;

/** Aborts a response whose reader pauses for too long while bytes are waiting. */
export function abortSlowReader(answer: ServerResponse, afterMs = SLOWEST_READER_MS): void {
  // The connection is also idle while the database is slow, which isn't the reader's fault.
  answer.setTimeout(afterMs, () => {
    if (answer.writableLength > 0) answer.destroy();
    else answer.setTimeout(afterMs);
  });
}
