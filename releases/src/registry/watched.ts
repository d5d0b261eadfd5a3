import { activations } from './history.ts';
import { startedAt } from './startedAt.ts';
import type { HistoryLine, Registry } from './schemas.ts';

/** A release that is to be compared with another. */
export interface Watch {
  remote: string;
  /** A canary is ended when it does badly, a promotion is rolled back. */
  kind: 'canary' | 'promotion';
  release: string;
  /** The release it is compared with: the active one, or the one before. */
  baseline: string;
  /** Since when people get it: loads of an earlier attempt don't count. */
  since: Date;
}

/** The promotion that made a remote's active release active; null when that was a rollback. */
function lastPromotion(history: readonly HistoryLine[], remote: string): HistoryLine | null {
  const last = history.findLast(
    (line) => line.remote === remote && (line.operation === 'promote' || line.operation === 'rollback'),
  );
  return last?.operation === 'promote' ? last : null;
}

/**
 * What has to be watched now: every canary, and every release that was promoted since a moment and is still active. The
 * first release of a remote is not: there is nothing to go back to.
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
