import { Type } from 'typebox';
import { integrityOf } from '../common/digest.ts';
import { publishedFile } from '../storage/paths.ts';
import type { Storage } from '../storage/storage.ts';
import { parseAs, type ReleaseRecord } from './schemas.ts';

/** published/<remote>/<release>.json: the digest of the release record as it was published, which has the hash of every file. */
const Published = Type.Object({ record: Type.String() });

/**
 * Keeps the digest of a record that is about to be published.
 * @returns false when another record was published under this id
 */
export async function keepDigest(
  storage: Storage,
  { remote, release }: ReleaseRecord,
  recordText: string,
): Promise<boolean> {
  const text = `${JSON.stringify({ record: integrityOf(recordText) })}\n`;
  const isFirst = await storage.createText(publishedFile(remote, release), text);
  return isFirst || isAsPublished(storage, remote, release, recordText);
}

/** Whether a release's record is the one that was published; so is one whose digest was not kept. */
export async function isAsPublished(
  storage: Pick<Storage, 'readText'>,
  remote: string,
  release: string,
  recordText: string | null,
): Promise<boolean> {
  const file = publishedFile(remote, release);
  const text = await storage.readText(file);
  if (text === null || recordText === null) return true;
  return parseAs(Published, text, file).record === integrityOf(recordText);
}
