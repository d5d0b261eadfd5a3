import type { Outcome } from '../common/outcome.ts';

/** A signature with ed25519. */
export interface Signature {
  /** The public key: 32 bytes in base64url. */
  key: string;
  /** 64 bytes in base64url. */
  value: string;
}

/** Whose keys a release store trusts, for what reads and writes it (REL-13). */
export interface Trust {
  /** The number of the policy in force. What it allowed is judged anew when it grows. */
  policyNumber: () => Promise<number>;
  /** What the store holds and is refused now, in sentences. */
  refusals: () => Promise<string[]>;
  /** How much was refused when the store was last read; null: it was not read yet. */
  refusedLast: () => number | null;
  /** Why no revision can be written now, in sentences: the next one is there and refused, or the newest is gone. */
  obstacles: () => Promise<string[]>;
  /** Why a release's record is refused, in a sentence; null: it is signed by a key that may publish it. */
  recordFault: (
    release: { remote: string; release: string },
    digest: string,
    signature: Signature | undefined,
  ) => Promise<string | null>;
  /** Signs a record with this process's key; refused where it has none, or one that may not publish the remote. */
  signRecord: (release: { remote: string; release: string }, digest: string) => Promise<Outcome<Signature>>;
  /** Who the history names for a change: whoever the server speaks for, else the owner of the key. */
  author: (by: string) => Promise<Outcome<string>>;
  /** Signs the text of the next revision; refused where readers would refuse it. */
  signRevision: (text: string) => Promise<Outcome<string>>;
}
