import { own } from '../common/own.ts';
import { replay } from './replay.ts';
import type { Audience, HistoryLine, Registry } from './schemas.ts';

/** A release that pages were served. */
export interface Served {
  release: string;
  /** To whom: a canary's people; null: to everybody. */
  audience: Audience | null;
}

/** Every release of a remote that was served to anybody since a moment, by the registry and its history. */
export function servedSince(
  registry: Registry,
  history: readonly HistoryLine[],
  remote: string,
  since: Date,
): Served[] {
  const steps = replay(history, remote);
  // What stood when the time began was there before it.
  const first = steps.findLastIndex(({ line }) => new Date(line.at).getTime() <= since.getTime());
  const states = [
    ...steps.slice(Math.max(first, 0)).map(({ state }) => state),
    own(registry.remotes, remote),
  ];
  return states.flatMap((state): Served[] => {
    if (!state || state.disabled) return [];
    const { release, ...audience } = state.canary ?? { release: null, percent: 0 };
    return [{ release: state.active, audience: null }, ...(release === null ? [] : [{ release, audience }])];
  });
}
