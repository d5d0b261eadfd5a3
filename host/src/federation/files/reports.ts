import type { LoadReport } from '@galley/shared/contract/releases';

/** How long loading must be quiet before reports are sent, so that they don't compete with the first list and prefetches. */
const QUIET_MS = 5000;
/** The maximum number of reports per call. */
const MOST = 50;

/**
 * Reports to the server how releases load in this page. Failures are reported at once; successes together, when the page has been
 * quiet for some seconds, is hidden or is left (REL-46).
 */
export function reporter(send: (loads: readonly LoadReport[] | LoadReport) => void) {
  let waiting: LoadReport[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    clearTimeout(timer);
    const loads = waiting;
    waiting = [];
    if (loads.length > 0) send(loads);
  };
  addEventListener('pagehide', tell);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') tell();
  });
  return (load: LoadReport): void => {
    if (load.status === 'failed') return send(load);
    waiting.push(load);
    clearTimeout(timer);
    timer = setTimeout(tell, QUIET_MS);
    if (waiting.length === MOST) tell();
    return undefined;
  };
}
