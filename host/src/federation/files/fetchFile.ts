import type { FetchOutcome } from '../errors/loadError.ts';

/**
 * Fetches a file into the browser's cache, before a script element requests it: our own request can be aborted when it takes too
 * long, while a script element's would occupy a connection to the server. Never throws.
 * @param mode 'reload' bypasses the cache and replaces its entry: wrong bytes under an immutable address survive a reload of the page
 */
export async function fetchFile(
  url: string,
  timeoutMs: number,
  mode: 'default' | 'reload',
): Promise<FetchOutcome> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await fetch(url, { cache: mode, signal });
    await answer.arrayBuffer();
    return answer.ok ? { kind: 'arrived' } : { kind: 'answered', status: answer.status };
  } catch {
    return { kind: signal.aborted ? 'timeout' : 'unreachable' };
  }
}
