import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@galley/releases/common/digest';
import { own } from '@galley/releases/common/own';
import { rollbackTarget } from '@galley/releases/operations/rollback';
import { HOST, PAGE_FILE } from '@galley/releases/record/hostRecord';
import type { ReleaseRecord } from '@galley/releases/record/schemas';
import { readState } from '@galley/releases/registry/revisions';
import { releaseFolder } from '@galley/releases/storage/paths';
import type { Storage } from '@galley/releases/storage/storage';
import type { PublicRegistry } from '@galley/shared/contract/releases';
import { ExplainedError } from '../db/explainedError.ts';
import { hostBuild, readHostBuild, type HostBuild } from './hostBuild.ts';
import type { RegistrySource } from './registrySource.ts';

/** The size limit for cached host files: about a dozen releases with every encoding. */
const MOST_CACHED_BYTES = 64 * 1024 * 1024;

/** No host can be served; says why, and what to do. */
export class NoHostError extends ExplainedError {}

/** Finds the host for a page, and the files of each host. */
export interface Hosts {
  /**
   * The host for a page.
   * @param requestedRelease the release that the browser requests, which only counts if it's the canary
   * @throws NoHostError if no host can be served
   */
  of: (
    registry: { revision: number; hostRelease?: PublicRegistry['hostRelease'] | undefined },
    requestedRelease?: string,
  ) => Promise<HostBuild>;
  /** A file of a host's release with its hash, exactly as published; null if there is none. */
  file: (release: string, file: string) => Promise<{ bytes: Uint8Array; integrity: string } | null>;
}

interface HostsOptions {
  storage: Storage;
  source: Pick<RegistrySource, 'host' | 'whyRefused'>;
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
  /** The host that takes the place of a refused one, under a policy and a revision. */
  let substitute: { mark: string; release: Promise<string | null> } | undefined;
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

  /** The build of a host that counts now; null if there's none. A policy may refuse a release that was served before (REL-16). */
  async function buildOf(release: string): Promise<HostBuild | null> {
    const record = await source.host(release);
    if (!record) return null;
    const known = builds.get(release);
    if (known?.record === record) return known;
    const page = await stored(record, PAGE_FILE);
    if (!page) return null;
    const build = hostBuild(record, Buffer.from(page).toString(), `host ${release}: ${PAGE_FILE}`);
    builds.set(release, build);
    return build;
  }

  /** The release that a rollback of the host would choose. Reads the files of hosts, so only once under each policy and revision. */
  function substituteUnder(mark: string): Promise<string | null> {
    if (substitute?.mark === mark) return substitute.release;
    const find = async () => {
      const { registry, history } = await readState(storage);
      const target = await rollbackTarget(storage, HOST, registry, history);
      return target.ok ? target.value : null;
    };
    const found = { mark, release: find() };
    substitute = found;
    found.release.catch(() => (substitute = substitute === found ? undefined : substitute));
    return found.release;
  }

  /** The host in place of the active one, which can't be served. @param refusal why the keys refuse that */
  async function buildInstead(refusal: string | null, revision: number): Promise<HostBuild | null> {
    if (refusal === null) return last ? buildOf(last.record.release) : null;
    const policy = await storage.trust?.policyNumber();
    const release = await substituteUnder(`${policy} ${revision}`);
    return release === null ? null : buildOf(release);
  }

  async function activeBuild(release: string, revision: number): Promise<HostBuild> {
    const found = await buildOf(release).catch((error: unknown) => ({ error }));
    if (found && 'record' in found) return (last = found);
    const refusal = await source.whyRefused(release);
    const other = await buildInstead(refusal, revision).catch(complain);
    const vouch = `npm run release -- keys vouch host ${release} --reason "…"`;
    const remedy = other
      ? `Run npm run release -- rollback host, or ${vouch}.`
      : `Run ${vouch}, or promote another host.`;
    const reason =
      refusal === null
        ? 'its record or page is missing or has changed since it was published. Restore its files, or run npm run release -- rollback host.'
        : `${refusal} ${remedy}`;
    const why = `The host ${release} is active but can't be served: ${reason}`;
    if (!other) throw found?.error ?? new NoHostError(why);
    const instead = `Until then, pages come from host ${other.record.release}.`;
    complain(found?.error ?? new ExplainedError(`${why} ${instead}`));
    return other;
  }

  function ofCheckout(): Promise<HostBuild> {
    checkout ??= readHostBuild(dist);
    return checkout;
  }

  return {
    async of({ revision, hostRelease }, requestedRelease) {
      if (!hostRelease) return ofCheckout();
      const { active, canary } = hostRelease;
      if (canary && requestedRelease === canary.release) {
        const build = await buildOf(canary.release).catch(complain);
        if (build) return build;
      }
      return activeBuild(active, revision);
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
