import type { RemoteState } from './schemas.ts';

/** A remote without its canary. */
export function withoutCanary({ active, disabled }: RemoteState): RemoteState {
  return { active, ...(disabled ? { disabled } : {}) };
}

/** A remote with another active release. A canary of the same release has reached everybody, so it ends. */
export function withActive(state: RemoteState | undefined, active: string): RemoteState {
  if (!state) return { active };
  return state.canary?.release === active ? { ...withoutCanary(state), active } : { ...state, active };
}

/** A remote that is no longer disabled. */
export function enabled({ active, canary }: RemoteState): RemoteState {
  return { active, ...(canary ? { canary } : {}) };
}
