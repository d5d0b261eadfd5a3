import { Type, type Static } from 'typebox';
import { integrityOf } from '../common/digest.ts';
import { publishedFile } from '../storage/paths.ts';
import type { Storage } from '../storage/storage.ts';
import { parseAs, Signature, type ReleaseRecord } from './schemas.ts';

/** published/<remote>/<release>.json: the digest of the release record as it was published, which has the hash of every file. */
const Published = Type.Object({
  record: Type.String(),
  /** Of whoever published it; absent where no keys were configured. */
  signature: Type.Optional(Signature),
});

type Reading = Pick<Storage, 'readText' | 'trust'>;

/** What was kept of a release's record when it was published; null: nothing. */
export async function readPublication(
  storage: Reading,
  remote: string,
  release: string,
): Promise<Static<typeof Published> | null> {
  const file = publishedFile(remote, release);
  const text = await storage.readText(file);
  return text === null ? null : parseAs(Published, text, file);
}

/**
 * Keeps the digest of a record that is about to be published.
 * @returns false when another record was published under this id
 */
export async function keepDigest(
  storage: Storage,
  { remote, release }: ReleaseRecord,
  recordText: string,
  signature?: Static<typeof Signature>,
): Promise<boolean> {
  const content = { record: integrityOf(recordText), ...(signature ? { signature } : {}) };
  const isFirst = await storage.createText(publishedFile(remote, release), `${JSON.stringify(content)}\n`);
  return isFirst || isAsPublished(storage, remote, release, recordText);
}

/** Whether a release's record is the one that was published; so is one of which nothing was kept. */
export async function isAsPublished(
  storage: Reading,
  remote: string,
  release: string,
  recordText: string,
): Promise<boolean> {
  const kept = await readPublication(storage, remote, release);
  return kept === null || kept.record === integrityOf(recordText);
}

/**
 * Why a release's record may not be served, in a sentence: it is not the one that was published or, where keys are
 * configured, nobody signed it who may publish the remote (REL-14). Null: it may.
 */
export async function publicationFault(
  storage: Reading,
  remote: string,
  release: string,
  recordText: string,
): Promise<string | null> {
  if (!(await isAsPublished(storage, remote, release, recordText)))
    return 'Its release.json differs from the published one.';
  if (!storage.trust) return null;
  const kept = await readPublication(storage, remote, release);
  return storage.trust.recordFault({ remote, release }, integrityOf(recordText), kept?.signature);
}
