import { ifBroken } from '../record/records.ts';
import { WrongFile } from '../record/schemas.ts';
import { digestOf, parseRevision, type State } from '../registry/revisions.ts';
import type { Revision } from '../registry/schemas.ts';
import { policyFile, revisionFile } from '../storage/paths.ts';
import type { Storage } from '../storage/storage.ts';
import { readPolicies, type KnownPolicy } from './policies.ts';
import { stepFaults } from './step.ts';
import { verifiedState } from './verifiedState.ts';

/** The last valid policy and revision, kept to detect that somebody restored an older one (REL-17). */
export interface Remembered {
  policy: KnownPolicy;
  /** 0: no revision yet. */
  revision: number;
  /** The revision's file. */
  text: string | null;
}

/** Keeps the last valid policy and revision across restarts. Without it, the store's content is trusted at first. */
export interface Memory {
  recall: () => Promise<Remembered | null>;
  keep: (remembered: Remembered) => Promise<void>;
}

/** The last valid registry, and what else is in the store. */
export interface Verified {
  policy: KnownPolicy;
  text: string | null;
  state: State;
  /** What is refused, as sentences. */
  refusals: string[];
  /** The file of the next revision, if that's refused. */
  blocked: string | null;
  /** The store still has the revision as it was verified. */
  isWhole: boolean;
}

/** How long it's reported at least that a revision no longer counts, so that every check of the store and every alert sees it. */
export const TOLD_MS = 300_000;

/** A policy took back the newest revision, so an earlier one is active again. */
interface WentBack {
  sentence: string;
  at: number;
}

type Good = Pick<Verified, 'policy' | 'text' | 'state'>;
type Reading = Pick<Storage, 'readText' | 'files'>;

const revisionOf = ({ state }: Good) => state.registry.revision;

function parsed(revision: number, text: string): Revision | string {
  try {
    return parseRevision(revision, text);
  } catch (error) {
    return ifBroken((reason) => reason)(error);
  }
}

/** The revision that a policy vouches for. @throws WrongFile if the store no longer has it */
async function vouched(storage: Reading, policy: KnownPolicy): Promise<Good> {
  const { number, registry } = policy.policy;
  const { revision, digest } = registry;
  const text = revision === 0 ? null : await storage.readText(revisionFile(revision));
  const file = text === null ? null : parseRevision(revision, text);
  if ((file === null ? null : digestOf(file)) !== digest)
    throw new WrongFile(`${revisionFile(revision)} differs from the one that ${policyFile(number)} names.`);
  return { policy, text, state: await verifiedState(storage, { revision, text }) };
}

/** Verifies every revision after a valid one, up to the first that's refused. */
async function follow(storage: Reading, start: Good): Promise<Good & Pick<Verified, 'refusals' | 'blocked'>> {
  let good = start;
  for (;;) {
    const revision = revisionOf(good) + 1;
    const file = revisionFile(revision);
    const text = await storage.readText(file);
    if (text === null) return { ...good, refusals: [], blocked: null };
    const next = parsed(revision, text);
    if (typeof next === 'string') return { ...good, refusals: [next], blocked: file };
    const faults = stepFaults(good.policy.policy, good.state, next);
    if (faults.length > 0)
      return { ...good, refusals: faults.map((fault) => `${file} ${fault}.`), blocked: file };
    const state = await verifiedState(storage, { revision, text }, good.state);
    good = { policy: start.policy, text, state };
  }
}

/**
 * Follows a store's registry step by step, starting at the last valid revision (REL-15).
 * @param anchors public Operations keys that are known from elsewhere
 * @returns a function that reads the store, one read at a time, and returns what's valid in it
 * @throws WrongFile from that function if nothing is valid yet: the policy, or the revision that it names, is missing
 */
export function createChain(
  storage: Reading,
  anchors: readonly string[],
  memory?: Memory,
): { known: () => Verified | null; look: () => Promise<Verified> } {
  let known: Verified | null = null;
  let kept = '';
  let wentBack: WentBack | null = null;
  let recalled: Promise<Remembered | null> | undefined;

  /** Where to continue under a policy: at what it verified before, or else at what it vouches for. */
  async function startOf(policy: KnownPolicy, remembered: Remembered | null): Promise<Good> {
    const { number } = policy.policy;
    if (known?.policy.policy.number === number) return { ...known, policy };
    if (known === null && remembered?.policy.policy.number === number) {
      const { revision, text } = remembered;
      return { policy, text, state: await verifiedState(storage, { revision, text }) };
    }
    return vouched(storage, policy);
  }

  async function goOn(): Promise<Verified> {
    // Read again after an error: without the memory, an older registry would be accepted.
    recalled ??= memory?.recall() ?? Promise.resolve(null);
    const remembered = await recalled.catch((error: unknown) => {
      recalled = undefined;
      throw error;
    });
    const { current, refusals } = await readPolicies(
      storage,
      anchors,
      known?.policy ?? remembered?.policy ?? null,
    );
    if (current === null)
      throw new WrongFile(
        'The store has no policy signed by a key in RELEASE_TRUST. Create the first with release keys init.',
      );
    const start = await startOf(current, remembered);
    const revision = revisionOf(start);
    const stored = revision === 0 ? null : await storage.readText(revisionFile(revision));
    const isWhole = stored === start.text;
    const changed = `${revisionFile(revision)} is missing or was changed: the signed revision ${revision} stays active.`;
    const followed = await follow(storage, start);
    const before = known === null ? 0 : revisionOf(known);
    if (revisionOf(followed) < before)
      wentBack = {
        sentence:
          `${policyFile(current.policy.number)} doesn't accept revision ${before}: ` +
          `revision ${revisionOf(followed)} is active again.`,
        at: Date.now(),
      };
    // Other readers of the store look more often than those that report, so one look isn't enough.
    if (wentBack && followed.blocked === null && Date.now() - wentBack.at >= TOLD_MS) wentBack = null;
    return {
      ...followed,
      isWhole,
      refusals: [
        ...refusals,
        ...(isWhole ? [] : [changed]),
        ...followed.refusals,
        ...(wentBack ? [wentBack.sentence] : []),
      ],
    };
  }

  async function look(): Promise<Verified> {
    const verified = await goOn();
    known = verified;
    const { policy, text } = verified;
    const revision = revisionOf(verified);
    const mark = `${policy.policy.number}/${revision}`;
    if (mark !== kept) await memory?.keep({ policy, revision, text });
    kept = mark;
    return verified;
  }

  // One read at a time. Callers during a read share the next one, which sees what was written before.
  let running: Promise<unknown> = Promise.resolve();
  let waiting: Promise<Verified> | null = null;
  return {
    known: () => known,
    look() {
      waiting ??= running.then(() => {
        waiting = null;
        return look();
      });
      running = waiting.catch(() => undefined);
      return waiting;
    },
  };
}
