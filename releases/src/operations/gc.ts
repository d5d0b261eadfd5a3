import { done, refused, type Outcome } from '../common/outcome.ts';
import { ifBroken, isName, readRelease, releasesOf } from '../record/records.ts';
import type { ReleaseRecord } from '../record/schemas.ts';
import { change } from '../registry/change.ts';
import { servedReleases } from '../registry/servedReleases.ts';
import { isDeleted, activeSince } from '../registry/history.ts';
import { readHistory } from '../registry/revisions.ts';
import type { HistoryLine, Registry } from '../registry/schemas.ts';
import { releaseFolder } from '../storage/paths.ts';
import type { Storage } from '../storage/storage.ts';

/** Enough for open tabs to find their chunks and for rollbacks to have a target. */
const KEEP_RELEASES = 10;
const KEEP_DAYS = 30;
const DAY_MS = 86_400_000;

interface Collection {
  /** The author, for the history. */
  by: string;
  /** How many of a remote's newest releases to keep. Default and minimum: 10. */
  keep?: number;
  /** Keeps releases that were active within this many days. Default and minimum: 30. */
  days?: number;
  /** Only list what would be deleted. */
  dryRun?: boolean;
  now?: Date;
}

export interface CollectedReleases {
  removed: { remote: string; release: string }[];
}

/** An unreadable date counts as new, to delete too little rather than too much. */
const builtAt = (record: ReleaseRecord) => {
  const time = new Date(record.builtAt).getTime();
  return Number.isNaN(time) ? Number.POSITIVE_INFINITY : time;
};

/** All but a remote's newest releases, the newest first. Skips releases with a broken record. */
async function surplus(storage: Storage, remote: string, keep: number): Promise<string[]> {
  const ids = await releasesOf(storage, remote);
  const records = await Promise.all(
    ids.map((id) => readRelease(storage, remote, id).catch(ifBroken(() => null))),
  );
  return records
    .filter((record) => record !== null)
    .sort((a, b) => builtAt(b) - builtAt(a) || b.release.localeCompare(a.release))
    .slice(keep)
    .map(({ release }) => release);
}

/** The deletable releases of every remote, from a registry and its history. */
async function unused(
  storage: Storage,
  {
    registry,
    history,
    keep,
    since,
  }: { registry: Registry; history: HistoryLine[]; keep: number; since: Date },
): Promise<CollectedReleases['removed']> {
  const served = servedReleases(registry);
  const remotes = (await storage.folders('')).filter(isName).map(async (remote) => {
    const recent = activeSince(history, remote, since);
    const isUsed = (release: string) =>
      recent.has(release) || served.some((one) => one.remote === remote && one.release === release);
    return (await surplus(storage, remote, keep))
      .filter((release) => !isUsed(release) && !isDeleted(history, remote, release))
      .map((release) => ({ remote, release }));
  });
  return (await Promise.all(remotes)).flat();
}

/** Removes every release that the history names as deleted, including those that a killed process left. */
async function removeDeleted(storage: Storage): Promise<void> {
  const history = await readHistory(storage);
  for (const remote of (await storage.folders('')).filter(isName)) {
    const deleted = (await storage.folders(remote)).filter((release) => isDeleted(history, remote, release));
    for (const release of deleted) await storage.removeFolder(releaseFolder(remote, release));
  }
}

/**
 * Deletes old releases (REL-08). Keeps each remote's newest, recently active and active ones. Cleanup is itself a revision, which
 * names the releases before they are deleted, so that nobody can promote them meanwhile. Also deletes a writer's unfinished files
 * after a day.
 */
export async function collectGarbage(
  storage: Storage,
  { by, keep = KEEP_RELEASES, days = KEEP_DAYS, dryRun = false, now = new Date() }: Collection,
): Promise<Outcome<CollectedReleases>> {
  if (!(keep >= KEEP_RELEASES && days >= KEEP_DAYS)) {
    return refused(
      'invalid',
      `--keep must be at least ${KEEP_RELEASES} and --days at least ${KEEP_DAYS}, because open tabs need older releases.`,
    );
  }
  const since = new Date(now.getTime() - days * DAY_MS);
  let removed: CollectedReleases['removed'] = [];
  const outcome = await change(storage, { operation: 'gc', by, dryRun }, async (registry, history) => {
    removed = await unused(storage, { registry, history, keep, since });
    if (removed.length === 0) return refused('invalid', 'No release is old enough to delete.');
    const moves = removed.map(({ remote, release }) => ({ remote, from: release, to: null }));
    return done({ registry, moves });
  });
  if (!outcome.ok && removed.length > 0) return outcome;
  if (dryRun) return done({ removed });
  await removeDeleted(storage);
  await storage.removeUnfinished(new Date(now.getTime() - DAY_MS));
  return done({ removed });
}
