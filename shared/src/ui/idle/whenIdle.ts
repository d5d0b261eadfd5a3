/** A hidden page, or one with a busy processor, may never be idle. */
const AT_LATEST_MS = 5_000;

/**
 * Runs low-priority work when the browser is idle, or after some seconds, in its own task, so that it doesn't block paint or input.
 * @returns a cancel function
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
