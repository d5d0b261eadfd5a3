import { integrityOf } from '../common/digest.ts';
import { done, refused, type Outcome } from '../common/outcome.ts';
import { readPublication } from '../record/published.ts';
import { ifBroken, isName, recordTexts } from '../record/records.ts';
import { readState } from '../registry/revisions.ts';
import { POLICY_FOLDER, policyFile } from '../storage/paths.ts';
import type { Storage } from '../storage/storage.ts';
import { isPublicKey, type SigningKey } from './keys.ts';
import { policyText } from './policies.ts';
import { KEY_NAME, type Policy, type PolicyKey } from './schemas.ts';
import { digestOfState } from './step.ts';
import type { TrustedStorage } from './trustedStorage.ts';

/** Every published record: its digest, and the key that signed it; null if none did. */
async function publishedRecords(storage: Storage): Promise<{ digest: string; key: string | null }[]> {
  const remotes = (await storage.folders('')).filter(isName);
  const records = remotes.map(async (remote) => {
    const one = async ({ release, text }: { release: string; text: string }) => {
      const kept = await readPublication(storage, remote, release).catch(ifBroken(() => null));
      return { digest: integrityOf(text), key: kept?.signature?.key ?? null };
    };
    return Promise.all((await recordTexts(storage, remote)).map(one));
  });
  return (await Promise.all(records)).flat();
}

const digestsOf = async (storage: Storage, key: string) =>
  (await publishedRecords(storage)).filter((one) => one.key === key).map(({ digest }) => digest);

/** Why a new key can't be added to the existing ones; null: it can. */
function newKeyFault(keys: readonly PolicyKey[], key: PolicyKey): string | null {
  if (!new RegExp(KEY_NAME).test(key.name))
    return `'${key.name}' isn't a valid key name: use at most 64 lowercase letters, digits and . _ - @, starting with a letter or a digit.`;
  if (!isPublicKey(key.public))
    return `'${key.public}' isn't a public key. release keys generate prints one.`;
  if (keys.some(({ name }) => name === key.name))
    return `A key named ${key.name} already exists. Names can't be reused.`;
  if (keys.some((other) => other.public === key.public)) return 'This key is already in the policy.';
  if ((key.role === 'team') !== key.remotes.length > 0)
    return "A team's key needs --remote; other keys can't have it.";
  const unknown = key.remotes.find((remote) => !isName(remote));
  return unknown === undefined ? null : `'${unknown}' isn't the name of a remote.`;
}

/** Creates a policy's file. If two are created at the same time, the second is refused. */
async function create(storage: Storage, policy: Policy, text: string): Promise<Outcome<Policy>> {
  const file = policyFile(policy.number);
  return (await storage.createText(file, text))
    ? done(policy)
    : refused('moved', `${file} already exists. Nothing was done.`);
}

/**
 * Writes the first policy (REL-18): the signing key becomes the first Operations key, which vouches for every published release
 * and for the current registry.
 */
export async function initPolicy(
  storage: Storage,
  key: SigningKey,
  { name, reason }: { name: string; reason: string },
): Promise<Outcome<Policy>> {
  if ((await storage.files(POLICY_FOLDER)).length > 0)
    return refused('exists', 'The store already has a policy.');
  const owner: PolicyKey = { name, public: key.public, role: 'operations', remotes: [] };
  const fault = newKeyFault([], owner);
  if (fault !== null) return refused('invalid', fault);
  const state = await readState(storage);
  const policy: Policy = {
    schema: 1,
    number: 1,
    at: new Date().toISOString(),
    reason,
    keys: [owner],
    records: [...new Set((await publishedRecords(storage)).map(({ digest }) => digest))],
    registry: { revision: state.registry.revision, digest: digestOfState(state) },
  };
  return create(storage, policy, policyText(policy, key));
}

type Part = Pick<Policy, 'keys' | 'records'>;

/** Writes the next policy, which vouches for the registry as verified now. */
async function nextPolicy(
  storage: TrustedStorage,
  reason: string,
  propose: (policy: Policy) => Promise<Outcome<Part>>,
): Promise<Outcome<Policy>> {
  const { policy, state } = await storage.verified();
  const before = policy.policy;
  const part = await propose(before);
  if (!part.ok) return part;
  const registry = { revision: state.registry.revision, digest: digestOfState(state) };
  const next = { ...before, ...part.value, number: before.number + 1, at: new Date().toISOString() };
  const after: Policy = { ...next, reason, registry };
  const text = await storage.signPolicy(after);
  return text.ok ? create(storage, after, text.value) : text;
}

/** Adds a key. */
export const addKey = (storage: TrustedStorage, key: PolicyKey, reason: string): Promise<Outcome<Policy>> =>
  nextPolicy(storage, reason, async ({ keys, records }) => {
    const fault = newKeyFault(keys, key);
    return fault === null ? done({ keys: [...keys, key], records }) : refused('invalid', fault);
  });

/**
 * Ends a key. What a retired key signed before stays valid; nothing that a revoked key signed does, unless Operations vouched for
 * the release (REL-16).
 */
export const endKey = (
  storage: TrustedStorage,
  { name, how, reason }: { name: string; how: 'retired' | 'revoked'; reason: string },
): Promise<Outcome<Policy>> =>
  nextPolicy(storage, reason, async ({ keys, records }) => {
    const key = keys.find((one) => one.name === name);
    if (!key) return refused('unknown', `There is no key ${name}.`);
    if (key.ended?.how === 'revoked' || key.ended?.how === how)
      return refused('invalid', `The key ${name} was already ${key.ended.how}.`);
    const isLast = key.role === 'operations' && !keys.some((one) => isOtherOperations(one, name));
    if (isLast) return refused('invalid', `${name} is the last Operations key. Add another one first.`);
    const own = await digestsOf(storage, key.public);
    // Keep what Operations vouched for before the key ended, but not what was valid only because the key was retired.
    const kept = key.ended ? records.filter((digest) => !own.includes(digest)) : records;
    const ended = { how, at: new Date().toISOString(), reason };
    return done({
      keys: keys.map((one) => (one === key ? { ...key, ended } : one)),
      records: how === 'retired' ? [...new Set([...kept, ...own])] : kept,
    });
  });

const isOtherOperations = ({ role, ended, name }: PolicyKey, than: string) =>
  role === 'operations' && ended === undefined && name !== than;

/** Vouches for a published release, whoever signed it. */
export const vouchFor = (
  storage: TrustedStorage,
  { remote, release, reason }: { remote: string; release: string; reason: string },
): Promise<Outcome<Policy>> =>
  nextPolicy(storage, reason, async ({ keys, records }) => {
    const found = (await recordTexts(storage, remote)).find((one) => one.release === release);
    if (!found) return refused('unknown', `There is no release ${release} of ${remote}.`);
    const digest = integrityOf(found.text);
    if (records.includes(digest))
      return refused('invalid', `Operations already vouches for ${remote} ${release}.`);
    return done({ keys, records: [...records, digest] });
  });
