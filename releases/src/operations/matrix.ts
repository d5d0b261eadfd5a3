import { checkCompatibility } from '../gate/compatibility.ts';
import { HOST, hostRecordOf } from '../record/hostRecord.ts';
import { buildsOf, isName } from '../record/records.ts';
import type { ReleaseRecord } from '../record/schemas.ts';
import type { Storage } from '../storage/storage.ts';

/** How many hosts to compare, and how many releases of each remote. */
const NEWEST = 3;

/** A remote's release under a host, and the reasons against it. */
export interface Pair {
  host: string;
  remote: string;
  release: string;
  reasons: string[];
  /** It's the newest release of the remote under the newest host. */
  isNewest: boolean;
}

/** The newest readable releases of a remote, or of the host. */
async function newestOf(
  storage: Pick<Storage, 'folders' | 'readText'>,
  name: string,
): Promise<ReleaseRecord[]> {
  const builds = await buildsOf(storage, name);
  return builds
    .flatMap(({ record }) => (record === null ? [] : [record]))
    .sort((one, other) => other.builtAt.localeCompare(one.builtAt))
    .slice(0, NEWEST);
}

/** The gate's verdict on the newest hosts in a store with the newest releases of every remote (TEAM-15). */
export async function matrix(storage: Pick<Storage, 'folders' | 'readText'>): Promise<Pair[]> {
  const names = (await storage.folders('')).filter((name) => isName(name) && name !== HOST).sort();
  const hosts = (await newestOf(storage, HOST)).map(hostRecordOf);
  const remotes = await Promise.all(names.map((name) => newestOf(storage, name)));
  return hosts.flatMap((host, hostAt) =>
    remotes.flatMap((records) =>
      records.map((record, at) => ({
        host: host.release,
        remote: record.remote,
        release: record.release,
        reasons: checkCompatibility(host, record).reasons,
        isNewest: hostAt === 0 && at === 0,
      })),
    ),
  );
}
