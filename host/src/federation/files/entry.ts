import type { ReleaseAssets } from '@galley/shared/contract/releases';
import type { LoaderIo } from './io.ts';
import { classifyFile, type FetchOutcome, type LoadError } from '../errors/loadError.ts';

/** An entry that takes longer is requested once more, then counts as failed. The shell doesn't wait for it. */
export const ENTRY_TIMEOUT_MS = 5000;
/** The minimum time for an entry whose preload began long before this code ran. */
const LEAST_TIMEOUT_MS = 3000;
/** The second attempt after a timeout: the user learns within 8 s whether the screen loads. */
const SECOND_TIMEOUT_MS = 1500;

export type EntryIo = Pick<LoaderIo, 'runScript' | 'fetchFile' | 'preloadOf' | 'dropPreloads' | 'now'>;
type Attempt = { ran: true } | { ran: false; arrival: FetchOutcome };

/** Runs the entry of each release once, however often it is requested. Resolves to null, or to the reason why it couldn't run. */
export function createEntryLoader(io: EntryIo, hasContainer: (container: string) => boolean) {
  const running = new Map<string, Promise<LoadError | null>>();
  const failed = new Set<string>();
  let retries = 0;
  // A new address: the browser would queue a second request to the same address behind the hanging one.
  const fresh = (url: string) => `${url}?retry=${(retries += 1)}`;

  async function run(url: string, integrity: string): Promise<Attempt> {
    const outcome = await io.runScript(url, integrity, ENTRY_TIMEOUT_MS);
    if (outcome === 'loaded') return { ran: true };
    return { ran: false, arrival: { kind: outcome === 'timeout' ? 'timeout' : 'arrived' } };
  }

  async function fetchAndRun(
    url: string,
    integrity: string,
    mode: 'default' | 'reload',
    timeoutMs = ENTRY_TIMEOUT_MS,
  ): Promise<Attempt> {
    const arrival = await io.fetchFile(url, timeoutMs, mode);
    return arrival.kind === 'arrived' ? run(url, integrity) : { ran: false, arrival };
  }

  function first(container: string, url: string, integrity: string): Promise<Attempt> {
    if (failed.has(container)) return fetchAndRun(fresh(url), integrity, 'default');
    const preload = io.preloadOf(url);
    if (preload === 'arrived') return run(url, integrity);
    const waited = preload === 'under way' ? io.now() : 0;
    return fetchAndRun(url, integrity, 'default', Math.max(LEAST_TIMEOUT_MS, ENTRY_TIMEOUT_MS - waited));
  }

  async function load(release: ReleaseAssets): Promise<LoadError | null> {
    const { container, entry } = release;
    const { url, integrity } = entry;
    let attempt = await first(container, url, integrity);
    if (!attempt.ran) {
      io.dropPreloads(release);
      const arrived = attempt.arrival.kind === 'arrived';
      const timeoutMs = attempt.arrival.kind === 'timeout' ? SECOND_TIMEOUT_MS : ENTRY_TIMEOUT_MS;
      attempt = await fetchAndRun(
        arrived ? url : fresh(url),
        integrity,
        arrived ? 'reload' : 'default',
        timeoutMs,
      );
    }
    if (!attempt.ran) return classifyFile(url, attempt.arrival);
    return hasContainer(container) ? null : { kind: 'evaluation', detail: `${url} threw while it ran.` };
  }

  return function loadEntry(release: ReleaseAssets): Promise<LoadError | null> {
    const { container } = release;
    if (hasContainer(container)) return Promise.resolve(null);
    const known = running.get(container);
    if (known) return known;
    const attempt = load(release).then((error) => {
      running.delete(container);
      if (error) failed.add(container);
      return error;
    });
    running.set(container, attempt);
    return attempt;
  };
}
