import { readFile } from 'node:fs/promises';
import type { Storage } from '../storage/storage.ts';
import { ifBroken, readRelease } from './records.ts';
import { ReleaseRecord, WrongFile, parseAs, type HostRecord } from './schemas.ts';

/** The name under which the host is published, beside the remotes. */
export const HOST = 'host';

/** The host's own pages that require sign-in: no remote's screen can have one of these addresses. */
export const HOST_PAGES = ['account', 'audit', 'figures', 'import', 'people', 'releases'] as const;
/** Other addresses that the host or the server handles. */
const OTHER_ADDRESSES = ['docs', 'health', 'help', 'reset-password', 'setup'];

/** Whether the host uses an address of one segment, given without its slash. */
export const isHostPage = (name: string): boolean => [...HOST_PAGES, ...OTHER_ADDRESSES].includes(name);

/** The page that the server completes, among the files of a host's release. */
export const PAGE_FILE = 'index.html';

/** A host's record with all its fields. */
type Known = HostRecord & Required<Pick<HostRecord, 'exports' | 'opens'>>;

/** What a host provides, from the record of its release. @throws WrongFile for the record of a remote */
export function hostRecordOf({ remote, release, federation, host }: ReleaseRecord): Known {
  if (host === undefined) throw new WrongFile(`${remote} ${release} is a remote, not a host.`);
  const { provides, needs, opens = [], exports } = host;
  return { release, provides, ...(needs === undefined ? {} : { needs }), opens, federation, exports };
}

/** The part of a host's record that the registry stores. */
export function recordedHost(record: ReleaseRecord): HostRecord {
  const { exports: _, ...recorded } = hostRecordOf(record);
  return recorded;
}

/** The record of a host's build, as the registry stores it. @param file its release.json */
export const readHostRecord = async (file: string): Promise<HostRecord> =>
  recordedHost(parseAs(ReleaseRecord, await readFile(file, 'utf8'), file));

/** What a published host provides; null if there's no readable record. */
export async function readHost(storage: Pick<Storage, 'readText'>, release: string): Promise<Known | null> {
  const record = await readRelease(storage, HOST, release).catch(ifBroken(() => null));
  return record?.host ? hostRecordOf(record) : null;
}
