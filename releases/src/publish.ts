import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from './digest.ts';
import { notePublished } from './published.ts';
import { done, refused, type Outcome } from './outcome.ts';
import { RECORD_FILE, releaseFolder } from './paths.ts';
import { readRelease } from './records.ts';
import { ReleaseRecord, parseAs } from './schemas.ts';
import type { Storage } from './storage.ts';

/**
 * Puts a built remote into the store, where it stays for good: its release.json and the files listed there.
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
  files.set(RECORD_FILE, Buffer.from(text));
  const { remote, release } = record;
  const added = dryRun
    ? (await readRelease(storage, remote, release)) === null
    : await storage.addFolder(releaseFolder(remote, release), files);
  if (added && !dryRun) await notePublished(storage, record, text);
  return added ? done(record) : refused('exists', `${remote} ${release} is published already.`);
}
