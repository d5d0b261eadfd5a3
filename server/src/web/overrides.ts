import type { EmployeeType } from '../account/contract.ts';
import type { PublicRegistry } from '@galley/shared/contract/releases';
import { isOperations } from '@galley/shared/domain/employeeTypes';
import { HOST } from '@galley/releases/record/hostRecord';
import { NAME, type ReleaseRecord } from '@galley/releases/record/schemas';
import { releaseAssets, type ReleaseBases } from '../releases/index.ts';
import type { WhyWithdrawn } from './withdrawals.ts';

/** What a page may request instead of the active release: nothing, published releases, or also builds on its own machine. */
export const OVERRIDE_POLICIES = ['off', 'published', 'localhost'] as const;
export type OverridePolicy = (typeof OVERRIDE_POLICIES)[number];

/** Sources that the policy `localhost` adds to the content security policy. */
export const LOCAL_SOURCES = ['http://localhost:*', 'http://127.0.0.1:*'];

const PREFIX = 'release.';
const LOCAL = /^http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?(\/[\w./-]*)?$/;

/** The name of a remote. Not the host, since a page can't load another one. */
const REMOTE = new RegExp(`^(?!${HOST}$)${NAME.slice(1)}`);

type RequestedReleases = Record<string, string>;

/** The release overrides of a query: `release.orders=1.0.1-x` names a release of orders. */
export const requestedOverrides = (query: unknown): RequestedReleases =>
  Object.fromEntries(
    Object.entries(query ?? {})
      .filter(([name, release]) => name.startsWith(PREFIX) && typeof release === 'string')
      .map(([name, release]) => [name.slice(PREFIX.length), String(release)]),
  );

export interface OverrideRules {
  policy: OverridePolicy;
  bases: ReleaseBases;
  /** A published release's record; null if there is none. */
  find: (remote: string, release: string) => Promise<ReleaseRecord | null>;
  whyWithdrawn: WhyWithdrawn;
  /** The employee type of the caller; null: not signed in. Called only when needed. */
  employeeType: () => Promise<EmployeeType | null>;
}

type Access = Pick<OverrideRules, 'whyWithdrawn' | 'employeeType'>;

/** Whether a release was withdrawn, and whether the caller may still run it. Only signed-in people get the reason. */
async function withdrawal(
  { revision, remotes }: PublicRegistry,
  [remote, release]: [string, string],
  { whyWithdrawn, employeeType }: Access,
): Promise<{ withdrawn?: string; isForbidden: boolean }> {
  const why = await whyWithdrawn(revision, remote, release);
  const state = remotes[remote];
  if (why === null || (state?.active === release && !state.disabled)) return { isForbidden: false };
  const type = await employeeType();
  return { withdrawn: type === null ? '' : why, isForbidden: !isOperations(type) };
}

/**
 * Adds to the registry the releases that a page requests, if the page may have them. A page loads only what it finds here with a hash;
 * refused releases are listed, so that the page can say so. Only Operations can run a withdrawn release: a link must not bring it back for
 * others.
 */
export async function withOverrides(
  registry: PublicRegistry,
  requested: RequestedReleases,
  { policy, find, bases, ...access }: OverrideRules,
): Promise<PublicRegistry> {
  const releases = { ...registry.releases };
  const overrides: NonNullable<PublicRegistry['overrides']> = {};
  for (const [remote, release] of Object.entries(requested).filter(([name]) => REMOTE.test(name))) {
    const record = policy === 'off' ? null : await find(remote, release);
    const isLocal = policy === 'localhost' && LOCAL.test(release);
    // A remote that isn't in the registry counts only if the requested release exists or is a local build (REL-45).
    if (record === null && !isLocal && !Object.hasOwn(registry.remotes, remote)) continue;
    if (record === null) {
      overrides[remote] = { release, isAllowed: isLocal };
      continue;
    }
    const { isForbidden, ...why } = await withdrawal(registry, [remote, release], access);
    overrides[remote] = { release, isAllowed: !isForbidden, ...why };
    if (!isForbidden) releases[remote] = { ...releases[remote], [release]: releaseAssets(record, bases) };
  }
  return Object.keys(overrides).length === 0 ? registry : { ...registry, releases, overrides };
}
