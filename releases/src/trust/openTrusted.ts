import { readFileSync } from 'node:fs';
import { WrongFile } from '../record/schemas.ts';
import { openStore } from '../storage/openStore.ts';
import { POLICY_FOLDER } from '../storage/paths.ts';
import type { Storage } from '../storage/storage.ts';
import { isPublicKey, readSigningKey, type SigningKey } from './keys.ts';
import { trustedStorage, type TrustOptions } from './trustedStorage.ts';

export type KeyEnvironment = Record<string, string | undefined>;

/** The anchors that RELEASE_TRUST names, separated by commas; empty: nothing is signed. @throws Error for an invalid public key */
export function anchorsIn({ RELEASE_TRUST: text = '' }: KeyEnvironment): string[] {
  const anchors = text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
  const wrong = anchors.find((anchor) => !isPublicKey(anchor));
  if (wrong !== undefined)
    throw new Error(
      `RELEASE_TRUST has ${wrong}, which isn't a public key. release keys generate prints one.`,
    );
  return anchors;
}

/**
 * The signing key in RELEASE_KEY, or in the file that RELEASE_KEY_FILE names; undefined: none. @throws Error naming the variable
 */
export function signingKeyIn({
  RELEASE_KEY: text,
  RELEASE_KEY_FILE: file,
}: KeyEnvironment): SigningKey | undefined {
  const named = text ? 'RELEASE_KEY' : 'RELEASE_KEY_FILE';
  if (!text && !file) return undefined;
  try {
    return readSigningKey(text || readFileSync(file ?? '', 'utf8'));
  } catch (error) {
    throw new Error(`${named}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** @throws WrongFile if a store has a policy but is opened without keys: whatever it writes would be refused */
export async function refuseWithoutKeys(storage: Storage): Promise<void> {
  if (storage.trust || (await storage.files(POLICY_FOLDER)).length === 0) return;
  throw new WrongFile('This store has a key policy: set RELEASE_TRUST to the public Operations key.');
}

/** A release store that verifies keys; without anchors, nothing is signed or verified. */
export const withKeys = (storage: Storage, options: TrustOptions): Storage =>
  options.anchors.length > 0 ? trustedStorage(storage, options) : storage;

/** Opens a release store with the keys in the environment. @throws WrongFile as above */
export async function openTrusted(location: string, env: KeyEnvironment): Promise<Storage> {
  const storage = withKeys(await openStore(location), { anchors: anchorsIn(env), key: signingKeyIn(env) });
  await refuseWithoutKeys(storage);
  return storage;
}
