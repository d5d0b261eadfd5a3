import { integrityOf } from './digest.ts';
import { checkRegistry } from './gate.ts';
import type { Verdict } from './compatibility.ts';
import { appendHistory, readHistory } from './history.ts';
import { refused, done, type Outcome } from './outcome.ts';
import { REGISTRY_FILE } from './paths.ts';
import { parseRegistry, readRegistry } from './records.ts';
import { abortedMarks, mend } from './recovery.ts';
import type { Audience, HistoryLine, Operation, Registry } from './schemas.ts';
import type { Storage } from './storage.ts';

/** One thing that a change does, for the history; of a canary also for whom. */
export interface Move extends Partial<Audience> {
  remote: string | null;
  from: string | null;
  to: string | null;
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
  /** Only say what would change: everything up to the writing. */
  dryRun?: boolean;
}

type Propose = (registry: Registry, history: HistoryLine[]) => Promise<Outcome<Proposal>>;

export interface Changed {
  registry: Registry;
  moves: Move[];
  gate: Verdict;
}

/** Puts the history in order after a writer was killed: to be called at start. The registry itself is always whole. */
export const recover = async (storage: Storage): Promise<void> => {
  await storage.exclusively(() => mend(storage));
};

interface Plan extends Changed {
  /** The registry's text as it was read; null before the first change. */
  before: string | null;
  /** Its text from now on. */
  text: string;
  lines: HistoryLine[];
}

/** Everything up to the writing. */
async function plan(
  storage: Storage,
  { operation, by, expectRevision, force = false, ...options }: ChangeOptions,
  history: HistoryLine[],
  propose: Propose,
): Promise<Outcome<Plan>> {
  const text = await storage.readText(REGISTRY_FILE);
  const before = parseRegistry(text);
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
  const after = `${JSON.stringify(registry, null, 1)}\n`;
  const about = { revision, at, by, operation };
  const lines = moves.map((move) => ({ ...about, ...move, reason, gate, registry: integrityOf(after) }));
  return done({ before: text, text: after, registry, moves, gate, lines });
}

/** What a change would do; it may be overtaken by another one. Writes nothing, not even a lock. */
async function rehearse(storage: Storage, options: ChangeOptions, propose: Propose): Promise<Outcome<Plan>> {
  const [history, { revision }] = [await readHistory(storage), await readRegistry(storage)];
  return plan(storage, options, [...history, ...abortedMarks(history, revision)], propose);
}

async function carryOut(storage: Storage, { before, text, lines }: Plan): Promise<boolean> {
  await appendHistory(storage, lines);
  return storage.replaceText(REGISTRY_FILE, text, before);
}

/**
 * The one way in which the registry changes: read, propose, gate, write the history, replace the file, alone and at
 * the expected revision. A revision's number is never used twice, also not after one was aborted.
 */
export async function change(
  storage: Storage,
  options: ChangeOptions,
  propose: Propose,
): Promise<Outcome<Changed>> {
  const changed = options.dryRun
    ? await rehearse(storage, options, propose)
    : await storage.exclusively(async () => {
        const planned = await plan(storage, options, await mend(storage), propose);
        if (!planned.ok || (await carryOut(storage, planned.value))) return planned;
        return refused(
          'moved',
          'The registry was changed by somebody else in this moment: nothing was done.',
        );
      });
  if (!changed.ok) return changed;
  const { registry, moves, gate } = changed.value;
  return done({ registry, moves, gate });
}
