import { activations, AUTO } from './history.ts';
import type { HistoryLine } from './schemas.ts';

/**
 * How a change withdrew the release that it replaced; null: it didn't. A person can also end a canary
 * because the release is good.
 */
function how({ operation, by, to }: HistoryLine): string | null {
  if (operation === 'rollback') return 'It was rolled back';
  if (operation === 'disable') return 'It was disabled';
  return operation === 'canary' && to === null && by === AUTO ? 'Its canary ended automatically' : null;
}

/** Release → why it was withdrawn, as a sentence; without those that were promoted or a canary again since. */
export function withdrawnReleases(
  history: readonly HistoryLine[],
  remote: string,
): ReadonlyMap<string, string> {
  const withdrawn = new Map<string, string>();
  for (const line of activations(history)) {
    if (line.remote !== remote) continue;
    const { from, to, reason } = line;
    const what = how(line);
    if (from !== null && what !== null)
      withdrawn.set(from, reason === null ? `${what}.` : `${what}: ${reason}`);
    if (to !== null) withdrawn.delete(to);
  }
  return withdrawn;
}
