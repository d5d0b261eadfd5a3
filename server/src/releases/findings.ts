import type { FastifyInstance } from 'fastify';
import { readHostRecord } from '@galley/releases/record/hostRecord';
import { inspect } from '@galley/releases/operations/inspect';
import { newestRevision } from '@galley/releases/registry/revisions';
import type { HostRecord } from '@galley/releases/record/schemas';
import type { Storage } from '@galley/releases/storage/storage';

/** How soon a change by hand is logged (REL-21). */
export const LOOK_EVERY_MS = 4000;
/** For so long what was found is good for another answer. In a bucket each of the files that are read costs a request. */
const KEPT_MS = { folder: LOOK_EVERY_MS / 2, bucket: 60_000 };

/** What in the release store does not agree with what is on record of it, in sentences. */
export type Findings = () => Promise<string[]>;

interface FindingsOptions {
  /** release.json of the host that is built beside this server; left out: not known. */
  hostFile?: string | undefined;
  isBucket?: boolean;
}

/** Looks for changes made by hand: at every file anew when a look is old, or when the registry or what is refused has changed. */
export function findingsIn(storage: Storage, { hostFile, isBucket = false }: FindingsOptions = {}): Findings {
  let known: { revision: number; mark: string; at: number; found: Promise<string[]> } | null = null;
  const keptMs = isBucket ? KEPT_MS.bucket : KEPT_MS.folder;
  const served = async (): Promise<HostRecord | null> =>
    hostFile === undefined ? null : readHostRecord(hostFile).catch(() => null);
  return async () => {
    const { revision, text } = await newestRevision(storage, known?.revision);
    const mark = JSON.stringify([text, (await storage.trust?.refusals()) ?? []]);
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
  let said: string[] = [];
  const look = () =>
    findings().then(
      (found) => {
        for (const finding of found) if (!said.includes(finding)) app.log.error({ finding }, 'release store');
        said = found;
      },
      (error: unknown) => app.log.warn(error, 'the release store could not be inspected'),
    );
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  timer.unref();
  // A store that does not answer must not keep a server from starting.
  app.addHook('onReady', async () => void look());
  app.addHook('onClose', async () => clearInterval(timer));
}
