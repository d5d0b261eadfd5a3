import type { FastifyInstance } from 'fastify';
import { autoRollback, stopCanary } from '@galley/releases/operations/autoStop';
import { comparisonText, shouldStop } from '@galley/releases/operations/health';
import { readState } from '@galley/releases/registry/revisions';
import type { Storage } from '@galley/releases/storage/storage';
import { watchedReleases, type Watch } from '@galley/releases/registry/watched';
import { countsOf } from '../http/counts.ts';
import type { Database } from '../db/database.ts';
import { repeatedly } from '../common/repeatedly.ts';
import { newPeople, recentPeople } from './loads.ts';

const LOOK_EVERY_MS = 15_000;
/** How long a release is watched after its promotion. */
const JUST_PROMOTED_MS = 30 * 60_000;

/** Stops a watched release if it fails too often. @returns a sentence about what was done; null if nothing */
async function stopIfFailing(
  database: Database,
  storage: Storage,
  { remote, kind, release, baseline, since }: Watch,
  onStopped: (kind: Watch['kind']) => void,
): Promise<string | null> {
  const comparison = {
    candidate: await newPeople(database, remote, release, since),
    baseline: await recentPeople(database, remote, baseline),
  };
  if (!shouldStop(comparison)) return null;
  const stop = kind === 'canary' ? stopCanary : autoRollback;
  const outcome = await stop(storage, { remote, release, ...comparison });
  if (outcome.ok) {
    onStopped(kind);
    return `${kind === 'canary' ? 'canary ended' : 'rolled back'}: ${remote} ${release}. ${comparisonText(comparison)}`;
  }
  const { code, reasons } = outcome.refusal;
  // Another server was faster, so nothing is left to do.
  if (code === 'moved') return null;
  return `${kind === 'canary' ? 'canary' : 'promoted release'} ${remote} ${release} fails too often but couldn’t be stopped: ${reasons.join(' ')}`;
}

/**
 * Ends canaries, and rolls back recently promoted releases, that fail for more people than the previous release does (REL-07).
 * @param onStopped called for each that was stopped
 * @returns sentences about what was done and what couldn't be
 */
export async function stopFailing(
  database: Database,
  storage: Storage,
  now = new Date(),
  onStopped: (kind: Watch['kind']) => void = () => undefined,
): Promise<string[]> {
  const { registry, history } = await readState(storage);
  const watched = watchedReleases(registry, history, new Date(now.getTime() - JUST_PROMOTED_MS));
  const said: (string | null)[] = [];
  for (const one of watched) {
    const failed = (error: unknown) =>
      `${one.kind === 'canary' ? 'canary' : 'promoted release'} ${one.remote} ${one.release} could not be watched: ${error instanceof Error ? error.message : String(error)}`;
    said.push(await stopIfFailing(database, storage, one, onStopped).catch(failed));
  }
  return said.filter((sentence) => sentence !== null);
}

/** Watches releases while the server runs. */
export function watchReleases(app: FastifyInstance, database: Database, storage: Storage): void {
  const { stoppedReleases } = countsOf(app);
  const onStopped = (kind: Watch['kind']) => {
    stoppedReleases[kind] += 1;
  };
  // Logged once, not with every check.
  let before: string[] = [];
  repeatedly(app, {
    everyMs: LOOK_EVERY_MS,
    work: async () => {
      const said = await stopFailing(database, storage, new Date(), onStopped);
      for (const sentence of said) if (!before.includes(sentence)) app.log.warn(sentence);
      before = said;
    },
    onError: (error) => app.log.warn(error, 'watching the releases failed'),
  });
}
