import { effective } from './history.ts';
import type { HistoryLine, Registry } from './schemas.ts';

/** A release whose loads are to be compared with another's. */
export interface Watch {
  remote: string;
  /** A canary is ended when it does badly, a promotion is rolled back. */
  kind: 'canary' | 'promotion';
  release: string;
  /** The release it is compared with: the running one, or the one before. */
  baseline: string;
}

/** The promotion by which a remote runs what it runs; null when that was a rollback. */
function lastPromotion(history: readonly HistoryLine[], remote: string): HistoryLine | null {
  const last = history.findLast(
    (line) => line.remote === remote && (line.operation === 'promote' || line.operation === 'rollback'),
  );
  return last?.operation === 'promote' ? last : null;
}

/**
 * What has to be watched now: every canary, and every release that was promoted since a moment and still runs. The
 * first release of a remote is not: there is nothing to go back to.
 */
export function watchedReleases(
  registry: Registry,
  history: readonly HistoryLine[],
  promotedSince: Date,
): Watch[] {
  const changes = effective(history);
  return Object.entries(registry.remotes).flatMap(([remote, { active, canary, disabled }]): Watch[] => {
    if (disabled) return [];
    const canaries: Watch[] = canary
      ? [{ remote, kind: 'canary', release: canary.release, baseline: active }]
      : [];
    const promotion = lastPromotion(changes, remote);
    const isNew = promotion !== null && new Date(promotion.at).getTime() >= promotedSince.getTime();
    const baseline = promotion?.from ?? null;
    return isNew && baseline !== null && promotion.to === active
      ? [...canaries, { remote, kind: 'promotion', release: active, baseline }]
      : canaries;
  });
}
