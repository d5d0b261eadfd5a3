import { integrityOf } from '../common/digest.ts';
import { recordFile } from '../storage/paths.ts';
import { NAME, RELEASE_ID, ReleaseRecord, WrongFile, parseAs } from './schemas.ts';
import type { Storage } from '../storage/storage.ts';

export const isName = (remote: string): boolean => new RegExp(NAME).test(remote);
const isReleaseId = (release: string): boolean => new RegExp(RELEASE_ID).test(release);

/** The text of a release's record; null if there's no such release. */
export const recordText = async (
  storage: Pick<Storage, 'readText'>,
  remote: string,
  release: string,
): Promise<string | null> =>
  isName(remote) && isReleaseId(release) ? storage.readText(recordFile(remote, release)) : null;

/** Whether there is such a release. Whether its record is valid is up to the gate. */
export const isPublished = async (
  storage: Pick<Storage, 'readText'>,
  remote: string,
  release: string,
): Promise<boolean> => (await recordText(storage, remote, release)) !== null;

/** A release's record, and the digest of its text. */
export interface PublishedRecord {
  record: ReleaseRecord;
  digest: string;
}

/**
 * A published release's record with its digest, or null if there's no such release.
 * @throws WrongFile if the record is broken, or another release's
 */
export async function readPublished(
  storage: Pick<Storage, 'readText'>,
  remote: string,
  release: string,
): Promise<PublishedRecord | null> {
  const text = await recordText(storage, remote, release);
  if (text === null) return null;
  const file = recordFile(remote, release);
  const record = parseAs(ReleaseRecord, text, file);
  if (record.remote !== remote || record.release !== release)
    throw new WrongFile(`${file} is the record of ${record.remote} ${record.release}.`);
  return { record, digest: integrityOf(text) };
}

/** A published release's record, or null if there's no such release. */
export const readRelease = async (
  storage: Pick<Storage, 'readText'>,
  remote: string,
  release: string,
): Promise<ReleaseRecord | null> => (await readPublished(storage, remote, release))?.record ?? null;

/**
 * Returns another value for a broken record, which only affects its own release. An unreachable store still throws.
 */
export const ifBroken =
  <T>(answer: (reason: string) => T) =>
  (error: unknown): T => {
    if (error instanceof WrongFile) return answer(error.message);
    throw error;
  };

/** The record texts of a remote's published releases, in alphabetical order. Ignores interrupted uploads. */
export async function recordTexts(
  storage: Pick<Storage, 'folders' | 'readText'>,
  remote: string,
): Promise<{ release: string; text: string }[]> {
  if (!isName(remote)) return [];
  const names = await storage.folders(remote);
  const read = async (release: string) => {
    const text = await storage.readText(recordFile(remote, release));
    return text === null ? [] : [{ release, text }];
  };
  return (await Promise.all(names.map(read))).flat();
}

/** The ids of a remote's published releases, in alphabetical order. */
export const releasesOf = async (
  storage: Pick<Storage, 'folders' | 'readText'>,
  remote: string,
): Promise<string[]> => (await recordTexts(storage, remote)).map(({ release }) => release);

/** A remote's published releases in alphabetical order, each with its record; null if that's broken. */
export async function buildsOf(
  storage: Pick<Storage, 'folders' | 'readText'>,
  remote: string,
): Promise<{ release: string; record: ReleaseRecord | null }[]> {
  const parsed = async (release: string, text: string) =>
    parseAs(ReleaseRecord, text, recordFile(remote, release));
  const builds = (await recordTexts(storage, remote)).map(async ({ release, text }) => ({
    release,
    record: await parsed(release, text).catch(ifBroken(() => null)),
  }));
  return Promise.all(builds);
}
