import { readHistory } from '@galley/releases/registry/revisions';
import type { HistoryLine } from '@galley/releases/registry/schemas';

import type { Storage } from '@galley/releases/storage/storage';
import { withdrawnReleases } from '@galley/releases/registry/withdrawn';

/** Why a release was withdrawn, as the registry of a revision has it; null: it was not. */
export type WhyWithdrawn = (revision: number, remote: string, release: string) => Promise<string | null>;

/** Reads the history again only when the registry has changed: anybody may ask. */
export function withdrawals(storage: Storage): WhyWithdrawn {
  let known: { revision: number; history: Promise<HistoryLine[]> } | null = null;
  return async (revision, remote, release) => {
    if (known?.revision !== revision) {
      const read = { revision, history: readHistory(storage) };
      known = read;
      read.history.catch(() => (known = known === read ? null : known));
    }
    return withdrawnReleases(await known.history, remote).get(release) ?? null;
  };
}
