import { effective, readHistory } from './history.ts';
import { own } from './own.ts';
import { buildsOf, readRegistry } from './records.ts';
import { abortedMarks } from './recovery.ts';
import type { Audience, HistoryLine, Registry } from './schemas.ts';
import type { Storage } from './storage.ts';

export interface RemoteStatus {
  remote: string;
  active: string | null;
  canary: ({ release: string } & Audience) | null;
  disabled: string | null;
  /** Every release that is published, in alphabetical order. */
  published: string[];
  /** Release → when it was built; without those whose record is broken. */
  builtAt: Record<string, string>;
  /** The last change of it that took effect. */
  last: HistoryLine | null;
}

export interface Status {
  revision: number;
  host: Registry['host'];
  remotes: RemoteStatus[];
}

/** What runs, what could run, and who changed it last. */
export async function status(storage: Storage): Promise<Status> {
  const [registry, history, published] = await Promise.all([
    readRegistry(storage),
    readHistory(storage),
    storage.folders(''),
  ]);
  const changes = effective([...history, ...abortedMarks(history, registry.revision)]);
  const names = [...new Set([...Object.keys(registry.remotes), ...published])].sort();
  const remotes = names.map(async (remote) => {
    const state = own(registry.remotes, remote);
    const builds = await buildsOf(storage, remote);
    return {
      remote,
      active: state?.active ?? null,
      canary: state?.canary ?? null,
      disabled: state?.disabled?.reason ?? null,
      published: builds.map(({ release }) => release),
      builtAt: Object.fromEntries(
        builds.flatMap(({ release, builtAt }) => (builtAt === null ? [] : [[release, builtAt]])),
      ),
      last: changes.findLast((line) => line.remote === remote) ?? null,
    };
  });
  return { revision: registry.revision, host: registry.host, remotes: await Promise.all(remotes) };
}
