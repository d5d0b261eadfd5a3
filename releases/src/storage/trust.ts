import type { Outcome } from '../common/outcome.ts';

/** An ed25519 signature. */
export interface Signature {
  /** The public key: 32 bytes in base64url. */
  key: string;
  /** 64 bytes in base64url. */
  value: string;
}

/** Whose keys a release store trusts, as an interface for readers and writers (REL-13). */
export interface Trust {
  /** The number of the policy in force. When it grows, everything that it allowed is checked again. */
  policyNumber: () => Promise<number>;
  /** What the store contains but is refused now, as sentences. */
  refusals: () => Promise<string[]>;
  /** How much was refused when the store was last read; null: it hasn't been read yet. */
  refusedLast: () => number | null;
  /** Why no revision can be written now, as sentences: the next one exists but is refused, or the newest is gone. */
  obstacles: () => Promise<string[]>;
  /** Why a release's record is refused, as a sentence; null: it's signed by a key that is allowed to publish it. */
  recordFault: (
    release: { remote: string; release: string },
    digest: string,
    signature: Signature | undefined,
  ) => Promise<string | null>;
  /** Signs a record with this process's key; refused if it has none, or if the key isn't allowed to publish the remote. */
  signRecord: (release: { remote: string; release: string }, digest: string) => Promise<Outcome<Signature>>;
  /** The author of a change for the history: the person that the server acts for, or else the key's owner. */
  author: (by: string) => Promise<Outcome<string>>;
  /** Signs the text of the next revision; refused if readers would refuse it. */
  signRevision: (text: string) => Promise<Outcome<string>>;
}
