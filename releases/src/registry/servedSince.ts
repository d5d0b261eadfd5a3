import { own } from '../common/own.ts';
import { replay } from './replay.ts';
import type { Audience, HistoryLine, Registry } from './schemas.ts';

/** A release that pages were served. */
export interface Served {
  release: string;
  /** A canary's audience; null: everybody. */
  audience: Audience | null;
}

/** Every release of a remote that anybody was served since a given time, from the registry and its history. */
export function servedSince(
  registry: Registry,
  history: readonly HistoryLine[],
  remote: string,
  since: Date,
): Served[] {
  const steps = replay(history, remote);
  // What was active when the period began came from an earlier change.
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
