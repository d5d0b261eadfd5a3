import type { FastifyInstance } from 'fastify';
import { readHostRecord } from '@galley/releases/record/hostRecord';
import { inspect } from '@galley/releases/operations/inspect';
import { newestRevision, parseRegistry, type Newest } from '@galley/releases/registry/revisions';
import { servedReleases } from '@galley/releases/registry/servedReleases';
import type { HostRecord } from '@galley/releases/record/schemas';
import { PUBLISHED_FOLDER, REGISTRY_FOLDER, releaseFolder } from '@galley/releases/storage/paths';
import type { Storage } from '@galley/releases/storage/storage';
import { countsOf } from '../http/counts.ts';

/** How soon a change by hand is logged (REL-21). */
export const LOOK_EVERY_MS = 4000;
/** How long findings are cached if the store has no stamps, so that only reading the files reveals changes. */
const KEPT_MS = LOOK_EVERY_MS / 2;
/**
 * How long findings are cached if the store has stamps. Changes to releases that aren't served, which have no stamp, are found after
 * this time at the latest.
 */
const KEPT_WITH_STAMPS_MS = 60_000;

/** Sentences about what in the release store doesn't match what's recorded about it. */
export type Findings = () => Promise<string[]>;

interface FindingsOptions {
  /** release.json of the host that's built beside this server; absent: unknown. */
  hostFile?: string | undefined;
}

/** The stamps of the registry, of the recorded published releases, and of each release that's served. */
async function stampsOf(storage: Storage, newest: Newest): Promise<string[]> {
  const { stamp } = storage;
  if (stamp === undefined) return [];
  const served = servedReleases(parseRegistry(newest));
  const folders = served.map(({ remote, release }) => releaseFolder(remote, release));
  return Promise.all([REGISTRY_FOLDER, PUBLISHED_FOLDER, ...folders].map(stamp));
}

/**
 * Looks for manual changes. Reads every file again when the last findings are old, or when the registry, a stamp or the refusals have
 * changed.
 */
export function findingsIn(storage: Storage, { hostFile }: FindingsOptions = {}): Findings {
  let known: { revision: number; mark: string; at: number; found: Promise<string[]> } | null = null;
  const keptMs = storage.stamp === undefined ? KEPT_MS : KEPT_WITH_STAMPS_MS;
  const served = async (): Promise<HostRecord | null> =>
    hostFile === undefined ? null : readHostRecord(hostFile).catch(() => null);
  return async () => {
    const newest = await newestRevision(storage, known?.revision);
    const { revision, text } = newest;
    const [refusals, stamps] = await Promise.all([storage.trust?.refusals(), stampsOf(storage, newest)]);
    const mark = JSON.stringify([text, refusals, stamps]);
    const now = Date.now();
    if (known === null || known.mark !== mark || now - known.at > keptMs) {
      const look = { revision, mark, at: now, found: served().then((host) => inspect(storage, host)) };
      known = look;
      look.found.catch(() => (known = known === look ? null : known));
    }
    return known.found;
  };
}

/** Logs findings as errors, each one once until it disappears. */
export function watchFindings(app: FastifyInstance, findings: Findings): void {
  const counts = countsOf(app);
  let said: string[] = [];
  const look = () =>
    findings().then(
      (found) => {
        for (const finding of found)
          if (!said.includes(finding)) app.log.error({ finding }, 'found a problem in the release store');
        said = found;
        counts.storeFindings = found.length;
      },
      (error: unknown) => app.log.warn(error, 'the release store could not be inspected'),
    );
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  timer.unref();
  // A store that isn't responding must not keep a server from starting.
  app.addHook('onReady', async () => void look());
  app.addHook('onClose', async () => clearInterval(timer));
}
