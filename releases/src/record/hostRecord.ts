import { readFile } from 'node:fs/promises';
import type { Storage } from '../storage/storage.ts';
import { ifBroken, readRelease } from './records.ts';
import { ReleaseRecord, WrongFile, parseAs, type HostRecord } from './schemas.ts';

/** The name under which the host is published, beside the remotes. */
export const HOST = 'host';

/** The host's own pages behind the sign-in, by their addresses: no remote's screen can have one of them. */
export const HOST_PAGES = ['account', 'audit', 'figures', 'import', 'people', 'releases'] as const;
/** What else is answered by the host itself, or by the server. */
const OTHER_ADDRESSES = ['help', 'reset-password'];

/** Whether an address of one step, without its slash, is the host's own. */
export const isHostPage = (name: string): boolean => [...HOST_PAGES, ...OTHER_ADDRESSES].includes(name);

/** The page that the server completes, among the files of a host's release. */
export const PAGE_FILE = 'index.html';

/** All that the record of a host says. */
type Known = HostRecord & Required<Pick<HostRecord, 'exports' | 'opens'>>;

/** What a host provides, by the record of its release. @throws WrongFile for the record of a remote */
export function hostRecordOf({ remote, release, federation, host }: ReleaseRecord): Known {
  if (host === undefined) throw new WrongFile(`${remote} ${release} is a remote, not a host.`);
  const { provides, needs, opens = [], exports } = host;
  return { release, provides, ...(needs === undefined ? {} : { needs }), opens, federation, exports };
}

/** The same as the registry keeps it. */
export function recordedHost(record: ReleaseRecord): HostRecord {
  const { exports: _, ...recorded } = hostRecordOf(record);
  return recorded;
}

/** What a host build says of itself, as the registry keeps it. @param file its release.json */
export const readHostRecord = async (file: string): Promise<HostRecord> =>
  recordedHost(parseAs(ReleaseRecord, await readFile(file, 'utf8'), file));

/** What a published host provides; null where there is none that can be read. */
export async function readHost(storage: Pick<Storage, 'readText'>, release: string): Promise<Known | null> {
  const record = await readRelease(storage, HOST, release).catch(ifBroken(() => null));
  return record?.host ? hostRecordOf(record) : null;
}
