import { own } from '../common/own.ts';
import type { Verdict } from '../gate/compatibility.ts';
import {
  againstHost,
  checkHost,
  checkHosts,
  checkRecord,
  checkRelease,
  verdict,
  type ServedRecords,
} from '../gate/gate.ts';
import { HOST, readHost } from '../record/hostRecord.ts';
import { ifBroken, readRelease } from '../record/records.ts';
import type { HostRecord, ReleaseRecord } from '../record/schemas.ts';
import type { Storage } from '../storage/storage.ts';
import type { Registry } from './schemas.ts';
import { servedOf, servedReleases } from './servedReleases.ts';

type Reading = Pick<Storage, 'readText' | 'readBytes' | 'trust'>;

/**
 * The hosts that pages get: the active one, then its canary. In a store in which the host isn't a release, the recorded host.
 */
export async function hostsOf(storage: Reading, registry: Registry): Promise<HostRecord[]> {
  const state = own(registry.remotes, HOST);
  const { host } = registry;
  if (!state) return host ? [host] : [];
  const found = await Promise.all(
    servedOf(state).map(
      async (release) =>
        // A broken record must not block the rollback of another remote.
        (await readHost(storage, release)) ?? (release === host?.release ? host : null),
    ),
  );
  return found.filter((one) => one !== null);
}

/** The records of the remotes' releases that a registry serves, or the reason why one can't be read. */
function remotesOf(storage: Reading, registry: Registry) {
  const served = servedReleases(registry).filter(({ remote }) => remote !== HOST);
  const read = async ({ remote, release }: { remote: string; release: string }) => {
    const found = await readRelease(storage, remote, release).catch(ifBroken((reason) => reason));
    return { remote, release, found: found ?? `There is no release ${release} of ${remote}.` };
  };
  return Promise.all(served.map(read));
}

/** The readable records: a fault in another remote isn't the host's. */
async function readableRemotes(storage: Reading, registry: Registry): Promise<ReleaseRecord[]> {
  const remotes = await remotesOf(storage, registry);
  return remotes.flatMap(({ found }) => (typeof found === 'string' ? [] : [found]));
}

/** What people get from a registry, as far as it can be read. */
const readServedRecords = async (storage: Reading, registry: Registry): Promise<ServedRecords> => ({
  hosts: await hostsOf(storage, registry),
  remotes: await readableRemotes(storage, registry),
});

/** Whether a release of a remote or the host passes the gate beside what a registry serves. */
export const checkAgainstServed = async (
  storage: Reading,
  registry: Registry,
  remote: string,
  release: string,
): Promise<Verdict> =>
  remote === HOST
    ? checkHost(storage, release, await readableRemotes(storage, registry))
    : checkRelease(storage, await readServedRecords(storage, registry), remote, release);

/** Whether the record of an unpublished remote or host is compatible with what people get (TEAM-03). */
export const checkUnpublished = async (
  storage: Reading,
  registry: Registry,
  record: ReleaseRecord,
): Promise<Verdict> =>
  record.remote === HOST
    ? verdict(againstHost(record, await readableRemotes(storage, registry)))
    : checkRecord(await readServedRecords(storage, registry), record);

/** Whether a changed registry passes the gate: checks what's new in it against the rest. */
export async function checkRegistry(storage: Reading, before: Registry, after: Registry): Promise<Verdict> {
  const known = servedReleases(before);
  const isKnown = (one: { remote: string; release: string }) =>
    known.some((old) => old.remote === one.remote && old.release === one.release);
  const served = servedReleases(after);
  const beside = await readServedRecords(storage, after);
  const { hosts } = beside;
  const newOnes = served
    .filter((one) => !isKnown(one))
    .map(async ({ remote, release }) => {
      const { reasons } = await (remote === HOST
        ? checkHost(storage, release, [])
        : checkRelease(storage, beside, remote, release));
      return reasons.map((reason) => `${remote} ${release}: ${reason}`);
    });
  const hasNewHost = hosts.some(
    ({ release }) => release !== before.host?.release && !isKnown({ remote: HOST, release }),
  );
  // For what is served already, check only the records again: a missing file isn't the new host's fault.
  const old = hasNewHost ? (await remotesOf(storage, after)).filter(isKnown) : [];
  const againstOld = old.flatMap(({ remote, release, found }) =>
    (typeof found === 'string' ? [found] : checkHosts(hosts, found)).map(
      (reason) => `${remote} ${release}: ${reason}`,
    ),
  );
  const reasons = [...(await Promise.all(newOnes)).flat(), ...againstOld];
  return { ok: reasons.length === 0, reasons };
}
