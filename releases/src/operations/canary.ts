import { isDeepStrictEqual } from 'node:util';
import { audienceOf, audienceText, type AudienceInput } from './audience.ts';
import { change, isAvailable, type ChangeResult, type ChangeOptions } from '../registry/change.ts';
import { done, refused, type Outcome } from '../common/outcome.ts';
import { own } from '../common/own.ts';
import { HOST, readHost } from '../record/hostRecord.ts';
import { withoutCanary } from '../registry/remoteState.ts';
import type { Storage } from '../storage/storage.ts';
import { blockedRollbacks } from './blockedRollbacks.ts';

export interface Canary extends Omit<ChangeOptions, 'operation'>, AudienceInput {
  remote: string;
  release: string;
}

/**
 * Gives a published release that passes the gate to some people: a percentage, named people, or employee types (CAN-01). Everyone
 * else keeps the active release. Called again, it changes the audience or the release.
 */
export function startCanary(storage: Storage, canary: Canary): Promise<Outcome<ChangeResult>> {
  const { remote, release, percent, employees, types, ...options } = canary;
  return change(storage, { ...options, operation: 'canary' }, async (registry, history) => {
    const audience = audienceOf({ percent, employees, types });
    if (!audience.ok) return audience;
    const state = own(registry.remotes, remote);
    if (!state) return refused('unknown', `No release of ${remote} is active yet: promote one first.`);
    if (!(await isAvailable(storage, history, remote, release))) {
      return refused('unknown', `There is no release ${release} of ${remote}.`);
    }
    const before = state.canary;
    if (state.active === release) return refused('invalid', `Everybody already gets ${remote} ${release}.`);
    const next = { release, ...audience.value };
    if (isDeepStrictEqual(before, next)) {
      return refused(
        'invalid',
        `${remote} ${release} is already a canary for ${audienceText(audience.value)}.`,
      );
    }
    const remotes = { ...registry.remotes, [remote]: { ...state, canary: next } };
    const move = { remote, from: before?.release ?? null, to: release, ...audience.value };
    const host = remote === HOST ? await readHost(storage, release) : null;
    const against = host ? await blockedRollbacks(storage, { registry, history, host }) : [];
    return done({ registry: { ...registry, remotes }, moves: [move], against });
  });
}

interface CanaryEnd extends Omit<ChangeOptions, 'operation'> {
  remote: string;
  /** End it only if it's a canary of this release. */
  release?: string;
}

/** Ends a remote's canary, so that everybody gets the active release. */
export function endCanary(
  storage: Storage,
  { remote, release, ...options }: CanaryEnd,
): Promise<Outcome<ChangeResult>> {
  return change(storage, { ...options, operation: 'canary' }, async (registry) => {
    const state = own(registry.remotes, remote);
    // A caller who names the release has seen a canary, so somebody else ended it first.
    const isOver = state !== undefined && release !== undefined;
    if (!state?.canary) return refused(isOver ? 'moved' : 'unknown', `${remote} has no canary.`);
    const from = state.canary.release;
    if (release !== undefined && release !== from) {
      return refused('moved', `The canary of ${remote} is now ${from}, not ${release}.`);
    }
    const remotes = { ...registry.remotes, [remote]: withoutCanary(state) };
    return done({ registry: { ...registry, remotes }, moves: [{ remote, from, to: null }] });
  });
}
