import { activations } from './history.ts';
import { startedAt } from './startedAt.ts';
import type { HistoryLine, Registry } from './schemas.ts';

/** A release to compare with another. */
export interface Watch {
  remote: string;
  /** If it does badly, a canary is ended and a promotion is rolled back. */
  kind: 'canary' | 'promotion';
  release: string;
  /** The release that it's compared with: the active or the previous one. */
  baseline: string;
  /** When people started getting it: loads during an earlier attempt don't count. */
  since: Date;
}

/** The promotion that activated a remote's active release; null if that was a rollback. */
function lastPromotion(history: readonly HistoryLine[], remote: string): HistoryLine | null {
  const last = history.findLast(
    (line) => line.remote === remote && (line.operation === 'promote' || line.operation === 'rollback'),
  );
  return last?.operation === 'promote' ? last : null;
}

/**
 * What to monitor now: every canary, and every release that was promoted since a given time and is still active. Not a remote's first
 * release, because there's nothing to go back to.
 */
export function watchedReleases(
  registry: Registry,
  history: readonly HistoryLine[],
  promotedSince: Date,
): Watch[] {
  const changes = activations(history);
  return Object.entries(registry.remotes).flatMap(([remote, { active, canary, disabled }]): Watch[] => {
    if (disabled) return [];
    const started = canary ? startedAt(history, remote, canary.release) : null;
    const canaries: Watch[] =
      canary && started
        ? [{ remote, kind: 'canary', release: canary.release, baseline: active, since: started }]
        : [];
    const promotion = lastPromotion(changes, remote);
    if (promotion === null || promotion.from === null || promotion.to !== active) return canaries;
    const since = new Date(promotion.at);
    return since < promotedSince
      ? canaries
      : [...canaries, { remote, kind: 'promotion', release: active, baseline: promotion.from, since }];
  });
}
