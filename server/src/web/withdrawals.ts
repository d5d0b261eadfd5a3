import { readState, type State } from '@galley/releases/registry/revisions';
import type { Storage } from '@galley/releases/storage/storage';
import { withdrawnReleases } from '@galley/releases/registry/withdrawn';

/** Why a release was withdrawn as of a revision of the registry; null: it wasn't. */
export type WhyWithdrawn = (revision: number, remote: string, release: string) => Promise<string | null>;

const INCOMPLETE = 'The history of releases is incomplete, so this release may have been withdrawn.';

/** Reads the history only once for each revision, since anybody can request it. */
export function withdrawals(storage: Storage): WhyWithdrawn {
  let known: { revision: number; state: Promise<State> } | null = null;
  return async (revision, remote, release) => {
    if (known?.revision !== revision) {
      const read = { revision, state: readState(storage) };
      known = read;
      read.state.catch(() => (known = known === read ? null : known));
    }
    const { history, faults } = await known.state;
    const why = withdrawnReleases(history, remote).get(release);
    // With keys, deleting a part of the history mustn't bring a release back.
    return why ?? (storage.trust && faults.length > 0 ? INCOMPLETE : null);
  };
}
