import { readFileSync } from 'node:fs';
import path from 'node:path';
import { matrix, type Pair } from '@galley/releases/operations/matrix';
import { promote } from '@galley/releases/operations/promote';
import { publish } from '@galley/releases/operations/publish';
import { folderStorage } from '@galley/releases/storage/folderStorage';
import type { GalleyServer } from './galleyServer.ts';
import { node, releaseStatus } from './release.ts';

/** A release that a store has, and the name of its container. */
export interface Built {
  release: string;
  container: string;
}
/** Host and remotes of one commit, by their names. */
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

/** What runs in the store of a server: today's. */
function todays(own: GalleyServer): Map<string, Built> {
  const active = releaseStatus(own).remotes.map(
    ({ remote, active }) => [remote, read(path.join(own.store, remote, active ?? ''))] as const,
  );
  return new Map(active);
}

/** Publishes the builds of the last three versions (decision 134), which are made where they are not there yet. @returns the newest first */
export async function publishVersions(own: GalleyServer): Promise<Version[]> {
  const versions: Version[] = [];
  for (const { version, builds } of JSON.parse(node(['tools/versions/build.mjs'])) as Written[]) {
    const built = new Map(versions.length === 0 ? todays(own) : []);
    for (const folder of builds) {
      const done = await publish(folderStorage(own.store), folder);
      if (!done.ok) throw new Error(done.refusal.reasons.join(' '));
      const { remote, ...rest } = read(folder);
      built.set(remote, rest);
    }
    versions.push({ version, builds: built });
  }
  return versions;
}

/** What the gate says of them, pair by pair. */
export const pairsIn = (own: GalleyServer): Promise<Pair[]> => matrix(folderStorage(own.store));

/** Makes releases the active ones, all together. @returns the reasons against it, in sentences; then nothing has changed */
export async function activate(own: GalleyServer, remotes: Record<string, string>): Promise<string[]> {
  const done = await promote(folderStorage(own.store), { by: 'the matrix', reason: 'next pairs', remotes });
  return done.ok ? [] : done.refusal.reasons;
}
