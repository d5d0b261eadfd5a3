import { digestOf } from '@galley/releases/registry/revisions';
import type { Revision } from '@galley/releases/registry/schemas';
import { activating, type AttackedStore } from './attackedStore.ts';

/** What somebody does who can write the store, and has some keys. */
export interface Attack {
  name: string;
  by: (store: AttackedStore) => Promise<void> | void;
  /** What is said about it. */
  says: RegExp;
  /** The release of orders that a link names. */
  link?: string;
}

/** Gives people the release of orders that was withdrawn. */
export const promoting = activating('orders', 'B');

/** A revision with the digest of what it has. */
export const rehashed = (file: Revision): Revision => ({ ...file, digest: digestOf(file) });
