import { integrityOf } from '../common/digest.ts';
import { ifBroken } from '../record/records.ts';
import { parseAs } from '../record/schemas.ts';
import { numberIn, POLICY_FOLDER, policyFile } from '../storage/paths.ts';
import type { Storage } from '../storage/storage.ts';
import { isSigned, signWith, type SigningKey } from './keys.ts';
import { keyFault, keyIn, maySignPolicy } from './rights.ts';
import { SignedPolicy, type Policy } from './schemas.ts';

// Each policy is a separate file, created exclusively. Their chain starts with the first that an anchor signed; each later policy
// is signed by an Operations key in the previous one, or by an anchor.

type Reading = Pick<Storage, 'readText' | 'files'>;

/** A verified policy, with the text of its file. */
export interface KnownPolicy {
  policy: Policy;
  text: string;
}

const signedOf = (policy: Policy) => ['policy', integrityOf(JSON.stringify(policy))] as const;

/** The text of a policy's file. */
export const policyText = (policy: Policy, key: SigningKey): string =>
  `${JSON.stringify({ policy, signature: signWith(key, signedOf(policy)) }, null, 1)}\n`;

/** Why a key isn't allowed to sign the policy after another; null: it is. A new anchor is, so that lost keys can be replaced. */
function signerFault(before: Policy | null, key: string, anchors: readonly string[]): string | null {
  const isAnchor = anchors.includes(key);
  const known = before === null ? undefined : keyIn(before, key);
  if (known === undefined && isAnchor) return null;
  if (before === null || known === undefined) return 'is not signed by Operations';
  return keyFault(before, key) ?? (maySignPolicy(known) ? null : 'is not signed by Operations');
}

/** Reads and verifies a policy. @returns the policy, or why it's refused, as a sentence */
export function verifyPolicy(
  { before, number, text }: { before: Policy | null; number: number; text: string },
  anchors: readonly string[],
): KnownPolicy | string {
  const file = policyFile(number);
  const parse = () => {
    try {
      return parseAs(SignedPolicy, text, file);
    } catch (error) {
      return ifBroken((reason) => reason)(error);
    }
  };
  const signed = parse();
  if (typeof signed === 'string') return signed;
  const { policy, signature } = signed;
  const fault = signerFault(before, signature.key, anchors);
  if (fault !== null) return `${file} ${fault}.`;
  if (policy.number !== number || !isSigned(signature, signedOf(policy)))
    return `${file} was changed after it was signed.`;
  return { policy, text };
}

/** The first policy that an anchor signed. */
async function firstPolicy(storage: Reading, anchors: readonly string[]): Promise<KnownPolicy | null> {
  for (const name of await storage.files(POLICY_FOLDER)) {
    const number = numberIn(POLICY_FOLDER, `${POLICY_FOLDER}/${name}`);
    const text = number === null ? null : await storage.readText(policyFile(number));
    if (number === null || text === null) continue;
    const first = verifyPolicy({ before: null, number, text }, anchors);
    if (typeof first !== 'string') return first;
  }
  return null;
}

export interface Policies {
  /** The newest valid policy; null: there's none yet. */
  current: KnownPolicy | null;
  /** What is refused, as sentences. */
  refusals: string[];
}

/** The newest policy in force. @param known the newest that was verified before: the number never decreases (REL-17) */
export async function readPolicies(
  storage: Reading,
  anchors: readonly string[],
  known: KnownPolicy | null,
): Promise<Policies> {
  let current = known ?? (await firstPolicy(storage, anchors));
  if (current === null) return { current, refusals: [] };
  const refusals: string[] = [];
  const file = policyFile(current.policy.number);
  if (known !== null && (await storage.readText(file)) !== known.text)
    refusals.push(`${file} is missing or was changed: the signed policy stays in force.`);
  for (;;) {
    const number: number = current.policy.number + 1;
    const text = await storage.readText(policyFile(number));
    if (text === null) return { current, refusals };
    const next = verifyPolicy({ before: current.policy, number, text }, anchors);
    if (typeof next === 'string') return { current, refusals: [...refusals, next] };
    current = next;
  }
}
