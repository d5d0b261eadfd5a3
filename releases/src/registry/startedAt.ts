import { activations } from './history.ts';
import type { HistoryLine } from './schemas.ts';

const STARTS = new Set(['canary', 'promote', 'rollback']);

/**
 * When people started getting a release: its last promotion or rollback, or the start of its last canary. Widening a canary doesn't
 * restart it.
 * @returns null if no recorded change gave it to anybody
 */
export function startedAt(history: readonly HistoryLine[], remote: string, release: string): Date | null {
  const starts = activations(history).filter((line) => line.remote === remote && STARTS.has(line.operation));
  const last = starts.findLastIndex(({ to }) => to === release);
  let first = last;
  const isCanaryOfIt = (line: HistoryLine | undefined) => line?.operation === 'canary' && line.to === release;
  while (isCanaryOfIt(starts[first]) && isCanaryOfIt(starts[first - 1])) first -= 1;
  const line = starts[first];
  return line === undefined ? null : new Date(line.at);
}
