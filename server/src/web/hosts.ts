import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@galley/releases/common/digest';
import { own } from '@galley/releases/common/own';
import { HOST, PAGE_FILE } from '@galley/releases/record/hostRecord';
import type { ReleaseRecord } from '@galley/releases/record/schemas';
import { releaseFolder } from '@galley/releases/storage/paths';
import type { Storage } from '@galley/releases/storage/storage';
import type { PublicRegistry } from '@galley/shared/contract/releases';
import { ExplainedError } from '../db/explainedError.ts';
import { hostBuild, readHostBuild, type HostBuild } from './hostBuild.ts';
import type { RegistrySource } from './registrySource.ts';

/** The size limit for cached host files: about a dozen releases with every encoding. */
const MOST_CACHED_BYTES = 64 * 1024 * 1024;

/** Finds the host for a page, and the files of each host. */
export interface Hosts {
  /** The host for a page. @param requestedRelease the release that the browser requests, which only counts if it's the canary */
  of: (
    registry: { hostRelease?: PublicRegistry['hostRelease'] },
    requestedRelease?: string,
  ) => Promise<HostBuild>;
  /** A file of a host's release with its hash, exactly as published; null if there is none. */
  file: (release: string, file: string) => Promise<{ bytes: Uint8Array; integrity: string } | null>;
}

interface HostsOptions {
  storage: Storage;
  source: Pick<RegistrySource, 'host'>;
  /** The folder of this checkout's build, which is served until the store has a release of the host. */
  dist: string;
  onError: (error: unknown) => void;
}

/** Serves the hosts of a release store from memory (REL-28): reads and verifies each file once. */
export function createHosts({ storage, source, dist, onError }: HostsOptions): Hosts {
  const builds = new Map<string, HostBuild>();
  const cached = new Map<string, Uint8Array>();
  let cachedBytes = 0;
  let checkout: Promise<HostBuild> | undefined;
  /** The last page's host, which is still served if the store no longer has a good one. */
  let last: HostBuild | undefined;
  let complaint = '';

  function complain(error: unknown): void {
    if (complaint !== String(error)) onError(error);
    complaint = String(error);
  }

  function keep(key: string, bytes: Uint8Array): void {
    cached.set(key, bytes);
    cachedBytes += bytes.length;
    for (const [oldest, { length }] of cached) {
      if (cachedBytes <= MOST_CACHED_BYTES) return;
      cached.delete(oldest);
      cachedBytes -= length;
    }
  }

  /** Never serves bytes that differ from what was published. */
  async function read(
    { release, files }: ReleaseRecord,
    file: string,
    bytesOf: () => Promise<Uint8Array | null>,
  ): Promise<Uint8Array | null> {
    const key = `${release}/${file}`;
    const known = cached.get(key);
    if (known) return known;
    const bytes = await bytesOf();
    if (bytes === null) return null;
    if (integrityOf(bytes) !== own(files, file)) {
      complain(new Error(`host ${release}: ${file} differs from the published file.`));
      return null;
    }
    keep(key, bytes);
    return bytes;
  }

  const stored = (record: ReleaseRecord, file: string) =>
    read(record, file, () => storage.readBytes(`${releaseFolder(HOST, record.release)}/${file}`));

  async function buildOf(release: string): Promise<HostBuild> {
    const known = builds.get(release);
    if (known) return known;
    const record = await source.host(release);
    const page = record && (await stored(record, PAGE_FILE));
    if (!record || !page)
      throw new ExplainedError(
        `The host ${release} is active but can't be served: its record or page is missing or has changed since it was published. Restore its files, or run release rollback host.`,
      );
    const build = hostBuild(record, Buffer.from(page).toString(), `host ${release}: ${PAGE_FILE}`);
    builds.set(release, build);
    return build;
  }

  function ofCheckout(): Promise<HostBuild> {
    checkout ??= readHostBuild(dist);
    return checkout;
  }

  return {
    async of({ hostRelease }, requestedRelease) {
      if (!hostRelease) return ofCheckout();
      const { active, canary } = hostRelease;
      if (canary && requestedRelease === canary.release) {
        const build = await buildOf(canary.release).catch(complain);
        if (build) return build;
      }
      try {
        last = await buildOf(active);
      } catch (error) {
        if (last === undefined) throw error;
        complain(error);
      }
      return last;
    },
    async file(release, file) {
      const record = await source.host(release);
      const integrity = own(record?.files ?? {}, file);
      if (record?.host && integrity !== undefined) {
        const bytes = await stored(record, file);
        return bytes && { bytes, integrity };
      }
      const build = await ofCheckout().catch(() => null);
      const built = own(build?.record.files ?? {}, file);
      if (build?.record.release !== release || built === undefined) return null;
      const bytes = await read(build.record, file, () => readFile(path.join(dist, file)).catch(() => null));
      return bytes && { bytes, integrity: built };
    },
  };
}
