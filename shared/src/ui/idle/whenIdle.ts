/**
 * Does something that nobody waits for, when the browser has nothing else to do: as a task of its own, so that it holds up
 * no paint and no press. Answers what calls it off.
 */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}
