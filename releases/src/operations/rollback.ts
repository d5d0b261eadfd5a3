import { change, isAvailable, type ChangeResult, type ChangeOptions } from '../registry/change.ts';
import { checkAgainstServed } from '../registry/checkRegistry.ts';
import { earlierReleases, isDeleted } from '../registry/history.ts';
import { done, refused, type Outcome } from '../common/outcome.ts';
import { own } from '../common/own.ts';
import { withActive } from '../registry/remoteState.ts';
import type { HistoryLine, Registry } from '../registry/schemas.ts';
import type { Storage } from '../storage/storage.ts';

interface Rollback extends Omit<ChangeOptions, 'operation'> {
  remote: string;
  /** The release to go back to; without it, the newest earlier one that passes the gate. */
  to?: string;
  /** Only if this release is still active. */
  from?: string;
}

/** The newest earlier active release that passes the gate today. */
export async function rollbackTarget(
  storage: Storage,
  remote: string,
  registry: Registry,
  history: HistoryLine[],
): Promise<Outcome<string>> {
  const candidates = earlierReleases(history, remote).filter(
    (release) => !isDeleted(history, remote, release),
  );
  if (candidates.length === 0)
    return refused('unknown', `No other release of ${remote} was active before this one.`);
  const against: string[] = [];
  for (const release of candidates) {
    const { ok, reasons } = await checkAgainstServed(storage, registry, remote, release);
    if (ok) return done(release);
    against.push(...reasons.map((reason) => `${remote} ${release}: ${reason}`));
  }
  return refused('gate', ...against);
}

/** Returns one remote, or the host, to an earlier release: no build, no upload, and nothing else changes (REL-04). */
export function rollback(
  storage: Storage,
  { remote, to, from, ...options }: Rollback,
): Promise<Outcome<ChangeResult>> {
  return change(storage, { ...options, operation: 'rollback' }, async (registry, history) => {
    const state = own(registry.remotes, remote);
    if (!state) return refused('unknown', `No release of ${remote} is active.`);
    if (from !== undefined && from !== state.active) {
      return refused('moved', `${state.active} of ${remote} is active now, not ${from}.`);
    }
    const chosen = to === undefined ? await rollbackTarget(storage, remote, registry, history) : done(to);
    if (!chosen.ok) return chosen;
    const release = chosen.value;
    if (!(await isAvailable(storage, history, remote, release))) {
      return refused('unknown', `There is no release ${release} of ${remote}.`);
    }
    if (release === state.active) return refused('invalid', `${remote} ${release} is already active.`);
    const remotes = { ...registry.remotes, [remote]: withActive(state, release) };
    return done({ registry: { ...registry, remotes }, moves: [{ remote, from: state.active, to: release }] });
  });
}
