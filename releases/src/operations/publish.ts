import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '../common/digest.ts';
import { HOST, PAGE_FILE } from '../record/hostRecord.ts';
import { keepDigest } from '../record/published.ts';
import { done, refused, type Outcome } from '../common/outcome.ts';
import { RECORD_FILE, releaseFolder } from '../storage/paths.ts';
import { readRelease } from '../record/records.ts';
import { ReleaseRecord, parseAs } from '../record/schemas.ts';
import { isDeleted } from '../registry/history.ts';
import { readHistory } from '../registry/revisions.ts';
import type { Storage } from '../storage/storage.ts';
import type { Signature } from '../storage/trust.ts';

interface Publishing {
  /** Only check whether it can be published. */
  dryRun?: boolean | undefined;
  /** The builder's signature of the record. Without it, this process signs, if keys are configured. */
  signature?: Signature | undefined;
  /** Somebody else built it, so this process doesn't sign it. */
  isForOthers?: boolean;
}

/** A built remote: its release.json, and the files that it lists. */
export interface Build {
  /** The text of release.json. */
  text: string;
  record: ReleaseRecord;
  files: ReadonlyMap<string, Uint8Array>;
}

/**
 * Checks the files of a build against its release.json.
 * @param place its location, for error messages
 * @param read returns a file's bytes; null if it's missing
 * @throws WrongFile if release.json is broken
 */
export async function readBuild(
  place: string,
  text: string,
  read: (file: string) => Promise<Uint8Array | null>,
): Promise<Outcome<Build>> {
  const record = parseAs(ReleaseRecord, text, path.join(place, RECORD_FILE));
  const files = new Map<string, Uint8Array>();
  for (const [file, integrity] of Object.entries(record.files)) {
    const bytes = await read(file);
    if (bytes === null) return refused('invalid', `${file} is missing from ${place}.`);
    if (integrityOf(bytes) !== integrity)
      return refused('invalid', `${file} has changed since it was built.`);
    files.set(file, bytes);
  }
  if (record.files[record.entry] !== record.integrity) {
    return refused('invalid', `The entry ${record.entry} doesn't match its integrity.`);
  }
  if ((record.remote === HOST) !== (record.host !== undefined))
    return refused('invalid', `The name ${HOST} is reserved for the host.`);
  if (record.host && !files.has(PAGE_FILE))
    return refused('invalid', `A host must have ${PAGE_FILE} among its files.`);
  return done({ text, record, files });
}

/** Reads and checks a build's folder. */
export async function readDist(dist: string): Promise<Outcome<Build>> {
  const text = await readFile(path.join(dist, RECORD_FILE), 'utf8').catch(() => null);
  if (text === null) return refused('invalid', `${dist} has no ${RECORD_FILE}: build the remote first.`);
  return readBuild(dist, text, (file) => readFile(path.join(dist, file)).catch(() => null));
}

/** The signature to publish a record with; undefined if no keys are configured. */
async function signatureFor(
  { trust }: Storage,
  { record, text }: Build,
  { signature, isForOthers = false }: Publishing,
): Promise<Outcome<Signature | undefined>> {
  if (!trust) return done(undefined);
  const digest = integrityOf(text);
  if (signature === undefined && !isForOthers) return trust.signRecord(record, digest);
  const fault = await trust.recordFault(record, digest, signature);
  return fault === null ? done(signature) : refused('forbidden', fault);
}

/**
 * Puts a built remote or host into the store for good. Publishing activates nothing (REL-01). Signs the record if keys are
 * configured (REL-14).
 */
export async function publishBuild(
  storage: Storage,
  build: Build,
  options: Publishing = {},
): Promise<Outcome<ReleaseRecord>> {
  const { text, record } = build;
  const { remote, release } = record;
  const isGone = async () => isDeleted(await readHistory(storage), remote, release);
  const gone = refused('exists', `${remote} ${release} was deleted by release gc. Ids can't be reused.`);
  if (await isGone()) return gone;
  const exists = refused('exists', `${remote} ${release} is already published.`);
  const signed = await signatureFor(storage, build, options);
  if (!signed.ok) return signed;
  if (options.dryRun) return (await readRelease(storage, remote, release)) === null ? done(record) : exists;
  if (!(await keepDigest(storage, record, text, signed.value)))
    return refused('exists', `${remote} ${release} belongs to another build. Build with another release id.`);
  const files = new Map([...build.files, [RECORD_FILE, Buffer.from(text)] as const]);
  if (!(await storage.addFolder(releaseFolder(remote, release), files))) return exists;
  // gc may have named it while it was being published again.
  return (await isGone()) ? gone : done(record);
}

/** Publishes a build. @param dist its folder */
export async function publish(
  storage: Storage,
  dist: string,
  options: Publishing = {},
): Promise<Outcome<ReleaseRecord>> {
  const build = await readDist(dist);
  return build.ok ? publishBuild(storage, build.value, options) : build;
}
