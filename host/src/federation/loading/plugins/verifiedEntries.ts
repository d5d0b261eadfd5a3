import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { createEntryLoader, type EntryIo } from '../../files/entry.ts';
import { RemoteFailure } from '../../errors/remoteFailure.ts';
import type { Releases } from '../../registry/releases.ts';

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;
type Container = Exclude<Awaited<ReturnType<LoadEntry>>, undefined | void>;

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;

/** The container that an entry defines, under its release's own global name. */
function containerOf(name: string): Container | undefined {
  const value: unknown = Reflect.get(globalThis, name);
  return isContainer(value) ? value : undefined;
}

function refuse({ url }: { url: string }): never {
  throw new Error(`Refused: ${url} would run unverified.`);
}

/**
 * Gives the runtime only containers of registered releases, whose entries the browser has run with their registered hash. Anything that it
 * would fetch by itself is refused.
 */
export function verifiedEntries(
  io: EntryIo,
  releases: Pick<Releases, 'byName'>,
): ModuleFederationRuntimePlugin {
  const loadEntry = createEntryLoader(io, (container) => containerOf(container) !== undefined);
  return {
    name: 'galley-verified-entries',
    async loadEntry({ remoteInfo }) {
      const release = releases.byName(remoteInfo.name)?.release;
      if (!release) return refuse({ url: remoteInfo.entry });
      const failure = await loadEntry(release);
      if (failure) throw new RemoteFailure(failure);
      return containerOf(release.container);
    },
    createScript: refuse,
    createLink: refuse,
    fetch: async (url) => refuse({ url }),
    async beforePreloadRemote({ preloadOps }) {
      preloadOps.length = 0;
    },
  };
}
