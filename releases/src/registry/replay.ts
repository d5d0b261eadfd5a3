import { activations } from './history.ts';
import { enabled, withActive, withoutCanary } from './remoteState.ts';
import type { HistoryLine, RemoteState } from './schemas.ts';

/** A change to a remote, and the resulting state. */
export interface Step {
  line: HistoryLine;
  /** Null: no release of it was active yet. */
  state: RemoteState | null;
}

function after(state: RemoteState | null, line: HistoryLine): RemoteState | null {
  const { operation, to, reason, percent = 0, employees, types } = line;
  if (operation === 'promote' || operation === 'rollback')
    return to === null ? state : withActive(state ?? undefined, to);
  if (state === null) return null;
  if (operation === 'disable') return { ...state, disabled: { reason: reason ?? '' } };
  if (operation === 'enable') return enabled(state);
  if (to === null) return withoutCanary(state);
  const audience = { percent, ...(employees ? { employees } : {}), ...(types ? { types } : {}) };
  return { ...state, canary: { release: to, ...audience } };
}

/** Replays the changes to a remote, the oldest first: its state after each of them. */
export function replay(history: readonly HistoryLine[], remote: string): Step[] {
  let state: RemoteState | null = null;
  return activations(history)
    .filter((line) => line.remote === remote)
    .map((line) => ({ line, state: (state = after(state, line)) }));
}
