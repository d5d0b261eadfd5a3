import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkCompatibility } from '@galley/releases/gate/compatibility';
import { promote } from '@galley/releases/operations/promote';
import { publish } from '@galley/releases/operations/publish';
import { hostRecordOf } from '@galley/releases/record/hostRecord';
import { readRelease } from '@galley/releases/record/records';
import { folderStorage } from '@galley/releases/storage/folderStorage';
import type { GalleyServer } from './galleyServer.ts';
import { node, releaseStatus } from './release.ts';

/** A release in a store, and the name of its container. */
export interface Built {
  release: string;
  container: string;
}
/** Host and remotes of one commit, by name. */
export interface Version {
  version: string;
  builds: Map<string, Built>;
}

interface Written {
  version: string;
  builds: string[];
}

const read = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as Built & { remote: string };

/** The active releases in a server's store, which are today's. */
async function todays(own: GalleyServer): Promise<Map<string, Built>> {
  const active = (await releaseStatus(own)).remotes.map(
    ({ remote, active }) => [remote, read(path.join(own.store, remote, active ?? ''))] as const,
  );
  return new Map(active);
}

/** Publishes the builds of the last three versions (decision 134), building missing ones. @returns newest first */
export async function publishVersions(own: GalleyServer): Promise<Version[]> {
  const versions: Version[] = [];
  const storage = folderStorage(own.store);
  for (const { version, builds } of JSON.parse(node(['tools/versions/build.mjs'])) as Written[]) {
    const built = new Map(versions.length === 0 ? await todays(own) : []);
    for (const folder of builds) {
      const { remote, ...rest } = read(folder);
      built.set(remote, rest);
      // A checkout at that commit has already published it: the same files, built at another time.
      if ((await readRelease(storage, remote, rest.release)) !== null) continue;
      const done = await publish(storage, folder);
      if (!done.ok) throw new Error(done.refusal.reasons.join(' '));
    }
    versions.push({ version, builds: built });
  }
  return versions;
}

/** The gate's objections to a version of a remote under a version of the host; a store can have more releases than a matrix lists. */
export async function reasonsAgainst(
  own: GalleyServer,
  host: Version,
  of: Version,
  remote: string,
): Promise<string[]> {
  const record = async ({ builds }: Version, name: string) => {
    const found = await readRelease(folderStorage(own.store), name, builds.get(name)?.release ?? '');
    if (found === null) throw new Error(`The store has no ${name} of the version`);
    return found;
  };
  return checkCompatibility(hostRecordOf(await record(host, 'host')), await record(of, remote)).reasons;
}

/** Activates releases together. @returns the reasons against it, as sentences; with any, nothing has changed */
export async function activate(own: GalleyServer, remotes: Record<string, string>): Promise<string[]> {
  const done = await promote(folderStorage(own.store), { by: 'the matrix', reason: 'next pairs', remotes });
  return done.ok ? [] : done.refusal.reasons;
}
