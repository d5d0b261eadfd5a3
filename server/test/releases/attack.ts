import { digestOf } from '@galley/releases/registry/revisions';
import type { Revision } from '@galley/releases/registry/schemas';
import { activating, type AttackedStore } from './attackedStore.ts';

/** An attack by somebody who can write the store and has some keys. */
export interface Attack {
  name: string;
  by: (store: AttackedStore) => Promise<void> | void;
  /** The reported reason. */
  says: RegExp;
  /** The release of orders that a link names. */
  link?: string;
}

/** Makes the withdrawn release of orders the active one. */
export const promoting = activating('orders', 'B');

/** A revision with the digest of its current content. */
export const rehashed = (file: Revision): Revision => ({ ...file, digest: digestOf(file) });
