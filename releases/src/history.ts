import { HISTORY_FILE } from './paths.ts';
import { HistoryLine, parseAs } from './schemas.ts';
import type { Storage } from './storage.ts';

/** Splits at the last line's end: what comes after it is of a writer that was killed. */
export function wholeLines(text: string): string {
  return text.slice(0, text.lastIndexOf('\n') + 1);
}

const parseLines = (text: string): HistoryLine[] =>
  wholeLines(text)
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => parseAs(HistoryLine, line, HISTORY_FILE));

/** Every change there was, oldest first. */
export const readHistory = async (storage: Pick<Storage, 'readText'>): Promise<HistoryLine[]> =>
  parseLines((await storage.readText(HISTORY_FILE)) ?? '');

export const appendHistory = (storage: Storage, lines: readonly HistoryLine[]): Promise<void> =>
  storage.appendText(HISTORY_FILE, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));

/** Cuts off the torn last line that a killed writer left. */
export async function repairHistory(storage: Storage): Promise<void> {
  const text = (await storage.readText(HISTORY_FILE)) ?? '';
  const whole = wholeLines(text);
  if (whole !== text) await storage.replaceText(HISTORY_FILE, whole, text);
}

/** The changes that took effect: those whose revision was not marked as aborted. */
export function effective(history: readonly HistoryLine[]): HistoryLine[] {
  const aborted = new Set(
    history.filter((line) => line.operation === 'aborted').map((line) => line.revision),
  );
  return history.filter((line) => !aborted.has(line.revision));
}

/** What is on record of a remote: its changes, and the marks of those that were aborted. */
export function historyOf(history: readonly HistoryLine[], remote: string): HistoryLine[] {
  const revisions = new Set(history.filter((line) => line.remote === remote).map((line) => line.revision));
  return history.filter(
    (line) => line.remote === remote || (line.operation === 'aborted' && revisions.has(line.revision)),
  );
}

/**
 * Whether it has been decided about a release since `authors` last activated one of its kind: it was activated itself, or
 * somebody tried, promoted or left it. Then it isn't for `authors`, builds, to activate it again.
 * @param remote null: the host
 */
export function isDecided(
  history: readonly HistoryLine[],
  remote: string | null,
  release: string,
  authors: readonly string[],
): boolean {
  const changes = effective(history).filter((line) => line.remote === remote);
  const own = changes.findLastIndex(({ by }) => authors.includes(by));
  const later = changes.slice(own + 1);
  return changes[own]?.to === release || later.some(({ from, to }) => from === release || to === release);
}

/** The releases of a remote that were active or a canary at some time since a moment, also those left since. */
export function ranSince(history: readonly HistoryLine[], remote: string, since: Date): Set<string> {
  const changes = effective(history).filter(
    (line) => line.remote === remote && new Date(line.at).getTime() >= since.getTime(),
  );
  return new Set(changes.flatMap(({ from, to }) => [from, to]).filter((release) => release !== null));
}

/**
 * The releases of a remote that a rollback can go back to, the newest first, from its history: a promotion lays a
 * release on top, a rollback takes off what lay above its target. So rolling back twice goes further back; it never
 * returns to a release that somebody had reason to leave.
 */
export function earlierReleases(history: readonly HistoryLine[], remote: string): string[] {
  let stack: string[] = [];
  for (const { operation, remote: name, to } of effective(history)) {
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
