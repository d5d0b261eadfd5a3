/** A page that is not seen, or whose processor is busy, may be given no idle moment at all. */
const AT_LATEST_MS = 5_000;

/**
 * Does something that nobody waits for, when the browser has nothing else to do, or in some seconds: as a task of its own, so that it
 * holds up no paint and no press. Answers what calls it off.
 */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: AT_LATEST_MS });
  return () => cancelIdleCallback(handle);
}
