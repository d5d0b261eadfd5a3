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
/** For this long after a promotion its release is watched. */
const JUST_PROMOTED_MS = 30 * 60_000;

/** Stops what is watched if it fails too often. @returns what came of it, in a sentence; null where nothing did */
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
    return `${kind} ${remote} ${release}: ${comparisonText(comparison)}`;
  }
  const { code, reasons } = outcome.refusal;
  // Another server was faster, so nothing is left to do.
  if (code === 'moved') return null;
  return `${kind} ${remote} ${release} fails too often and goes on: ${reasons.join(' ')}`;
}

/**
 * Ends canaries, and rolls back releases that were just promoted, which fail for more people than the one before (REL-07).
 * @param onStopped hears of each that was stopped
 * @returns what was done, and what could not be, in sentences
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
      `${one.kind} ${one.remote} ${one.release} could not be watched: ${error instanceof Error ? error.message : String(error)}`;
    said.push(await stopIfFailing(database, storage, one, onStopped).catch(failed));
  }
  return said.filter((sentence) => sentence !== null);
}

/** Watches the releases for as long as the server runs. */
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
