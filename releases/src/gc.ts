import { ranSince, readHistory } from './history.ts';
import { done, refused, type Outcome } from './outcome.ts';
import { releaseFolder } from './paths.ts';
import { ifBroken, isName, readRegistry, readRelease, releasesOf, running } from './records.ts';
import type { ReleaseRecord } from './schemas.ts';
import type { Storage } from './storage.ts';

/** So that tabs that are open since then find their chunks, and a rollback has where to go. */
export const KEEP_RELEASES = 10;
export const KEEP_DAYS = 30;
const DAY_MS = 86_400_000;

export interface Collection {
  /** How many of a remote's newest releases stay. Default and least: 10. */
  keep?: number;
  /** What ran in so many days stays. Default and least: 30. */
  days?: number;
  /** Only say what would go. */
  dryRun?: boolean;
  now?: Date;
}

export interface Collected {
  removed: { remote: string; release: string }[];
}

/** A date that can't be read counts as new: rather keep too much. */
const builtAt = (record: ReleaseRecord) => {
  const time = new Date(record.builtAt).getTime();
  return Number.isNaN(time) ? Number.POSITIVE_INFINITY : time;
};

/** The releases of a remote that run, or ran since a moment. */
async function inUse(storage: Storage, remote: string, since: Date): Promise<Set<string>> {
  const history = await readHistory(storage);
  const now = running(await readRegistry(storage)).filter((one) => one.remote === remote);
  return new Set([...ranSince(history, remote, since), ...now.map(({ release }) => release)]);
}

/** What is older than the newest of a remote's releases, the newest first. One with a broken record is left alone. */
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

/**
 * Takes old releases out of the store. Of each remote stay the newest, whatever ran lately, and what runs. A release
 * goes while nobody can promote it, and only if it is still of no use then; publishing goes on meanwhile.
 */
export async function collectGarbage(
  storage: Storage,
  { keep = KEEP_RELEASES, days = KEEP_DAYS, dryRun = false, now = new Date() }: Collection = {},
): Promise<Outcome<Collected>> {
  if (!(keep >= KEEP_RELEASES && days >= KEEP_DAYS)) {
    return refused(
      'invalid',
      `At least ${KEEP_RELEASES} releases and ${KEEP_DAYS} days are kept: open tabs need them.`,
    );
  }
  const since = new Date(now.getTime() - days * DAY_MS);
  const removed: Collected['removed'] = [];
  for (const remote of (await storage.folders('')).filter(isName)) {
    const used = await inUse(storage, remote, since);
    for (const release of (await surplus(storage, remote, keep)).filter((one) => !used.has(one))) {
      const goes = dryRun || (await storage.exclusively(() => remove(storage, remote, release, since)));
      if (goes) removed.push({ remote, release });
    }
  }
  return done({ removed });
}

async function remove(storage: Storage, remote: string, release: string, since: Date): Promise<boolean> {
  if ((await inUse(storage, remote, since)).has(release)) return false;
  await storage.removeFolder(releaseFolder(remote, release));
  return true;
}
