import { change, type ChangeResult, type ChangeOptions } from '../registry/change.ts';
import { done, refused, type Outcome } from '../common/outcome.ts';
import { own } from '../common/own.ts';
import { HOST } from '../record/hostRecord.ts';
import { enabled } from '../registry/remoteState.ts';
import type { Storage } from '../storage/storage.ts';

interface Switching extends Omit<ChangeOptions, 'operation'> {
  remote: string;
}

/**
 * Disables a remote: nobody gets a release of it, and its screen shows the reason (REL-05). `enable` restores the active release.
 */
export function disable(
  storage: Storage,
  { remote, ...options }: Switching & { reason: string },
): Promise<Outcome<ChangeResult>> {
  return change(storage, { ...options, operation: 'disable' }, async (registry) => {
    const state = own(registry.remotes, remote);
    if (!state) return refused('unknown', `No release of ${remote} is active.`);
    if (remote === HOST)
      return refused(
        'invalid',
        "You can't disable the host, because it serves every page. Roll it back instead.",
      );
    if (options.reason.trim() === '')
      return refused('invalid', 'Give a reason for disabling it. People will see the reason.');
    if (state.disabled) {
      return refused('invalid', `${remote} is already disabled: ${state.disabled.reason}`);
    }
    const remotes = { ...registry.remotes, [remote]: { ...state, disabled: { reason: options.reason } } };
    return done({ registry: { ...registry, remotes }, moves: [{ remote, from: state.active, to: null }] });
  });
}

/** Enables a remote: people get the release that's active now. */
export function enable(storage: Storage, { remote, ...options }: Switching): Promise<Outcome<ChangeResult>> {
  return change(storage, { ...options, operation: 'enable' }, async (registry) => {
    const state = own(registry.remotes, remote);
    if (!state) return refused('unknown', `No release of ${remote} is active.`);
    if (!state.disabled) return refused('invalid', `${remote} isn't disabled.`);
    const remotes = { ...registry.remotes, [remote]: enabled(state) };
    return done({ registry: { ...registry, remotes }, moves: [{ remote, from: null, to: state.active }] });
  });
}
