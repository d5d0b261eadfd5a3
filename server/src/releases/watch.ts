import type { FastifyInstance } from 'fastify';
import { autoRollback, stopCanary } from '@galley/releases/auto-stop';
import { readHistory } from '@galley/releases/history';
import { comparisonText, shouldStop, type Comparison, type Loads } from '@galley/releases/health';
import type { Outcome } from '@galley/releases/outcome';
import { readRegistry } from '@galley/releases/records';
import type { Storage } from '@galley/releases/storage';
import type { Database } from '../db/database.ts';
import { recentLoads } from './loads.ts';

const LOOK_EVERY_MS = 15_000;
/** For this long after a promotion its release is watched. */
const JUST_PROMOTED_MS = 30 * 60_000;
/** Five percentage points more failures than before, judged from twenty loads on. */
const LIMITS = { margin: 0.05, minimum: 20 } as const;

type LoadsOf = (remote: string, release: string) => Loads;

async function loadsOf(database: Database): Promise<LoadsOf> {
  const rows = await recentLoads(database);
  return (remote, release) => {
    const row = rows.find((one) => one.remote === remote && one.release === release);
    return { loads: (row?.loaded ?? 0) + (row?.failed ?? 0), errors: row?.failed ?? 0 };
  };
}

/** The release that ran before, where the running one was promoted within the last half hour. */
async function justPromoted(storage: Storage, remote: string, active: string, now: Date) {
  const lines = await readHistory(storage);
  const last = lines.findLast((line) => line.remote === remote && line.to === active);
  if (last?.operation !== 'promote' || last.from === null) return undefined;
  return now.getTime() - Date.parse(last.at) < JUST_PROMOTED_MS ? last.from : undefined;
}

/**
 * Stops canaries, and takes back releases that were just promoted, which fail more than what ran before by the margin.
 * @returns what was done, in sentences
 */
export async function stopFailing(database: Database, storage: Storage, now = new Date()): Promise<string[]> {
  const { remotes } = await readRegistry(storage);
  const loads = await loadsOf(database);
  const done: string[] = [];
  const act = async (comparison: Comparison, stop: () => Promise<Outcome<unknown>>, what: string) => {
    if (!shouldStop(comparison)) return;
    // Another server may have been faster: then there is nothing left to do.
    if ((await stop()).ok) done.push(`${what}: ${comparisonText(comparison)}`);
  };
  for (const [remote, { active, canary }] of Object.entries(remotes)) {
    const baseline = loads(remote, active);
    if (canary !== undefined) {
      const { release } = canary;
      const comparison = { candidate: loads(remote, release), baseline, ...LIMITS };
      await act(
        comparison,
        () => stopCanary(storage, { remote, release, ...comparison }),
        `canary ${remote} ${release}`,
      );
    }
    const before = await justPromoted(storage, remote, active, now);
    if (before !== undefined) {
      const comparison = { candidate: baseline, baseline: loads(remote, before), ...LIMITS };
      await act(
        comparison,
        () => autoRollback(storage, { remote, release: active, ...comparison }),
        `${remote} ${active}`,
      );
    }
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
