import { againstChips } from './chips.ts';
import { checkChunks } from './chunks.ts';
import { checkCompatibility, type Verdict } from './compatibility.ts';
import { againstDialogs } from './dialogs.ts';
import { integrityOf } from '../common/digest.ts';
import { releaseFolder } from '../storage/paths.ts';
import { HOST, hostRecordOf } from '../record/hostRecord.ts';
import { publicationFault } from '../record/published.ts';
import { ifBroken, readRelease, recordText } from '../record/records.ts';
import type { HostRecord, ReleaseRecord } from '../record/schemas.ts';
import type { Storage } from '../storage/storage.ts';
import { checkStyles } from './styles.ts';

/** Finds files of a release that are missing or changed, and returns the texts of its scripts and style sheets. */
async function readFiles(storage: Pick<Storage, 'readBytes'>, record: ReleaseRecord) {
  const folder = releaseFolder(record.remote, record.release);
  const texts = new Map<string, string>();
  const checks = Object.entries(record.files).map(async ([file, integrity]) => {
    const bytes = await storage.readBytes(`${folder}/${file}`);
    if (bytes === null) return [`${file} is missing.`];
    if (integrityOf(bytes) !== integrity) return [`${file} differs from the published file.`];
    if (/\.(js|css|html)$/.test(file)) texts.set(file, Buffer.from(bytes).toString());
    return [];
  });
  return { changed: (await Promise.all(checks)).flat(), texts };
}

/** The missing and changed files of a release, as sentences. */
export const changedFiles = async (
  storage: Pick<Storage, 'readBytes'>,
  record: ReleaseRecord,
): Promise<string[]> => (await readFiles(storage, record)).changed;

/**
 * Checks that every file of a release matches its hash, that its code loads by hashes, and that its styles only apply to itself.
 */
async function checkFiles(storage: Pick<Storage, 'readBytes'>, record: ReleaseRecord): Promise<string[]> {
  const { changed, texts } = await readFiles(storage, record);
  // Changed content says nothing about the release, so report only the change.
  if (changed.length > 0) return changed;
  // The host's styles apply to the whole page.
  return [...checkChunks(record, texts), ...(record.remote === HOST ? [] : checkStyles(record, texts))];
}

type Reading = Pick<Storage, 'readText' | 'readBytes' | 'trust'>;

interface Published {
  /** Null: there's no readable record. */
  record: ReleaseRecord | null;
  reasons: string[];
}

/** A release's record, and how it differs from what was published. */
async function checkPublished(storage: Reading, remote: string, release: string): Promise<Published> {
  const record = await readRelease(storage, remote, release).catch(ifBroken((reason) => reason));
  if (!record) return { record: null, reasons: [`There is no release ${release} of ${remote}.`] };
  if (typeof record === 'string') return { record: null, reasons: [record] };
  const text = (await recordText(storage, remote, release)) ?? '';
  const fault = await publicationFault(storage, remote, release, text).catch(ifBroken((reason) => reason));
  return { record, reasons: [...(fault === null ? [] : [fault]), ...(await checkFiles(storage, record))] };
}

const NO_HOST = 'No host is promoted yet, so there is nothing to check against.';

export const verdict = (reasons: string[]): Verdict => ({ ok: reasons.length === 0, reasons });

/** The reasons against a release under each host that pages get. @param hosts the active one first, then its canary */
export const checkHosts = (hosts: readonly HostRecord[], record: ReleaseRecord): string[] =>
  hosts.flatMap((host, index) =>
    checkCompatibility(host, record).reasons.map((reason) =>
      index === 0 ? reason : `Under the canary host ${host.release}: ${reason}`,
    ),
  );

/** What people currently get besides a release. */
export interface ServedRecords {
  hosts: readonly HostRecord[];
  /** The releases of remotes. */
  remotes: readonly ReleaseRecord[];
}

/** The reasons against serving a remote's release with what people get, from its record alone. */
export const checkRecord = ({ hosts, remotes }: ServedRecords, record: ReleaseRecord): Verdict =>
  verdict(
    hosts.length === 0
      ? [NO_HOST]
      : [...checkHosts(hosts, record), ...againstDialogs(record, remotes), ...againstChips(record, remotes)],
  );

/** Whether a remote's release passes the gate: it's compatible with what people get, and its files are intact. */
export async function checkRelease(
  storage: Reading,
  beside: ServedRecords,
  remote: string,
  release: string,
): Promise<Verdict> {
  const { record, reasons } = await checkPublished(storage, remote, release);
  if (record === null) return verdict(reasons);
  const against = checkRecord(beside, record).reasons;
  return verdict(beside.hosts.length === 0 ? against : [...against, ...reasons]);
}

/** The reasons against serving a host with these releases of remotes, from its record alone. */
export function againstHost(record: ReleaseRecord, remotes: readonly ReleaseRecord[]): string[] {
  const host = hostRecordOf(record);
  return remotes.flatMap((remote) =>
    checkCompatibility(host, remote).reasons.map((reason) => `${remote.remote} ${remote.release}: ${reason}`),
  );
}

/** Whether a host's release passes the gate: it can run these releases of remotes, and its files are intact (REL-26). */
export async function checkHost(
  storage: Reading,
  release: string,
  remotes: readonly ReleaseRecord[],
): Promise<Verdict> {
  const { record, reasons } = await checkPublished(storage, HOST, release);
  if (record === null) return verdict(reasons);
  return verdict([...reasons, ...againstHost(record, remotes)]);
}
