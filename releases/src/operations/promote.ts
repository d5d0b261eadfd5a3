import { change, isAvailable, type Changed, type ChangeOptions, type Move } from '../registry/change.ts';
import { done, refused, type Outcome } from '../common/outcome.ts';
import { own } from '../common/own.ts';
import type { HostRecord } from '../record/schemas.ts';
import { withActive } from '../registry/remoteState.ts';
import type { Storage } from '../storage/storage.ts';

interface Promotion extends Omit<ChangeOptions, 'operation'> {
  /** Remote → the release that is to be active. */
  remotes?: Record<string, string>;
  /** What the host provides from now on; checked against every active release. */
  host?: HostRecord;
}

/** Makes published releases the active ones, all of them or none (REL-02): host and remotes that belong together go together. */
export function promote(storage: Storage, promotion: Promotion): Promise<Outcome<Changed>> {
  const { remotes = {}, host, ...options } = promotion;
  return change(storage, { ...options, operation: 'promote' }, async (registry, history) => {
    for (const [remote, release] of Object.entries(remotes)) {
      if (!(await isAvailable(storage, history, remote, release))) {
        return refused('unknown', `There is no release ${release} of ${remote}.`);
      }
    }
    const moves: Move[] = Object.entries(remotes)
      .map(([remote, to]) => ({ remote, from: own(registry.remotes, remote)?.active ?? null, to }))
      .filter(({ from, to }) => from !== to);
    if (host && host.release !== registry.host?.release) {
      moves.unshift({ remote: null, from: registry.host?.release ?? null, to: host.release });
    }
    if (moves.length === 0) return refused('invalid', 'Nothing would change: this is active already.');
    const states = Object.entries(remotes).map(([remote, active]) => [
      remote,
      withActive(own(registry.remotes, remote), active),
    ]);
    const changed = { ...registry.remotes, ...Object.fromEntries(states) };
    return done({ registry: { ...registry, host: host ?? registry.host, remotes: changed }, moves });
  });
}
