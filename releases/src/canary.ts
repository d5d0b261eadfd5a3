import { change, type Changed, type ChangeOptions } from './change.ts';
import { done, refused, type Outcome } from './outcome.ts';
import { own } from './own.ts';
import { readRelease } from './records.ts';
import { withoutCanary } from './remote-state.ts';
import type { Storage } from './storage.ts';

export interface Canary extends Omit<ChangeOptions, 'operation'> {
  remote: string;
  release: string;
  /** The share of people who get it: more than 0, less than 100. */
  percent: number;
}

/**
 * Gives a published release that passes the gate to a part of the people; the others go on with the running one.
 * Asked again, it changes the share or the release.
 */
export function startCanary(storage: Storage, canary: Canary): Promise<Outcome<Changed>> {
  const { remote, release, percent, ...options } = canary;
  return change(storage, { ...options, operation: 'canary' }, async (registry) => {
    if (!(percent > 0 && percent < 100)) {
      return refused('invalid', `A canary's percent is more than 0 and less than 100, not ${percent}.`);
    }
    const state = own(registry.remotes, remote);
    if (!state) return refused('unknown', `No release of ${remote} runs yet: promote one first.`);
    if (!(await readRelease(storage, remote, release))) {
      return refused('unknown', `There is no release ${release} of ${remote}.`);
    }
    const before = state.canary;
    if (state.active === release) return refused('invalid', `Everybody gets ${remote} ${release} already.`);
    if (before?.release === release && before.percent === percent) {
      return refused('invalid', `${remote} ${release} is a canary of ${percent} % already.`);
    }
    const remotes = { ...registry.remotes, [remote]: { ...state, canary: { release, percent } } };
    const move = { remote, from: before?.release ?? null, to: release, percent };
    return done({ registry: { ...registry, remotes }, moves: [move] });
  });
}

export interface CanaryEnd extends Omit<ChangeOptions, 'operation'> {
  remote: string;
  /** End it only when it is this release's. */
  release?: string;
}

/** Ends a remote's canary: everybody gets the running release. */
export function endCanary(
  storage: Storage,
  { remote, release, ...options }: CanaryEnd,
): Promise<Outcome<Changed>> {
  return change(storage, { ...options, operation: 'canary' }, async (registry) => {
    const state = own(registry.remotes, remote);
    if (!state?.canary) return refused('unknown', `${remote} has no canary.`);
    const from = state.canary.release;
    if (release !== undefined && release !== from) {
      return refused('moved', `The canary of ${remote} is ${from} by now, not ${release}.`);
    }
    const remotes = { ...registry.remotes, [remote]: withoutCanary(state) };
    return done({ registry: { ...registry, remotes }, moves: [{ remote, from, to: null }] });
  });
}
