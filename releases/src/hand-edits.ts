import { isDeepStrictEqual } from 'node:util';
import { integrityOf } from './digest.ts';
import { effective } from './history.ts';
import { own } from './own.ts';
import { parseRegistry } from './records.ts';
import { abortedMarks } from './recovery.ts';
import { replay } from './replay.ts';
import type { HistoryLine, Registry } from './schemas.ts';

/** The changes that led to a registry. */
export const changesOf = (registry: Registry, history: readonly HistoryLine[]): HistoryLine[] =>
  effective([...history, ...abortedMarks(history, registry.revision)]);

/** Whether what runs of a remote is something else than its changes led to. */
export function isEdited(registry: Registry, changes: readonly HistoryLine[], remote: string): boolean {
  const { state = null } = replay(changes, remote).at(-1) ?? {};
  return !isDeepStrictEqual(state, own(registry.remotes, remote) ?? null);
}

/**
 * What of a registry no change led to, in sentences: somebody has edited the file, and nobody checked it.
 * @param text as it was read before the history: each of its states is in there before it takes effect
 */
export function handEdits(text: string | null, history: readonly HistoryLine[]): string[] {
  const registry = parseRegistry(text);
  const changes = changesOf(registry, history);
  const names = new Set([...Object.keys(registry.remotes), ...changes.flatMap(({ remote }) => remote ?? [])]);
  const edited = [...names].filter((remote) => isEdited(registry, changes, remote)).sort();
  const host =
    changes.findLast(({ remote, operation }) => remote === null && operation === 'promote')?.to ?? null;
  const sentences = edited.map(
    (remote) => `What runs of ${remote} was changed by hand, past the history and the gate.`,
  );
  if (host !== (registry.host?.release ?? null))
    sentences.push('The recorded host was changed by hand, past the history and the gate.');
  const last = changes.findLast(({ revision }) => revision === registry.revision);
  const isKnown = registry.revision === 0 || last !== undefined;
  const isSame = last?.registry === undefined || last.registry === integrityOf(text ?? '');
  if (sentences.length === 0 && !(isKnown && isSame))
    sentences.push(`releases.json is not as revision ${registry.revision} left it: it was changed by hand.`);
  return sentences;
}
