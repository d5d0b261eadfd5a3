import { digestOf, readState, type State } from '../registry/revisions.ts';
import { numberIn, REGISTRY_FOLDER, revisionFile } from '../storage/paths.ts';
import type { Storage } from '../storage/storage.ts';

type Reading = Pick<Storage, 'readText' | 'files'>;

/** The store as of a revision: without anything newer, and with this text for the revision, whatever the store has now. */
const asOf = (storage: Reading, revision: number, text: string | null): Reading => ({
  files: async (folder) => {
    if (folder !== REGISTRY_FOLDER) return storage.files(folder);
    return revision === 0 ? [] : [revisionFile(revision).slice(REGISTRY_FOLDER.length + 1)];
  },
  readText: async (path) => {
    const number = numberIn(REGISTRY_FOLDER, path);
    if (number === null || number < revision) return storage.readText(path);
    return number === revision ? text : null;
  },
});

/** Leaves out older files that don't match the chain of digests from the newest, because nobody vouches for them. */
function withoutEdits(state: State): State {
  const [newest, ...older] = state.revisions;
  if (newest === undefined) return state;
  const revisions = new Map([newest]);
  let expected = newest[1].previous;
  for (const [number, file] of older) {
    if (digestOf(file) !== expected) break;
    revisions.set(number, file);
    expected = file.previous;
  }
  const edited = older.filter(([number]) => !revisions.has(number)).slice(0, 1);
  return {
    ...state,
    revisions,
    history: [...revisions.values()].toReversed().flatMap((file) => file.history),
    faults: [
      ...state.faults,
      ...edited.map(
        ([number]) => `${revisionFile(number)} differs from the signed one: the history up to it is ignored.`,
      ),
    ],
  };
}

/**
 * The registry and its history as of a valid revision.
 * @param text its file; null: revision 0
 * @param earlier an earlier result: its files aren't read again
 */
export const verifiedState = async (
  storage: Reading,
  { revision, text }: { revision: number; text: string | null },
  earlier?: State,
): Promise<State> => withoutEdits(await readState(asOf(storage, revision, text), earlier));
