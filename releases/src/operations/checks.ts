import type { Verdict } from '../gate/compatibility.ts';
import { verdict } from '../gate/gate.ts';
import { HOST, hostRecordOf, readHost } from '../record/hostRecord.ts';
import type { HostRecord, ReleaseRecord } from '../record/schemas.ts';
import { checkAgainstServed, checkUnpublished } from '../registry/checkRegistry.ts';
import { readState, type State } from '../registry/revisions.ts';
import type { Storage } from '../storage/storage.ts';
import { blockedRollbacks } from './blockedRollbacks.ts';

// Whether a promotion or a canary would be rejected, without changing anything. Both also reject a host that would prevent a rollback
// (REL-26).

const withRollbacks = async (
  storage: Storage,
  state: State,
  host: HostRecord | null,
  { reasons }: Verdict,
): Promise<Verdict> =>
  verdict([...reasons, ...(host === null ? [] : await blockedRollbacks(storage, { ...state, host }))]);

/** Whether a published release of a remote or the host could be promoted now. */
export async function checkPublished(storage: Storage, remote: string, release: string): Promise<Verdict> {
  const state = await readState(storage);
  const host = remote === HOST ? await readHost(storage, release) : null;
  const checked = await checkAgainstServed(storage, state.registry, remote, release);
  return withRollbacks(storage, state, host, checked);
}

/** Whether a build could be promoted now, judged by its record before it's published (TEAM-03). */
export async function checkBuild(storage: Storage, record: ReleaseRecord): Promise<Verdict> {
  const state = await readState(storage);
  const host = record.remote === HOST ? hostRecordOf(record) : null;
  const checked = await checkUnpublished(storage, state.registry, record);
  return withRollbacks(storage, state, host, checked);
}
