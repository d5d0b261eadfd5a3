import type { EmployeeType } from '../account/contract.ts';
import type { PublicRegistry } from '@galley/shared/contract/releases';
import { isOperations } from '@galley/shared/domain/employeeTypes';
import { HOST } from '@galley/releases/record/hostRecord';
import { NAME, type ReleaseRecord } from '@galley/releases/record/schemas';
import { releaseAssets, type ReleaseBases } from '../releases/index.ts';
import type { WhyWithdrawn } from './withdrawals.ts';

/** What a page may ask for in place of the active release: nothing, what is published, or also a build on its own machine. */
export const OVERRIDE_POLICIES = ['off', 'published', 'localhost'] as const;
export type OverridePolicy = (typeof OVERRIDE_POLICIES)[number];

/** Where pages may load from under the policy `localhost`, as a content security policy writes it. */
export const LOCAL_SOURCES = ['http://localhost:*', 'http://127.0.0.1:*'];

const PREFIX = 'release.';
const LOCAL = /^http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?(\/[\w./-]*)?$/;

/** The name of a remote. The host is none: a page can't load another. */
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
  /** A published release's record; null where there is none. */
  find: (remote: string, release: string) => Promise<ReleaseRecord | null>;
  whyWithdrawn: WhyWithdrawn;
  /** The employee type of the caller; null: not signed in. Called only where it matters. */
  employeeType: () => Promise<EmployeeType | null>;
}

type Access = Pick<OverrideRules, 'whyWithdrawn' | 'employeeType'>;

/** What is against running a release that was withdrawn. The reason is for those who are signed in. */
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
 * The registry with the releases that a page asks for, as far as it may have them. A page loads nothing that it does
 * not find here with its hash; what it may not have is named and refused, so that it can say so. A release that was
 * withdrawn is for Operations alone: a link must not bring back a withdrawn release for others.
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
    // A remote of which nothing runs yet is heard where it has something to try (REL-45).
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
