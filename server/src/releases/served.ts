import { servedSince, type Served } from '@galley/releases/registry/servedSince';
import { startedAt } from '@galley/releases/registry/startedAt';
import { readState } from '@galley/releases/registry/revisions';
import type { Storage } from '@galley/releases/storage/storage';
import { isInCanary, type Person } from './rules/canary.ts';
import { canaryAudience } from './publicRegistry.ts';
import type { CanaryKeysOf } from './people.ts';

/** How far back served releases count: pages may be open for a long time before they load a form. */
const SINCE_MS = 3_600_000;
/** How long the registry's history is cached. */
const KEPT_MS = 5000;

/** A served release, and since when people have been getting it; the beginning of time if the history doesn't say. */
type Started = Served & { since: Date };
type ByRemote = ReadonlyMap<string, readonly Started[]>;

/**
 * Whether the registry served a release to a person within the last hour.
 * @returns since when people have been getting it; null if it wasn't served to this person
 */
type ServedSince = (remote: string, release: string, person: Person) => Promise<Date | null>;

/**
 * Tells which releases people were served. The registry and the person determine which release a page gets, so nothing has to be stored per
 * page: the registry's recent history is enough, and the same on every server.
 */
export function createServedSince(storage: Storage, keysOf: CanaryKeysOf): ServedSince {
  let known: { served: Promise<ByRemote>; at: number } | null = null;

  async function read(): Promise<ByRemote> {
    const { registry, history } = await readState(storage);
    const since = new Date(Date.now() - SINCE_MS);
    const remotes = Object.keys(registry.remotes);
    const started = (remote: string) => (one: Served) => ({
      ...one,
      since: startedAt(history, remote, one.release) ?? new Date(0),
    });
    return new Map(
      remotes.map((remote) => [remote, servedSince(registry, history, remote, since).map(started(remote))]),
    );
  }

  function notOlderThan(ms: number): Promise<ByRemote> {
    if (known === null || Date.now() - known.at > ms) {
      const served = read();
      const started = { served, at: Date.now() };
      known = started;
      served.catch(() => (known = known === started ? null : known));
    }
    return known.served;
  }

  async function isAmong(served: readonly Served[], remote: string, person: Person): Promise<boolean> {
    if (served.some(({ audience }) => audience === null)) return true;
    const emails = served.flatMap(({ audience }) => audience?.employees ?? []);
    const keys = await keysOf(emails);
    return served.some(
      ({ audience }) =>
        audience !== null && isInCanary(canaryAudience(remote, audience, keys), remote, person),
    );
  }

  return async (remote, release, person) => {
    const of = (all: ByRemote) => (all.get(remote) ?? []).filter((served) => served.release === release);
    const since = async (ms: number) => {
      const served = of(await notOlderThan(ms));
      return (await isAmong(served, remote, person)) ? (served[0]?.since ?? null) : null;
    };
    // The page may know of a change that's newer than the cache.
    return (await since(KEPT_MS)) ?? since(0);
  };
}
