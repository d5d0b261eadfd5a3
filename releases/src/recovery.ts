import { appendHistory, repairHistory, readHistory } from './history.ts';
import { readRegistry } from './records.ts';
import type { HistoryLine } from './schemas.ts';
import type { Storage } from './storage.ts';

/** The marks for changes that are in the history and never took effect: their revision is above the registry's. */
export function abortedMarks(history: readonly HistoryLine[], revision: number): HistoryLine[] {
  const marked = new Set(history.filter((line) => line.operation === 'aborted').map((line) => line.revision));
  const unfinished = new Set(
    history.map((line) => line.revision).filter((one) => one > revision && !marked.has(one)),
  );
  return [...unfinished].map((aborted) => ({
    revision: aborted,
    at: new Date().toISOString(),
    by: 'recovery',
    operation: 'aborted',
    remote: null,
    from: null,
    to: null,
    reason: 'The process that made this change ended before it took effect.',
    gate: null,
  }));
}

/** Puts the history in order after a writer was killed, for whoever works alone. @returns the history as it is then */
export async function mend(storage: Storage): Promise<HistoryLine[]> {
  await repairHistory(storage);
  const [history, { revision }] = [await readHistory(storage), await readRegistry(storage)];
  const marks = abortedMarks(history, revision);
  if (marks.length > 0) await appendHistory(storage, marks);
  return [...history, ...marks];
}
