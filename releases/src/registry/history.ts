import type { HistoryLine } from './schemas.ts';

/** The author in the history for automatic changes (REL-07). */
export const AUTO = 'auto';

/** The changes to what's active; cleanup isn't one. */
export const activations = (history: readonly HistoryLine[]): HistoryLine[] =>
  history.filter(({ operation }) => operation !== 'gc');

/** The recorded changes to a remote. */
export const historyOf = (history: readonly HistoryLine[], remote: string): HistoryLine[] =>
  history.filter((line) => line.remote === remote);

/** Whether cleanup has deleted a release, or is about to. */
export const isDeleted = (history: readonly HistoryLine[], remote: string, release: string): boolean =>
  history.some((line) => line.operation === 'gc' && line.remote === remote && line.from === release);

/**
 * Whether builds must not activate a release again: it's the last release of its remote that a build activated, or a later change, such as
 * a promotion, canary or rollback, led to it or away from it.
 * @param remote null: the host
 * @param authors the builds' names in the history
 */
export function isDecided(
  history: readonly HistoryLine[],
  remote: string | null,
  release: string,
  authors: readonly string[],
): boolean {
  const changes = activations(history).filter((line) => line.remote === remote);
  const own = changes.findLastIndex(({ by }) => authors.includes(by));
  const later = changes.slice(own + 1);
  return changes[own]?.to === release || later.some(({ from, to }) => from === release || to === release);
}

/** The releases of a remote that were active or a canary at any point since a given time, including those replaced since. */
export function activeSince(history: readonly HistoryLine[], remote: string, since: Date): Set<string> {
  const changes = activations(history).filter(
    (line) => line.remote === remote && new Date(line.at).getTime() >= since.getTime(),
  );
  return new Set(changes.flatMap(({ from, to }) => [from, to]).filter((release) => release !== null));
}

/**
 * The releases of a remote that a rollback can go back to, the newest first, from its history. A promotion pushes a release onto a
 * stack, a rollback pops everything above its target. So a second rollback goes further back, and never returns to a release that
 * somebody had reason to leave.
 */
export function earlierReleases(history: readonly HistoryLine[], remote: string): string[] {
  let stack: string[] = [];
  for (const { operation, remote: name, to } of activations(history)) {
    if (name !== remote || to === null) continue;
    if (operation === 'promote') stack.push(to);
    if (operation === 'rollback') {
      const below = stack.slice(0, stack.lastIndexOf(to));
      stack = [...(stack.includes(to) ? below : stack.slice(0, -1)), to];
    }
  }
  const active = stack.at(-1);
  return [...new Set(stack.slice(0, -1).reverse())].filter((release) => release !== active);
}
