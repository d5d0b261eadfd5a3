import { isEdited } from '../registry/handEdits.ts';
import { activations, isDeleted } from '../registry/history.ts';
import { originText } from '../record/originText.ts';
import { own } from '../common/own.ts';
import { buildsOf, isName } from '../record/records.ts';
import { readState } from '../registry/revisions.ts';
import type { Audience, HistoryLine, Registry } from '../registry/schemas.ts';
import type { Storage } from '../storage/storage.ts';
import { withdrawnReleases } from '../registry/withdrawn.ts';

export interface RemoteStatus {
  remote: string;
  active: string | null;
  canary: ({ release: string } & Audience) | null;
  disabled: string | null;
  /** Every published release, in alphabetical order. */
  published: string[];
  /** Release → when it was built; without releases whose record is broken. */
  builtAt: Record<string, string>;
  /** Release → its origin as text; without releases of unknown origin. */
  origins: Record<string, string>;
  /** Release → why it was withdrawn, as a sentence. */
  withdrawn: Record<string, string>;
  /** Its last change; null if the active release was changed by hand since then. */
  last: HistoryLine | null;
  /** The active release was changed by hand: no recorded change led to it. */
  isEdited: boolean;
}

export interface Status {
  revision: number;
  host: Registry['host'];
  remotes: RemoteStatus[];
}

/** Which releases are active and published, and who made the last changes. */
export async function status(storage: Storage): Promise<Status> {
  const [current, folders] = await Promise.all([readState(storage), storage.folders('')]);
  const { registry, history } = current;
  const changes = activations(history);
  const names = [...new Set([...Object.keys(registry.remotes), ...folders.filter(isName)])].sort();
  const remotes = names.map(async (remote) => {
    const state = own(registry.remotes, remote);
    const builds = (await buildsOf(storage, remote)).filter(
      ({ release }) => !isDeleted(history, remote, release),
    );
    const edited = isEdited(current, remote);
    return {
      remote,
      active: state?.active ?? null,
      canary: state?.canary ?? null,
      disabled: state?.disabled?.reason ?? null,
      published: builds.map(({ release }) => release),
      builtAt: Object.fromEntries(
        builds.flatMap(({ release, record }) => (record === null ? [] : [[release, record.builtAt]])),
      ),
      origins: Object.fromEntries(
        builds.flatMap(({ release, record }) =>
          record?.commit ? [[release, originText(record.commit)]] : [],
        ),
      ),
      withdrawn: Object.fromEntries(withdrawnReleases(history, remote)),
      last: edited ? null : (changes.findLast((line) => line.remote === remote) ?? null),
      isEdited: edited,
    };
  });
  return { revision: registry.revision, host: registry.host, remotes: await Promise.all(remotes) };
}
