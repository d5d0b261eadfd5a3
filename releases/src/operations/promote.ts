import { change, isAvailable, type ChangeResult, type ChangeOptions, type Move } from '../registry/change.ts';
import { done, refused, type Outcome } from '../common/outcome.ts';
import { own } from '../common/own.ts';
import { HOST, readHost } from '../record/hostRecord.ts';
import type { HostRecord } from '../record/schemas.ts';
import { withActive } from '../registry/remoteState.ts';
import type { Storage } from '../storage/storage.ts';
import { blockedRollbacks } from './blockedRollbacks.ts';

interface Promotion extends Omit<ChangeOptions, 'operation'> {
  /** Remote, or `host` → the release to activate. */
  remotes?: Record<string, string>;
  /** The record of a host that isn't a release in the store; checked against every active release. */
  host?: HostRecord;
}

/**
 * Activates published releases, all of them or none (REL-02), so that a host and remotes that need each other can change together.
 */
export function promote(storage: Storage, promotion: Promotion): Promise<Outcome<ChangeResult>> {
  const { remotes = {}, host, ...options } = promotion;
  return change(storage, { ...options, operation: 'promote' }, async (registry, history) => {
    for (const [remote, release] of Object.entries(remotes)) {
      if (!(await isAvailable(storage, history, remote, release))) {
        return refused('unknown', `There is no release ${release} of ${remote}.`);
      }
    }
    if (host && (own(registry.remotes, HOST) ?? own(remotes, HOST)) !== undefined)
      return refused(
        'invalid',
        'The host is a release in this store. Publish it, then promote host with the name of its release.',
      );
    const moves: Move[] = Object.entries(remotes)
      .map(([remote, to]) => ({ remote, from: own(registry.remotes, remote)?.active ?? null, to }))
      .filter(({ from, to }) => from !== to);
    if (host && host.release !== registry.host?.release) {
      moves.unshift({ remote: null, from: registry.host?.release ?? null, to: host.release });
    }
    if (moves.length === 0) return refused('invalid', 'Nothing to change: this is already active.');
    const states = Object.entries(remotes).map(([remote, active]) => [
      remote,
      withActive(own(registry.remotes, remote), active),
    ]);
    const changed = { ...registry.remotes, ...Object.fromEntries(states) };
    const release = own(remotes, HOST);
    const next = release === undefined ? host : await readHost(storage, release);
    const against = next
      ? await blockedRollbacks(storage, { registry, history, host: next, together: Object.keys(remotes) })
      : [];
    return done({ registry: { ...registry, host: host ?? registry.host, remotes: changed }, moves, against });
  });
}
