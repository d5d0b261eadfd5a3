import type { VitalsReport } from '@galley/server/releases/figures/contract';
import { createMeasure, type Shown } from './measure.ts';

/** The shortest events that browsers report. */
const SHORTEST_MS = 16;
/** Longer times come from a page in the background. */
const LONGEST_MS = 600_000;
const SIGN_IN = '/account/login/';

/** The browser's measurements, by entry type. */
interface Entries {
  'largest-contentful-paint': PerformanceEntry;
  'layout-shift': PerformanceEntry & { value: number; hadRecentInput: boolean };
  event: PerformanceEntry & { interactionId: number };
}

const isMeasured = (type: keyof Entries) => PerformanceObserver.supportedEntryTypes.includes(type);

/**
 * Calls back for each entry, including earlier ones; never if the browser doesn't measure this.
 * @returns a function that calls back at once for undelivered entries
 */
function observe<Type extends keyof Entries>(type: Type, take: (entry: Entries[Type]) => void): () => void {
  if (!isMeasured(type)) return () => undefined;
  const takeAll = (entries: PerformanceEntryList) => {
    for (const entry of entries) take(entry as Entries[Type]);
  };
  const observer = new PerformanceObserver((list) => takeAll(list.getEntries()));
  const options = { type, buffered: true, durationThreshold: SHORTEST_MS };
  observer.observe(options);
  return () => takeAll(observer.takeRecords());
}

/** Whether the page began with the sign-in, to which earlier measurements then belong. */
const beganWithSignIn = () =>
  performance.getEntriesByType('resource').some(({ name }) => new URL(name).pathname === SIGN_IN);

/**
 * Measures the page's performance with its releases, and reports it to the server when the page is first hidden (REL-39).
 * @param shown the current screen, with its release; null: none, or one that isn't measured
 */
export function watchVitals(shown: () => Shown | null, send: (report: VitalsReport) => void): void {
  const measure = createMeasure(isMeasured('layout-shift'));
  const first = shown();
  const since = beganWithSignIn() ? performance.now() : 0;
  const see = () => {
    const screen = shown();
    if (screen !== null) measure.see(screen);
  };
  see();
  const flush = [
    observe('largest-contentful-paint', ({ startTime }) => {
      if (first !== null && startTime >= since && startTime <= LONGEST_MS) measure.paint(first, startTime);
    }),
    observe('layout-shift', ({ startTime, value, hadRecentInput }) => {
      const screen = shown();
      if (screen !== null && startTime >= since && !hadRecentInput) measure.shift(screen, startTime, value);
    }),
    observe('event', ({ startTime, interactionId, duration }) => {
      const screen = shown();
      if (screen !== null && startTime >= since && interactionId > 0 && duration <= LONGEST_MS)
        measure.interaction(screen, interactionId, duration);
    }),
  ];
  const tell = () => {
    see();
    for (const takeRest of flush) takeRest();
    for (const report of measure.take()) send(report);
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') tell();
  });
  addEventListener('pagehide', tell);
}
