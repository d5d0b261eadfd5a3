import { checkChunks } from './chunks.ts';
import { checkCompatibility, type Verdict } from './compatibility.ts';
import { integrityOf } from './digest.ts';
import { releaseFolder } from './paths.ts';
import { isAsPublished, readPublished } from './published.ts';
import { ifBroken, readRelease, recordText, running } from './records.ts';
import type { HostRecord, Registry, ReleaseRecord } from './schemas.ts';
import type { Storage } from './storage.ts';
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

/** Whether a release may run under a host: it fits, and its files are whole. */
export async function checkRelease(
  storage: Pick<Storage, 'readText' | 'readBytes'>,
  host: HostRecord | null,
  remote: string,
  release: string,
): Promise<Verdict> {
  const record = await readRelease(storage, remote, release).catch(ifBroken((reason) => reason));
  if (!record) return { ok: false, reasons: [`There is no release ${release} of ${remote}.`] };
  if (typeof record === 'string') return { ok: false, reasons: [record] };
  if (!host)
    return { ok: false, reasons: ['No host is promoted yet: there is nothing to check it against.'] };
  const isItself = isAsPublished(
    await readPublished(storage),
    remote,
    release,
    await recordText(storage, remote, release),
  );
  const reasons = [
    ...(isItself ? [] : ['Its release.json is not the one that was published.']),
    ...checkCompatibility(host, record).reasons,
    ...(await checkFiles(storage, record)),
  ];
  return { ok: reasons.length === 0, reasons };
}

/** Whether a changed registry may take the place of the one before: checks what is new in it, against its host. */
export async function checkRegistry(
  storage: Pick<Storage, 'readText' | 'readBytes'>,
  before: Registry,
  after: Registry,
): Promise<Verdict> {
  const known = before.host?.release === after.host?.release ? running(before) : [];
  const isKnown = ({ remote, release }: { remote: string; release: string }) =>
    known.some((old) => old.remote === remote && old.release === release);
  const checks = running(after)
    .filter((one) => !isKnown(one))
    .map(async ({ remote, release }) => {
      const { reasons } = await checkRelease(storage, after.host, remote, release);
      return reasons.map((reason) => `${remote} ${release}: ${reason}`);
    });
  const reasons = (await Promise.all(checks)).flat();
  return { ok: reasons.length === 0, reasons };
}
