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

/**
 * Puts a built remote, or a built host, into the store, where it stays for good: its release.json and the files listed there.
 * Publishing activates nothing (REL-01).
 * @param dist the build's folder
 * @param options dryRun: only check that it could be published
 */
export async function publish(
  storage: Storage,
  dist: string,
  { dryRun = false }: { dryRun?: boolean } = {},
): Promise<Outcome<ReleaseRecord>> {
  const text = await readFile(path.join(dist, RECORD_FILE), 'utf8').catch(() => null);
  if (text === null) return refused('invalid', `${dist} holds no ${RECORD_FILE}: build the remote first.`);
  const record = parseAs(ReleaseRecord, text, path.join(dist, RECORD_FILE));
  const files = new Map<string, Uint8Array>();
  for (const [file, integrity] of Object.entries(record.files)) {
    const bytes = await readFile(path.join(dist, file)).catch(() => null);
    if (bytes === null) return refused('invalid', `${file} is missing in ${dist}.`);
    if (integrityOf(bytes) !== integrity)
      return refused('invalid', `${file} has changed since it was built.`);
    files.set(file, bytes);
  }
  if (record.files[record.entry] !== record.integrity) {
    return refused('invalid', `The entry ${record.entry} and its integrity don't belong together.`);
  }
  if ((record.remote === HOST) !== (record.host !== undefined))
    return refused('invalid', `${HOST} is the name of the host alone.`);
  if (record.host && !files.has(PAGE_FILE))
    return refused('invalid', `A host has its ${PAGE_FILE} among its files.`);
  files.set(RECORD_FILE, Buffer.from(text));
  const { remote, release } = record;
  const isGone = async () => isDeleted(await readHistory(storage), remote, release);
  const gone = refused('exists', `${remote} ${release} was deleted by release gc; its id is not used again.`);
  if (await isGone()) return gone;
  const exists = refused('exists', `${remote} ${release} is published already.`);
  if (dryRun) return (await readRelease(storage, remote, release)) === null ? done(record) : exists;
  if (!(await keepDigest(storage, record, text)))
    return refused(
      'exists',
      `${remote} ${release} is taken by another build: build under another release id.`,
    );
  if (!(await storage.addFolder(releaseFolder(remote, release), files))) return exists;
  // It may have been published before, and named by gc while it was published again.
  return (await isGone()) ? gone : done(record);
}
