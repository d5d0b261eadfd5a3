import { integrityOf } from '../common/digest.ts';
import { ifBroken } from '../record/records.ts';
import { WrongFile, parseAs } from '../record/schemas.ts';
import { REGISTRY_FOLDER, revisionFile } from '../storage/paths.ts';
import type { Storage } from '../storage/storage.ts';
import { Revision, type HistoryLine, type Registry } from './schemas.ts';

// The registry has a file for each revision, which is created exclusively and never changes: registry, history and commit in one.
// There are no locks: if several writers create the same revision, one succeeds (decision 54).

type Reading = Pick<Storage, 'readText' | 'files' | 'newest'>;

const EMPTY: Registry = { schema: 1, revision: 0, host: null, remotes: {} };
/** The registry of a store from before there was a file for each revision. */
const FORMER_FILE = 'releases.json';

/**
 * How many revisions' changes a file contains. The history of n revisions is in at most 27 + n/1000 files, and each change is
 * written at most four times.
 */
export const spanOf = (revision: number): number =>
  [1000, 100, 10].find((span) => revision % span === 0) ?? 1;

/** The revisions whose files contain the whole history up to one, the newest first. */
function pathFrom(newest: number): number[] {
  const path: number[] = [];
  for (let revision = newest; revision > 0; revision -= spanOf(revision)) path.push(revision);
  return path;
}

/** The digest of a revision's file without its signature. */
export const digestOf = ({ registry, history, previous }: Omit<Revision, 'digest'>): string =>
  integrityOf(JSON.stringify([registry, history, previous]));

export interface Newest {
  /** 0 before the first change. */
  revision: number;
  text: string | null;
}

/**
 * The newest revision's file.
 * @param known a revision to search from: the folder is listed only if its file is gone
 * @throws WrongFile if the store has the former layout
 */
export async function newestRevision(storage: Reading, known = 0): Promise<Newest> {
  const signed = await storage.newest?.();
  if (signed !== undefined && signed.revision > 0) return signed;
  let text = known > 0 ? await storage.readText(revisionFile(known)) : null;
  if (text !== null) {
    let revision = known;
    for (;;) {
      const next = await storage.readText(revisionFile(revision + 1));
      if (next === null) return { revision, text };
      [revision, text] = [revision + 1, next];
    }
  }
  const last = (await storage.files(REGISTRY_FOLDER)).findLast((name) => /^\d{8}\.json$/.test(name));
  if (last !== undefined) {
    text = await storage.readText(`${REGISTRY_FOLDER}/${last}`);
    return { revision: Number.parseInt(last, 10), text };
  }
  if ((await storage.readText(FORMER_FILE)) === null) return { revision: 0, text: null };
  throw new WrongFile(
    `${FORMER_FILE} has an earlier layout, which is no longer supported: move the store away, then publish and promote into an empty one.`,
  );
}

export function parseRevision(revision: number, text: string | null): Revision {
  if (text === null) throw new WrongFile(`${revisionFile(revision)} is missing.`);
  return parseAs(Revision, text, revisionFile(revision));
}

/** The registry in a revision's file. @throws WrongFile if it's broken */
export const parseRegistry = ({ revision, text }: Newest): Registry =>
  revision === 0 ? EMPTY : { ...parseRevision(revision, text).registry, revision };

/** The active releases; before the first change: none, at revision 0. */
export const readRegistry = async (storage: Reading): Promise<Registry> =>
  parseRegistry(await newestRevision(storage));

/** The registry and its history, as of one revision. */
export interface State {
  registry: Registry;
  /** Every change, the oldest first. */
  history: HistoryLine[];
  /** The files that contain the history. */
  revisions: ReadonlyMap<number, Revision>;
  /** Which of those are missing or broken, as sentences. */
  faults: string[];
}

/** @param earlier an earlier result: its files aren't read again */
export async function readState(storage: Reading, earlier?: State): Promise<State> {
  const newest = await newestRevision(storage, earlier?.registry.revision);
  const registry = parseRegistry(newest);
  const read = async (revision: number): Promise<readonly [number, Revision | string]> => {
    const known = earlier?.revisions.get(revision);
    if (known && revision !== newest.revision) return [revision, known];
    const text = revision === newest.revision ? newest.text : await storage.readText(revisionFile(revision));
    try {
      return [revision, parseRevision(revision, text)];
    } catch (error) {
      // A broken older file must not prevent a rollback.
      return [revision, ifBroken((reason) => reason)(error)];
    }
  };
  const files = await Promise.all(pathFrom(newest.revision).map(read));
  const revisions = new Map(
    files.flatMap(([number, file]) => (typeof file === 'string' ? [] : [[number, file] as const])),
  );
  const history = [...revisions.values()].toReversed().flatMap((file) => file.history);
  return {
    registry,
    history,
    revisions,
    faults: files.flatMap(([, file]) => (typeof file === 'string' ? file : [])),
  };
}

/** Every change, the oldest first. */
export const readHistory = async (storage: Reading): Promise<HistoryLine[]> =>
  (await readState(storage)).history;

/** The file that commits the next revision. @param lines its changes */
export function nextRevision(
  state: State,
  registry: Registry,
  lines: readonly HistoryLine[],
): { file: string; text: string } {
  const { revision } = registry;
  const start = revision - spanOf(revision);
  const before = state.revisions.get(start);
  const content = {
    registry,
    history: [...state.history.filter((line) => line.revision > start), ...lines],
    previous: before ? digestOf(before) : null,
  };
  const text = `${JSON.stringify({ ...content, digest: digestOf(content) }, null, 1)}\n`;
  return { file: revisionFile(revision), text };
}

/** The files that were changed after they were written: an older one is detected by the next file's digest, the newest by its own. */
export function editedRevisions({ revisions }: State): number[] {
  const files = [...revisions];
  return files
    .filter(([number, file], index) => {
      const [next = 0, nextFile] = files[index - 1] ?? [];
      const isNext = next - spanOf(next) === number;
      return digestOf(file) !== ((isNext && nextFile?.previous) || file.digest);
    })
    .map(([number]) => number);
}
