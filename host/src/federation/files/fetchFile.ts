import type { Arrival } from '../errors/loadError.ts';

/**
 * Brings a file into the browser's cache; never throws. A request that is late is aborted: a script element's could
 * not be, and would hold one of the few connections to the server for ever.
 * @param past past every cache: that also mends one which holds wrong bytes under an immutable address, which not even
 * a reload of the page would
 */
export async function fetchFile(url: string, timeoutMs: number, past: boolean): Promise<Arrival> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await fetch(url, { cache: past ? 'reload' : 'default', signal });
    await answer.arrayBuffer();
    return answer.ok ? { kind: 'arrived' } : { kind: 'answered', status: answer.status };
  } catch {
    return { kind: signal.aborted ? 'timeout' : 'unreachable' };
  }
}
