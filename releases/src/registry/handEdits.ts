import { isDeepStrictEqual } from 'node:util';
import { own } from '../common/own.ts';
import { HOST } from '../record/hostRecord.ts';
import { revisionFile } from '../storage/paths.ts';
import { activations } from './history.ts';
import { replay } from './replay.ts';
import { editedRevisions, type State } from './revisions.ts';

/** Whether a remote's state differs from what its recorded changes led to. */
export function isEdited(
  { registry, history }: Pick<State, 'registry' | 'history'>,
  remote: string,
): boolean {
  const { state = null } = replay(history, remote).at(-1) ?? {};
  return !isDeepStrictEqual(state, own(registry.remotes, remote) ?? null);
}

/** The parts of a registry that no recorded change led to, as sentences: somebody edited a file, and nothing checked it. */
export function handEdits(state: State): string[] {
  const { registry, history, faults } = state;
  const changes = activations(history);
  const names = new Set([...Object.keys(registry.remotes), ...changes.flatMap(({ remote }) => remote ?? [])]);
  const sentences = [...names]
    .filter((remote) => isEdited(state, remote))
    .sort()
    .map(
      (remote) => `The active release of ${remote} was changed by hand, bypassing the history and the gate.`,
    );
  const recorded = changes.findLast(({ remote }) => remote === null)?.to ?? null;
  const host = own(registry.remotes, HOST)?.active ?? recorded;
  if (host !== (registry.host?.release ?? null))
    sentences.push('The recorded host was changed by hand, bypassing the history and the gate.');
  // An edit of the newest file isn't reported twice.
  const files = editedRevisions(state).filter(
    (number) => number < registry.revision || sentences.length === 0,
  );
  const edited = files.map(
    (number) => `${revisionFile(number)} has been changed by hand since it was written.`,
  );
  return [...sentences, ...edited, ...faults];
}
