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
/** For so long what was found is good for another answer where only reading the files tells of a change. */
const KEPT_MS = LOOK_EVERY_MS / 2;
/** The same where stamps tell of it: so long at most waits a record of a release that nobody is served, which has no stamp. */
const KEPT_WITH_STAMPS_MS = 60_000;

/** What in the release store does not agree with what is on record of it, in sentences. */
export type Findings = () => Promise<string[]>;

interface FindingsOptions {
  /** release.json of the host that is built beside this server; left out: not known. */
  hostFile?: string | undefined;
}

/** The stamps of the registry, of what was kept of published records, and of each release that is served. */
async function stampsOf(storage: Storage, newest: Newest): Promise<string[]> {
  const { stamp } = storage;
  if (stamp === undefined) return [];
  const served = servedReleases(parseRegistry(newest));
  const folders = served.map(({ remote, release }) => releaseFolder(remote, release));
  return Promise.all([REGISTRY_FOLDER, PUBLISHED_FOLDER, ...folders].map(stamp));
}

/** Looks for changes made by hand: at every file anew when a look is old, or when the registry, a stamp or what is refused has changed. */
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

/** Logs what is found as errors, each once for as long as it stays. */
export function watchFindings(app: FastifyInstance, findings: Findings): void {
  const counts = countsOf(app);
  let said: string[] = [];
  const look = () =>
    findings().then(
      (found) => {
        for (const finding of found) if (!said.includes(finding)) app.log.error({ finding }, 'release store');
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
