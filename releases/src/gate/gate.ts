import { checkChunks } from './chunks.ts';
import { checkCompatibility, type Verdict } from './compatibility.ts';
import { integrityOf } from '../common/digest.ts';
import { releaseFolder } from '../storage/paths.ts';
import { publicationFault } from '../record/published.ts';
import { ifBroken, readRelease, recordText } from '../record/records.ts';
import type { HostRecord, ReleaseRecord } from '../record/schemas.ts';
import type { Storage } from '../storage/storage.ts';
import { checkStyles } from './styles.ts';

/** Which files of a release are gone, or not what was published, and the texts of its scripts and style sheets. */
async function readFiles(storage: Pick<Storage, 'readBytes'>, record: ReleaseRecord) {
  const folder = releaseFolder(record.remote, record.release);
  const texts = new Map<string, string>();
  const checks = Object.entries(record.files).map(async ([file, integrity]) => {
    const bytes = await storage.readBytes(`${folder}/${file}`);
    if (bytes === null) return [`${file} is missing.`];
    if (integrityOf(bytes) !== integrity) return [`${file} is not the file that was published.`];
    if (/\.(js|css)$/.test(file)) texts.set(file, Buffer.from(bytes).toString());
    return [];
  });
  return { changed: (await Promise.all(checks)).flat(), texts };
}

/** Which files of a release are gone, or not what was published, in sentences. */
export const changedFiles = async (
  storage: Pick<Storage, 'readBytes'>,
  record: ReleaseRecord,
): Promise<string[]> => (await readFiles(storage, record)).changed;

/** Whether every file of a release is there, with its hash; its code loads by hashes, and its styles are for itself alone. */
async function checkFiles(storage: Pick<Storage, 'readBytes'>, record: ReleaseRecord): Promise<string[]> {
  const { changed, texts } = await readFiles(storage, record);
  // What is not whole is refused for that; what it holds says nothing of the release.
  return changed.length > 0 ? changed : [...checkChunks(record, texts), ...checkStyles(record, texts)];
}

/** Whether a release passes the gate under a host: it fits, and its files are whole. */
export async function checkRelease(
  storage: Pick<Storage, 'readText' | 'readBytes' | 'trust'>,
  host: HostRecord | null,
  remote: string,
  release: string,
): Promise<Verdict> {
  const record = await readRelease(storage, remote, release).catch(ifBroken((reason) => reason));
  if (!record) return { ok: false, reasons: [`There is no release ${release} of ${remote}.`] };
  if (typeof record === 'string') return { ok: false, reasons: [record] };
  if (!host)
    return { ok: false, reasons: ['No host is promoted yet: there is nothing to check it against.'] };
  const text = (await recordText(storage, remote, release)) ?? '';
  const fault = await publicationFault(storage, remote, release, text).catch(ifBroken((reason) => reason));
  const reasons = [
    ...(fault === null ? [] : [fault]),
    ...checkCompatibility(host, record).reasons,
    ...(await checkFiles(storage, record)),
  ];
  return { ok: reasons.length === 0, reasons };
}
