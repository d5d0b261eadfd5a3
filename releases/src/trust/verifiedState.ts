import { digestOf, readState, type State } from '../registry/revisions.ts';
import { numberIn, REGISTRY_FOLDER, revisionFile } from '../storage/paths.ts';
import type { Storage } from '../storage/storage.ts';

type Reading = Pick<Storage, 'readText' | 'files'>;

/** The store as of a revision: nothing newer is in it, and the revision has this text whatever the store has by now. */
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

/** Without the older files that are not those that the newest leads to, by digest after digest: nobody vouches for them. */
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
 * The registry and its history as of a revision that is known to be good.
 * @param text its file; null: revision 0
 * @param earlier what was verified before: its files are not read again
 */
export const verifiedState = async (
  storage: Reading,
  { revision, text }: { revision: number; text: string | null },
  earlier?: State,
): Promise<State> => withoutEdits(await readState(asOf(storage, revision, text), earlier));
