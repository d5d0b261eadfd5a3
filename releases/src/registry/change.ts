import { setTimeout as sleep } from 'node:timers/promises';
import { done, refused, type Outcome } from '../common/outcome.ts';
import { own } from '../common/own.ts';
import type { Verdict } from '../gate/compatibility.ts';
import { HOST, recordedHost } from '../record/hostRecord.ts';
import { publicationFault } from '../record/published.ts';
import { ifBroken, isPublished, readRelease, recordText } from '../record/records.ts';
import type { Storage } from '../storage/storage.ts';
import { checkRegistry } from './checkRegistry.ts';
import { isDeleted } from './history.ts';
import { pinOf, pinsOf } from './pins.ts';
import { servedReleases } from './servedReleases.ts';
import { nextRevision, readState, type State } from './revisions.ts';
import type { Audience, HistoryLine, Operation, Registry } from './schemas.ts';

/** One difference that a change makes, for the history; for a canary, also its audience. */
export interface Move extends Partial<Audience> {
  remote: string | null;
  from: string | null;
  to: string | null;
}

/** A proposed change: the new registry (its revision is set here) and the differences. */
interface Proposal {
  registry: Registry;
  moves: Move[];
  reason?: string | null;
  /** Reasons against it in addition to the gate's. */
  against?: string[];
}

export interface ChangeOptions {
  operation: Operation;
  /** The author, for the history. With a signing key that isn't a server's, the key's owner counts instead. */
  by: string;
  reason?: string | null;
  /** Refuse if the registry is no longer at this revision. */
  expectRevision?: number;
  /** Overrule the gate; its reasons are recorded. */
  force?: boolean;
  /** Dry run: everything except writing. */
  dryRun?: boolean;
}

type Propose = (registry: Registry, history: HistoryLine[]) => Promise<Outcome<Proposal>>;

export interface ChangeResult {
  registry: Registry;
  moves: Move[];
  gate: Verdict;
}

/** More attempts than bad luck explains. */
const MAX_ATTEMPTS = 200;
/** A pause is at most this many times as long as the attempt before it. */
const MAX_PAUSE = 4;

/** Whether a release can be activated: it's published, and cleanup hasn't named it. */
export const isAvailable = async (
  storage: Pick<Storage, 'readText'>,
  history: readonly HistoryLine[],
  remote: string,
  release: string,
): Promise<boolean> => !isDeleted(history, remote, release) && isPublished(storage, remote, release);

/** The digest of the record of the release that's served from now on. */
function recordOf(registry: Registry, { remote, to }: Move): Pick<HistoryLine, 'record'> {
  const record = remote === null || to === null ? undefined : pinOf(registry, remote, to);
  return record === undefined ? {} : { record };
}

/** Adds what the active host provides to a registry, if the host is a release. */
async function withHost(storage: Pick<Storage, 'readText'>, registry: Registry): Promise<Registry> {
  const active = own(registry.remotes, HOST)?.active;
  if (active === undefined || active === registry.host?.release) return registry;
  const record = await readRelease(storage, HOST, active).catch(ifBroken(() => null));
  return record?.host ? { ...registry, host: recordedHost(record) } : registry;
}

/**
 * Why releases that would be served are not trusted, if keys are configured. Pages would refuse them, so --force, which overrules
 * the gate's advice, doesn't overrule this (REL-14).
 */
async function untrusted(storage: Storage, before: Registry, after: Registry): Promise<string[]> {
  if (!storage.trust) return [];
  const known = servedReleases(before);
  const faults = servedReleases(after).map(async ({ remote, release }) => {
    if (known.some((one) => one.remote === remote && one.release === release)) return [];
    const text = await recordText(storage, remote, release);
    const fault = text === null ? null : await publicationFault(storage, remote, release, text);
    return fault === null ? [] : [`${remote} ${release}: ${fault}`];
  });
  return (await Promise.all(faults)).flat();
}

/** Plans a change: everything before the writing. */
async function plan(
  storage: Storage,
  state: State,
  { operation, by, expectRevision, force = false, ...options }: ChangeOptions,
  propose: Propose,
): Promise<Outcome<ChangeResult & { file: string; text: string }>> {
  const { registry: before, history } = state;
  if (expectRevision !== undefined && expectRevision !== before.revision) {
    return refused('moved', `The registry is at revision ${before.revision}, not ${expectRevision}.`);
  }
  const obstacles = (await storage.trust?.obstacles()) ?? [];
  if (obstacles.length > 0) return refused('exists', ...obstacles);
  const proposal = await propose(before, history);
  if (!proposal.ok) return proposal;
  const author = (await storage.trust?.author(by)) ?? done(by);
  if (!author.ok) return author;
  const { moves, against = [] } = proposal.value;
  const distrusted = await untrusted(storage, before, proposal.value.registry);
  if (distrusted.length > 0) return refused('forbidden', ...distrusted);
  const revision = before.revision + 1;
  const { records, changed } = await pinsOf(storage, state, proposal.value.registry);
  const registry = { ...(await withHost(storage, proposal.value.registry)), revision, records };
  const checked = await checkRegistry(storage, before, registry);
  const reasons = [...changed, ...checked.reasons, ...against];
  const gate = { ok: reasons.length === 0, reasons };
  if (!gate.ok && !force) return refused('gate', ...gate.reasons);
  const reason = options.reason ?? proposal.value.reason ?? null;
  const about = { revision, at: new Date().toISOString(), by: author.value, operation };
  const lines = moves.map((move) => ({ ...about, ...move, ...recordOf(registry, move), reason, gate }));
  const { file, text } = nextRevision(state, registry, lines);
  const signed = (await storage.trust?.signRevision(text)) ?? done(text);
  return signed.ok ? done({ registry, moves, gate, file, text: signed.value }) : signed;
}

/**
 * The only way to change the registry (REL-02): read, propose, check with the gate, create the next revision. If someone else has
 * created that revision meanwhile, starts over from it.
 */
export async function change(
  storage: Storage,
  options: ChangeOptions,
  propose: Propose,
): Promise<Outcome<ChangeResult>> {
  let state: State | undefined;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const started = performance.now();
    state = await readState(storage, state);
    const planned = await plan(storage, state, options, propose);
    if (!planned.ok) return planned;
    const { file, text, ...changed } = planned.value;
    if (options.dryRun || (await storage.createText(file, text))) return done(changed);
    const took = performance.now() - started;
    await sleep(Math.random() * took * Math.min(attempt, MAX_PAUSE));
  }
  return refused('moved', 'Others kept changing the registry, so nothing was done. Try again.');
}
