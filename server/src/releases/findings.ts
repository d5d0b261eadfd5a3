import type { FastifyInstance } from 'fastify';
import { readHostRecord } from '@galley/releases/record/hostRecord';
import { inspect } from '@galley/releases/operations/inspect';
import { newestRevision } from '@galley/releases/registry/revisions';
import type { HostRecord } from '@galley/releases/record/schemas';
import type { Storage } from '@galley/releases/storage/storage';

const LOOK_EVERY_MS = 15_000;
/** Every file of the active releases is read for it, so it is not done for every page that asks. */
const KEPT_MS = 60_000;

/** What in the release store does not agree with what is on record of it, in sentences. */
export type Findings = () => Promise<string[]>;

/** @param hostFile release.json of the host that is built beside this server; left out: not known */
export function findingsIn(storage: Storage, hostFile: string | undefined): Findings {
  let known: { revision: number; text: string | null; at: number; found: Promise<string[]> } | null = null;
  const served = async (): Promise<HostRecord | null> =>
    hostFile === undefined ? null : readHostRecord(hostFile).catch(() => null);
  return async () => {
    const { revision, text } = await newestRevision(storage, known?.revision);
    const now = Date.now();
    if (known === null || known.text !== text || now - known.at > KEPT_MS) {
      const look = { revision, text, at: now, found: served().then((host) => inspect(storage, host)) };
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
