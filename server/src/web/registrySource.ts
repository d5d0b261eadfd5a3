import { isDeepStrictEqual } from 'node:util';
import type { PublicRegistry } from '@galley/shared/contract/releases';
import { HOST } from '@galley/releases/record/hostRecord';
import { readPublished, type PublishedRecord } from '@galley/releases/record/records';
import type { ReleaseRecord } from '@galley/releases/record/schemas';
import { servedReleases } from '@galley/releases/registry/servedReleases';
import { readPublication } from '@galley/releases/record/published';
import { isPinned } from '@galley/releases/registry/pins';
import {
  newestRevision,
  parseRegistry,
  readRegistry,
  type Newest,
} from '@galley/releases/registry/revisions';
import type { Registry } from '@galley/releases/registry/schemas';
import type { Storage } from '@galley/releases/storage/storage';
import { type CanaryKeysOf, publicRegistry, type ReleaseBases } from '../releases/index.ts';

/** The store is polled, because file watchers miss changes on network and container mounts. */
const LOOK_EVERY_MS = 500;
/** A bucket is polled less often, and no page waits for it. */
const LOOK_IN_BUCKET_EVERY_MS = 2000;

export interface RegistrySource {
  /** The current registry; the last known one while the store can't be read. @throws Error if it has never been read */
  current: () => Promise<PublicRegistry>;
  /** A published release's record; null if there is none that can be read or the registry pins another. */
  record: (remote: string, release: string) => Promise<ReleaseRecord | null>;
  /** The record of a host's release; null if there is none or the registry pins another. */
  host: (release: string) => Promise<ReleaseRecord | null>;
  /** Why the keys refuse a host's release (REL-16), as a sentence; null: they don't, or nobody can tell now. */
  whyRefused: (release: string) => Promise<string | null>;
  /** Calls the listener for each new revision until the returned function is called. */
  onRevision: (listener: (revision: number) => void) => () => void;
  close: () => void;
}

interface Look {
  registry: PublicRegistry;
  /** Something was unreachable, missing or broken, so the next read tries again. */
  isIncomplete: boolean;
}

interface SourceOptions {
  storage: Storage;
  /** Reading is slow, so pages get the last registry read. */
  isBucket: boolean;
  bases: ReleaseBases;
  keysOf: CanaryKeysOf;
  onError: (error: unknown) => void;
}

/** Reads the release store's registry, and parses it again only if it changed. */
export function createRegistrySource({
  storage,
  isBucket,
  bases,
  keysOf,
  onError,
}: SourceOptions): RegistrySource {
  const records = new Map<string, PublishedRecord>();
  /** The records with a verified signature, each with the policy's number. */
  const accepted = new Set<string>();
  const listeners = new Set<(revision: number) => void>();
  /** Reported faults of records, so that each is reported only once. */
  const complaints = new Map<string, string>();
  /** `text` is undefined after an incomplete read, so that the next one tries again. */
  let known: {
    revision: number;
    text: string | null | undefined;
    /** The number of the policy under which the registry was read: another policy may refuse a release. */
    policy: number;
    registry: PublicRegistry;
  } | null = null;
  /** Why the store couldn't be read the last time; empty: it could. */
  let storeFault = '';

  /** Reports a fault of a release once. */
  function complain(key: string, error: unknown): void {
    const complaint = String(error);
    if (complaints.get(key) !== complaint) onError(error);
    complaints.set(key, complaint);
  }

  /** Why a record is refused, if keys are configured (REL-14). A valid signature is verified once under each policy. */
  async function signatureFault(remote: string, release: string, digest: string): Promise<string | null> {
    if (!storage.trust) return null;
    const key = `${await storage.trust.policyNumber()} ${remote} ${release} ${digest}`;
    if (accepted.has(key)) return null;
    const kept = await readPublication(storage, remote, release);
    const fault = await storage.trust.recordFault({ remote, release }, digest, kept?.signature);
    if (fault === null) accepted.add(key);
    return fault;
  }

  /**
   * Reads each release once, since published releases never change. A release whose record is missing or broken is left out: its screen
   * says so, and the others work.
   */
  async function read(remote: string, release: string): Promise<PublishedRecord | null> {
    const key = `${remote}/${release}`;
    try {
      const found = records.get(key) ?? (await readPublished(storage, remote, release));
      if (found) records.set(key, found);
      const fault = found && (await signatureFault(remote, release, found.digest));
      if (fault) throw new Error(`${remote} ${release}: ${fault}`);
      return found;
    } catch (error) {
      complain(key, error);
      return null;
    }
  }

  /** The release's record, if it's the one that the registry pins (REL-12). */
  async function pinned(registry: Registry, remote: string, release: string): Promise<ReleaseRecord | null> {
    const found = await read(remote, release);
    if (found === null || isPinned(registry, remote, release, found.digest)) return found?.record ?? null;
    const key = `${remote}/${release}`;
    // Somebody may restore the right one.
    records.delete(key);
    complain(key, new Error(`${remote} ${release}: release.json differs from the one in the registry.`));
    return null;
  }

  async function whyRefused(release: string): Promise<string | null> {
    const found = records.get(`${HOST}/${release}`) ?? (await readPublished(storage, HOST, release));
    return found && signatureFault(HOST, release, found.digest);
  }

  /** The last registry that could be read, with the pins. */
  let latest: Registry | null = null;

  async function record(remote: string, release: string): Promise<ReleaseRecord | null> {
    latest ??= await readRegistry(storage);
    return pinned(latest, remote, release);
  }

  async function complete(registry: Registry): Promise<Look> {
    latest = registry;
    const found = await Promise.all(
      servedReleases(registry).map(({ remote, release }) => pinned(registry, remote, release)),
    );
    const named = Object.values(registry.remotes).flatMap(({ canary }) => canary?.employees ?? []);
    const readable = found.filter((one) => one !== null);
    return {
      registry: publicRegistry(registry, readable, { keys: await keysOf(named), bases }),
      isIncomplete: readable.length < found.length,
    };
  }

  /** Keeps the last good registry if somebody broke it by hand or the database is down, so that the app stays up. */
  async function readOrKeep(newest: Newest, before: PublicRegistry | undefined): Promise<Look> {
    let registry: Registry | undefined;
    try {
      registry = parseRegistry(newest);
      return await complete(registry);
    } catch (error) {
      if (!before) throw error;
      onError(error);
      return { registry: before, isIncomplete: registry !== undefined };
    }
  }

  /** Reads the registry, for a page or the timer, and announces a new revision. */
  async function look(): Promise<PublicRegistry> {
    const newest = await newestRevision(storage, known?.revision);
    const { revision, text } = newest;
    if (revision === 0 && known !== null && known.revision > 0)
      throw new Error('The release store is empty or not mounted: the last known registry stays active.');
    const policy = (await storage.trust?.policyNumber()) ?? 0;
    if (known?.text === text && known.policy === policy) return known.registry;
    const { registry: read, isIncomplete } = await readOrKeep(newest, known?.registry);
    // Keep the same object if it's equal: pages are rendered and compressed again only for another one.
    const registry = known && isDeepStrictEqual(known.registry, read) ? known.registry : read;
    const before = known?.registry.revision ?? registry.revision;
    known = { revision, text: isIncomplete ? undefined : text, policy, registry };
    if (registry.revision !== before) for (const tell of listeners) tell(registry.revision);
    return registry;
  }

  /** Like `look`, but returns the last known registry if the store can't be read. Each error is reported once. */
  async function lookOrKeep(): Promise<PublicRegistry> {
    try {
      const registry = await look();
      storeFault = '';
      return registry;
    } catch (error) {
      if (storeFault !== String(error)) onError(error);
      storeFault = String(error);
      if (known === null) throw error;
      return known.registry;
    }
  }

  const timer = setInterval(
    () => void lookOrKeep().catch(() => undefined),
    isBucket ? LOOK_IN_BUCKET_EVERY_MS : LOOK_EVERY_MS,
  );
  timer.unref();
  return {
    current: async () => (isBucket && known ? known.registry : lookOrKeep()),
    record,
    host: (release) => record(HOST, release),
    whyRefused: (release) => whyRefused(release).catch(() => null),
    onRevision(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => clearInterval(timer),
  };
}
