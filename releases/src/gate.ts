import { createHash } from 'node:crypto';
import { checkCompatibility, type Verdict } from './compatibility.ts';
import { releaseFolder } from './paths.ts';
import { ifBroken, readRelease, running } from './records.ts';
import type { HostRecord, Registry, ReleaseRecord } from './schemas.ts';
import type { Storage } from './storage.ts';

export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** Whether every file of a release is there, with its hash. */
export async function checkFiles(
  storage: Pick<Storage, 'readBytes'>,
  record: ReleaseRecord,
): Promise<string[]> {
  const folder = releaseFolder(record.remote, record.release);
  const checks = Object.entries(record.files).map(async ([file, integrity]) => {
    const bytes = await storage.readBytes(`${folder}/${file}`);
    if (bytes === null) return `${file} is missing.`;
    return integrityOf(bytes) === integrity ? null : `${file} is not the file that was published.`;
  });
  return (await Promise.all(checks)).filter((reason) => reason !== null);
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
  const reasons = [...checkCompatibility(host, record).reasons, ...(await checkFiles(storage, record))];
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
