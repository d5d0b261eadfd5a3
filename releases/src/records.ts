import { RECORD_FILE, REGISTRY_FILE, releaseFolder } from './paths.ts';
import { NAME, Registry, RELEASE_ID, ReleaseRecord, parseAs } from './schemas.ts';
import type { Storage } from './storage.ts';

const EMPTY: Registry = { schema: 1, revision: 0, host: null, remotes: {} };

/** What runs now; before the first change: nothing, at revision 0. */
export async function readRegistry(storage: Pick<Storage, 'readText'>): Promise<Registry> {
  const text = await storage.readText(REGISTRY_FILE);
  return text === null ? EMPTY : parseAs(Registry, text, REGISTRY_FILE);
}

export const isName = (remote: string): boolean => new RegExp(NAME).test(remote);
export const isReleaseId = (release: string): boolean => new RegExp(RELEASE_ID).test(release);

/** A published release's record, or null where there is no such release. */
export async function readRelease(
  storage: Pick<Storage, 'readText'>,
  remote: string,
  release: string,
): Promise<ReleaseRecord | null> {
  if (!isName(remote) || !isReleaseId(release)) return null;
  const file = `${releaseFolder(remote, release)}/${RECORD_FILE}`;
  const text = await storage.readText(file);
  return text === null ? null : parseAs(ReleaseRecord, text, file);
}

/** The ids of a remote's published releases, in alphabetical order. */
export const releasesOf = (storage: Pick<Storage, 'folders'>, remote: string): Promise<string[]> =>
  isName(remote) ? storage.folders(remote) : Promise.resolve([]);
