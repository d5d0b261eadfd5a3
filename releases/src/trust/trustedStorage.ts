import { done, refused, type Outcome } from '../common/outcome.ts';
import { ifBroken } from '../record/records.ts';
import { digestOf, parseRevision } from '../registry/revisions.ts';
import { numberIn, REGISTRY_FOLDER, revisionFile } from '../storage/paths.ts';
import type { Storage } from '../storage/storage.ts';
import type { Trust } from '../storage/trust.ts';
import { createChain, type Memory, type Verified } from './chain.ts';
import { isSigned, signWith, type SigningKey } from './keys.ts';
import { isPersonal, keyFault, keyIn, mayPublish } from './rights.ts';
import { policyText, verifyPolicy } from './policies.ts';
import type { Policy, PolicyKey } from './schemas.ts';
import { digestOfState, stepFaults } from './step.ts';

export interface TrustOptions {
  /** Public Operations keys, known from outside the store. */
  anchors: readonly string[];
  /** Signs what this process publishes and changes; absent: it only reads. */
  key?: SigningKey | undefined;
  memory?: Memory | undefined;
}

/** A release store that only shows what is validly signed. */
export interface TrustedStorage extends Storage {
  trust: Trust;
  /** The policy in force, and the last valid revision, for writing the next policy. */
  verified: () => Promise<Verified>;
  /** The signed text of the next policy's file; refused if readers would refuse it. */
  signPolicy: (policy: Policy) => Promise<Outcome<string>>;
}

const NO_KEY = 'This needs a signing key: set RELEASE_KEY_FILE to its file.';

/** This process's key as listed in the policy, if it's in force. */
function ownKey(policy: Policy, key: SigningKey | undefined): Outcome<{ key: SigningKey; owner: PolicyKey }> {
  if (!key) return refused('forbidden', NO_KEY);
  const fault = keyFault(policy, key.public);
  const owner = keyIn(policy, key.public);
  return fault === null && owner ? done({ key, owner }) : refused('forbidden', `Your change ${fault}.`);
}

/** Which older revisions in the store differ from the verified ones, as sentences. */
async function changedRevisions(storage: Storage, { state }: Verified): Promise<string[]> {
  const [, ...older] = state.revisions;
  const checks = older.map(async ([number, file]) => {
    const text = await storage.readText(revisionFile(number));
    const isSame = text !== null && sameFile(number, text, digestOf(file));
    return isSame
      ? []
      : [`${revisionFile(number)} is missing or was changed: the signed history stays in force.`];
  });
  return (await Promise.all(checks)).flat();
}

/** Revisions beyond the next one, as sentences: valid writers create one after the other. */
async function farAhead(storage: Storage, { state }: Verified): Promise<string[]> {
  const { revision } = state.registry;
  const files = await storage.files(REGISTRY_FOLDER);
  return files
    .map((file) => numberIn(REGISTRY_FOLDER, `${REGISTRY_FOLDER}/${file}`) ?? 0)
    .filter((number) => number > revision + 1)
    .map((number) => `${revisionFile(number)} doesn't follow revision ${revision} and is ignored.`);
}

function sameFile(revision: number, text: string, digest: string): boolean {
  try {
    return digestOf(parseRevision(revision, text)) === digest;
  } catch (error) {
    return ifBroken(() => false)(error);
  }
}

function trustOf(
  storage: Storage,
  { look, known }: ReturnType<typeof createChain>,
  ownerOf: (policy: Policy) => ReturnType<typeof ownKey>,
): Trust {
  const verified = async () => known() ?? look();
  const policy = async () => (await verified()).policy.policy;
  /** How many faults the last complete read found, including those outside the chain, such as a revision far ahead. */
  let found = 0;
  return {
    policyNumber: async () => (await policy()).number,
    async refusals() {
      const now = await look();
      const all = [
        ...now.refusals,
        ...now.state.faults,
        ...(await changedRevisions(storage, now)),
        ...(now.blocked === null ? await farAhead(storage, now) : []),
      ];
      found = all.length;
      return all;
    },
    async obstacles() {
      const { isWhole, blocked, refusals } = await look();
      return isWhole && blocked === null
        ? []
        : [...refusals, 'No release can be changed until the store is repaired.'];
    },
    refusedLast() {
      const now = known();
      return now === null ? null : Math.max(now.refusals.length, found);
    },
    async recordFault({ remote, release }, digest, signature) {
      const current = await policy();
      if (current.records.includes(digest)) return null;
      if (!signature) return 'Its release.json is not signed.';
      const fault = keyFault(current, signature.key);
      const owner = keyIn(current, signature.key);
      if (fault !== null || !owner) return `Its release.json ${fault}.`;
      if (!mayPublish(owner, remote))
        return `Its release.json is signed by the key ${owner.name}, which isn't allowed to publish ${remote}.`;
      return isSigned(signature, ['record', remote, release, digest])
        ? null
        : "Its signature doesn't match this release.json.";
    },
    async signRecord({ remote, release }, digest) {
      const own = ownerOf(await policy());
      if (!own.ok) return own;
      const { key, owner } = own.value;
      return mayPublish(owner, remote)
        ? done(signWith(key, ['record', remote, release, digest]))
        : refused('forbidden', `The key ${owner.name} isn't allowed to publish ${remote}.`);
    },
    async author(by) {
      const own = ownerOf(await policy());
      if (!own.ok) return own;
      const { owner } = own.value;
      return done(isPersonal(owner) ? owner.name : by);
    },
    async signRevision(text) {
      const { policy: current, state } = await verified();
      const own = ownerOf(current.policy);
      if (!own.ok) return own;
      const revision = state.registry.revision + 1;
      const file = parseRevision(revision, text);
      // Somebody created a revision meanwhile, so this one won't be created, and the change starts over.
      if (file.registry.revision !== revision) return done(text);
      const parent = digestOfState(state);
      const signed: ['revision', number, string, string | null] = [
        'revision',
        revision,
        digestOf(file),
        parent,
      ];
      const signature = { ...signWith(own.value.key, signed), parent };
      const faults = stepFaults(current.policy, state, { ...file, signature });
      return faults.length === 0
        ? done(`${JSON.stringify({ ...file, signature }, null, 1)}\n`)
        : refused('forbidden', ...faults.map((fault) => `This ${fault}.`));
    },
  };
}

/**
 * A release store whose registry ends at the last validly signed revision (REL-13): an invalid revision, and what follows it, is
 * hidden, and the last valid one stays, whatever the store has in its place. Records are judged by `trust.recordFault`.
 */
export function trustedStorage(storage: Storage, { anchors, key, memory }: TrustOptions): TrustedStorage {
  const chain = createChain(storage, anchors, memory);
  const trust = trustOf(storage, chain, (policy) => ownKey(policy, key));
  return {
    ...storage,
    trust,
    verified: chain.look,
    async signPolicy(policy) {
      if (!key) return refused('forbidden', NO_KEY);
      const before = (await chain.look()).policy.policy;
      const text = policyText(policy, key);
      const checked = verifyPolicy({ before, number: before.number + 1, text }, anchors);
      return typeof checked === 'string' ? refused('forbidden', checked) : done(text);
    },
    // The readable files skip revisions, so counting up through them doesn't reach the newest.
    async newest() {
      const { state, text } = await chain.look();
      return { revision: state.registry.revision, text };
    },
    async files(folder) {
      if (folder !== REGISTRY_FOLDER) return storage.files(folder);
      const { revision } = (await chain.look()).state.registry;
      return revision === 0 ? [] : [revisionFile(revision).slice(REGISTRY_FOLDER.length + 1)];
    },
    async readText(path) {
      const number = numberIn(REGISTRY_FOLDER, path);
      if (number === null) return storage.readText(path);
      const known = chain.known();
      const isOlder = known !== null && number <= known.state.registry.revision;
      const { state, text } = isOlder ? known : await chain.look();
      if (number === state.registry.revision) return text;
      const file = state.revisions.get(number);
      return file === undefined ? null : JSON.stringify(file);
    },
  };
}
