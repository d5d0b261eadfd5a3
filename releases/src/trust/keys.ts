import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  type KeyObject,
} from 'node:crypto';
import type { Signature } from '../storage/trust.ts';

// Signatures are ed25519 (RFC 8032). A public key is stored as its 32 bytes in base64url, as in a JSON Web Key.

/** A private key, with its public key. */
export interface SigningKey {
  public: string;
  private: KeyObject;
}

/** What a signature is for, so that a record's signature can't be used for a revision. */
export type Signed =
  | readonly ['record', remote: string, release: string, digest: string]
  | readonly ['revision', revision: number, digest: string, parent: string | null]
  | readonly ['policy', digest: string];

const bytesOf = (signed: Signed) => Buffer.from(JSON.stringify(['galley', ...signed]));

const publicText = (key: KeyObject): string => {
  const { x } = createPublicKey(key).export({ format: 'jwk' });
  return x ?? '';
};

/** Generates a key pair. @returns the private key as PKCS 8 in PEM, and the public key */
export function generateKey(): { pem: string; public: string } {
  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  return { pem, public: publicText(privateKey) };
}

/** Reads a private key. @param pem PKCS 8 in PEM @throws Error if it isn't an ed25519 key */
export function readSigningKey(pem: string): SigningKey {
  let key: KeyObject;
  try {
    key = createPrivateKey(pem);
  } catch {
    throw new Error("The signing key isn't a private key in PEM. Create one with release keys generate.");
  }
  if (key.asymmetricKeyType !== 'ed25519')
    throw new Error(`The signing key is of type ${key.asymmetricKeyType}, not ed25519.`);
  return { public: publicText(key), private: key };
}

/** Whether a text is a public key. */
export function isPublicKey(text: string): boolean {
  if (!/^[\w-]{43}$/.test(text)) return false;
  try {
    return keyOf(text).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}

const keyOf = (x: string) => createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });

export const signWith = (key: SigningKey, signed: Signed): Signature => ({
  key: key.public,
  value: sign(null, bytesOf(signed), key.private).toString('base64url'),
});

/** Whether a signature is valid for exactly this. */
export function isSigned(signature: Signature, signed: Signed): boolean {
  if (!isPublicKey(signature.key)) return false;
  return verify(null, bytesOf(signed), keyOf(signature.key), Buffer.from(signature.value, 'base64url'));
}
