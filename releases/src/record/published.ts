import { Type, type Static } from 'typebox';
import { integrityOf } from '../common/digest.ts';
import { publishedFile } from '../storage/paths.ts';
import type { Storage } from '../storage/storage.ts';
import { parseAs, Signature, type ReleaseRecord } from './schemas.ts';

/** published/<remote>/<release>.json: the digest of the record at publication. The record contains the hash of every file. */
const Published = Type.Object({
  record: Type.String(),
  /** The publisher's signature; absent if no keys were configured. */
  signature: Type.Optional(Signature),
});

type Reading = Pick<Storage, 'readText' | 'trust'>;

/** What was stored about a release's record at publication; null: nothing. */
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
 * Stores the digest of a record that's about to be published.
 * @returns false if another record was published under this id
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

/** Whether a release's record is unchanged since its publication; true if nothing was stored then. */
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
 * Why a release's record must not be served, as a sentence: it has changed since its publication or, if keys are configured, nobody
 * who is allowed to publish the remote has signed it (REL-14). Null: it's valid.
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
