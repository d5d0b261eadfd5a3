import type { FastifyInstance } from 'fastify';
import { autoRollback, stopCanary } from '@galley/releases/auto-stop';
import { readHistory } from '@galley/releases/history';
import { comparisonText, shouldStop } from '@galley/releases/health';
import { readRegistry } from '@galley/releases/records';
import type { Storage } from '@galley/releases/storage';
import { watchedReleases } from '@galley/releases/watched';
import type { Database } from '../db/database.ts';
import { loadsSince } from './loads.ts';

const LOOK_EVERY_MS = 15_000;
/** For this long after a promotion its release is watched. */
const JUST_PROMOTED_MS = 30 * 60_000;
const ALWAYS = new Date(0);
/** Five percentage points more failures than before, judged from twenty loads on. */
const LIMITS = { margin: 0.05, minimum: 20 } as const;

/**
 * Stops canaries, and takes back releases that were just promoted, which fail more than what ran before by the margin.
 * @returns what was done, in sentences
 */
export async function stopFailing(database: Database, storage: Storage, now = new Date()): Promise<string[]> {
  const [registry, history] = await Promise.all([readRegistry(storage), readHistory(storage)]);
  const watched = watchedReleases(registry, history, new Date(now.getTime() - JUST_PROMOTED_MS));
  const done: string[] = [];
  for (const { remote, kind, release, baseline, since } of watched) {
    const comparison = {
      candidate: await loadsSince(database, remote, release, since),
      baseline: await loadsSince(database, remote, baseline, ALWAYS),
      ...LIMITS,
    };
    if (!shouldStop(comparison)) continue;
    const stop = kind === 'canary' ? stopCanary : autoRollback;
    // Another server may have been faster: then there is nothing left to do.
    const { ok } = await stop(storage, { remote, release, ...comparison });
    if (ok) done.push(`${kind} ${remote} ${release}: ${comparisonText(comparison)}`);
  }
  return done;
}

/** Watches the releases for as long as the server runs. */
export function watchReleases(app: FastifyInstance, database: Database, storage: Storage): void {
  const timer = setInterval(() => {
    stopFailing(database, storage).then(
      (done) => done.forEach((what) => app.log.warn(what)),
      (error: unknown) => app.log.warn(error, 'watching the releases failed'),
    );
  }, LOOK_EVERY_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
