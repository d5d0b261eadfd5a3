import { checkHosts } from '../gate/gate.ts';
import { HOST } from '../record/hostRecord.ts';
import { ifBroken, readRelease } from '../record/records.ts';
import type { HostRecord } from '../record/schemas.ts';
import { hostsOf } from '../registry/checkRegistry.ts';
import { activeSince, isDeleted } from '../registry/history.ts';
import type { HistoryLine, Registry } from '../registry/schemas.ts';
import { servedReleases } from '../registry/servedReleases.ts';
import type { Storage } from '../storage/storage.ts';

/** People may want to go back to a release that was active within this time. */
const RECENT_MS = 86_400_000;

interface Change {
  registry: Registry;
  history: readonly HistoryLine[];
  /** The host that pages will get. */
  host: HostRecord;
  /** The remotes that change with it: rolling those back includes the host. */
  together?: readonly string[];
}

/**
 * Recent releases that today's hosts can run and the new host can't (REL-26), as sentences: under it, a rollback to them would be
 * impossible.
 */
export async function blockedRollbacks(
  storage: Pick<Storage, 'readText' | 'readBytes'>,
  { registry, history, host, together = [] }: Change,
): Promise<string[]> {
  const since = new Date(Date.now() - RECENT_MS);
  const hosts = await hostsOf(storage, registry);
  const served = servedReleases(registry);
  const recent = Object.keys(registry.remotes)
    .filter((remote) => remote !== HOST && !together.includes(remote))
    .flatMap((remote) =>
      [...activeSince(history, remote, since)]
        .filter((release) => !served.some((one) => one.remote === remote && one.release === release))
        .filter((release) => !isDeleted(history, remote, release))
        .map((release) => ({ remote, release })),
    );
  const against = recent.map(async ({ remote, release }) => {
    const record = await readRelease(storage, remote, release).catch(ifBroken(() => null));
    if (record === null || checkHosts(hosts, record).length > 0) return [];
    return checkHosts([host], record).map(
      (reason) => `${remote} ${release}, which was active within the last day: ${reason}`,
    );
  });
  return (await Promise.all(against)).flat();
}
