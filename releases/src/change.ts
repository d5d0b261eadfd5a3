import { checkRegistry } from './gate.ts';
import type { Verdict } from './compatibility.ts';
import { appendHistory, mendHistory, readHistory } from './history.ts';
import { refused, done, type Outcome } from './outcome.ts';
import { REGISTRY_FILE } from './paths.ts';
import { readRegistry } from './records.ts';
import type { HistoryLine, Operation, Registry } from './schemas.ts';
import type { Storage } from './storage.ts';

/** One thing that a change does, for the history. */
export interface Move {
  remote: string | null;
  from: string | null;
  to: string | null;
  /** Of a canary: the share of people who get it. */
  percent?: number;
}

/** What a change wants: the registry as it should be (its revision is set here), and what is different in it. */
export interface Proposal {
  registry: Registry;
  moves: Move[];
  reason?: string | null;
}

export interface ChangeOptions {
  operation: Operation;
  /** Who does it, for the history. */
  by: string;
  reason?: string | null;
  /** Refuse when the registry is no longer at this revision. */
  expectRevision?: number;
  /** Carry it out against the gate's advice; its reasons are recorded. */
  force?: boolean;
}

export interface Changed {
  registry: Registry;
  moves: Move[];
  gate: Verdict;
}

/** The recovery of `recover`, for whoever already works alone. */
async function mend(storage: Storage): Promise<HistoryLine[]> {
  await mendHistory(storage);
  const [history, { revision }] = [await readHistory(storage), await readRegistry(storage)];
  const marked = new Set(history.filter((line) => line.operation === 'aborted').map((line) => line.revision));
  const unfinished = new Set(
    history.map((line) => line.revision).filter((one) => one > revision && !marked.has(one)),
  );
  const marks: HistoryLine[] = [...unfinished].map((aborted) => ({
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
  if (marks.length > 0) await appendHistory(storage, marks);
  return [...history, ...marks];
}

/** Puts the history in order after a writer was killed: to be called at start. The registry itself is always whole. */
export const recover = async (storage: Storage): Promise<void> => {
  await storage.exclusively(() => mend(storage));
};

/**
 * The one way in which the registry changes: read, propose, gate, write the history, replace the file, alone and at
 * the expected revision. A revision's number is never used twice, also not after one was aborted.
 */
export function change(
  storage: Storage,
  options: ChangeOptions,
  propose: (registry: Registry, history: HistoryLine[]) => Promise<Outcome<Proposal>>,
): Promise<Outcome<Changed>> {
  const { operation, by, expectRevision, force = false } = options;
  return storage.exclusively(async () => {
    const history = await mend(storage);
    const before = await readRegistry(storage);
    if (expectRevision !== undefined && expectRevision !== before.revision) {
      return refused('moved', `The registry is at revision ${before.revision}, not ${expectRevision}.`);
    }
    const proposal = await propose(before, history);
    if (!proposal.ok) return proposal;
    const { moves } = proposal.value;
    const revision = Math.max(before.revision, ...history.map((line) => line.revision)) + 1;
    const registry = { ...proposal.value.registry, revision };
    const gate = await checkRegistry(storage, before, registry);
    if (!gate.ok && !force) return refused('gate', ...gate.reasons);
    const at = new Date().toISOString();
    const reason = options.reason ?? proposal.value.reason ?? null;
    await appendHistory(
      storage,
      moves.map((move) => ({ revision, at, by, operation, ...move, reason, gate })),
    );
    await storage.replaceText(REGISTRY_FILE, `${JSON.stringify(registry, null, 1)}\n`);
    return done({ registry, moves, gate });
  });
}
