import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { PublicRegistry } from '@galley/shared/contract/releases';
import { folderStorage } from '@galley/releases/folder-storage';
import { REGISTRY_FILE } from '@galley/releases/paths';
import { readRegistry, readRelease } from '@galley/releases/records';
import type { Registry, ReleaseRecord } from '@galley/releases/schemas';
import type { UidsOf } from '../releases/people.ts';
import { publicRegistry } from './publicRegistry.ts';
import type { ReleaseBases } from './releaseBases.ts';

/** Asked of the file system and not watched: a watch is silent on network and container mounts. */
const LOOK_EVERY_MS = 500;

export interface RegistrySource {
  /** The registry as it stands at this moment. */
  current: () => Promise<PublicRegistry>;
  /** A published release's record; null where there is none that can be read. */
  record: (remote: string, release: string) => Promise<ReleaseRecord | null>;
  /** Tells of every new revision, until the returned function is called. */
  onRevision: (listener: (revision: number) => void) => () => void;
  close: () => void;
}

/** Changes whenever the file does: a replaced file is another inode. */
async function fingerprint(file: string): Promise<string> {
  const stats = await stat(file).catch(() => null);
  return stats ? `${stats.ino} ${stats.mtimeMs} ${stats.size}` : 'none';
}

const runs = (registry: Registry) =>
  Object.entries(registry.remotes).flatMap(([remote, { active, canary }]) =>
    [active, ...(canary ? [canary.release] : [])].map((release) => ({ remote, release })),
  );

interface SourceOptions {
  /** The release store's folder. */
  store: string;
  bases: ReleaseBases;
  uidsOf: UidsOf;
  onError: (error: unknown) => void;
}

/** Reads the release store's registry, again only when it has changed. */
export function createRegistrySource({ store, bases, uidsOf, onError }: SourceOptions): RegistrySource {
  const storage = folderStorage(store);
  const file = path.join(store, REGISTRY_FILE);
  const records = new Map<string, ReleaseRecord>();
  const listeners = new Set<(revision: number) => void>();
  let known: { fingerprint: string; registry: PublicRegistry } | null = null;

  /**
   * A published release never changes, so each is read once. One that is missing, or whose record somebody broke, is
   * left out: its screen will say so, and the others go on.
   */
  async function record(remote: string, release: string): Promise<ReleaseRecord | null> {
    const key = `${remote}/${release}`;
    try {
      const found = records.get(key) ?? (await readRelease(storage, remote, release));
      if (found) records.set(key, found);
      return found;
    } catch (error) {
      onError(error);
      return null;
    }
  }

  async function read(): Promise<PublicRegistry> {
    const registry = await readRegistry(storage);
    const found = await Promise.all(runs(registry).map(({ remote, release }) => record(remote, release)));
    const named = Object.values(registry.remotes).flatMap(({ canary }) => canary?.employees ?? []);
    return publicRegistry(
      registry,
      found.filter((one) => one !== null),
      { uids: await uidsOf(named), bases },
    );
  }

  /** A registry that somebody broke by hand must not take the app down: what ran goes on running. */
  async function readOrKeep(before: PublicRegistry | undefined): Promise<PublicRegistry> {
    try {
      return await read();
    } catch (error) {
      if (!before) throw error;
      onError(error);
      return before;
    }
  }

  /** Whoever notices a change, a page or the timer, announces it. */
  async function current(): Promise<PublicRegistry> {
    const now = await fingerprint(file);
    if (known?.fingerprint === now) return known.registry;
    const registry = await readOrKeep(known?.registry);
    const before = known?.registry.revision ?? registry.revision;
    known = { fingerprint: now, registry };
    if (registry.revision !== before) for (const tell of listeners) tell(registry.revision);
    return registry;
  }

  const timer = setInterval(() => void current().catch(onError), LOOK_EVERY_MS).unref();
  return {
    current,
    record,
    onRevision(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => clearInterval(timer),
  };
}
