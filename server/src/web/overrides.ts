import type { PublicRegistry } from '@galley/shared/contract/releases';
import type { ReleaseRecord } from '@galley/releases/schemas';
import { releaseAssets } from './publicRegistry.ts';
import type { ReleaseBases } from './releaseBases.ts';

/** What a page may ask for in the place of what runs: nothing, what is published, or also a build on its own machine. */
export const OVERRIDE_POLICIES = ['off', 'published', 'localhost'] as const;
export type OverridePolicy = (typeof OVERRIDE_POLICIES)[number];

/** Where pages may load from under the policy `localhost`, as a content security policy writes it. */
export const LOCAL_SOURCES = ['http://localhost:*', 'http://127.0.0.1:*'];

const PREFIX = 'release.';
const LOCAL = /^http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?(\/[\w./-]*)?$/;

type Asked = Record<string, string>;

/** What a query asks for: `release.orders=1.0.1-x` asks for that release of orders. */
export const askedOverrides = (query: unknown): Asked =>
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
}

/**
 * The registry with the releases that a page asks for, as far as it may have them. A page loads nothing that it does
 * not find here with its hash; what it may not have is named and refused, so that it can say so.
 */
export async function withOverrides(
  registry: PublicRegistry,
  asked: Asked,
  { policy, find, bases }: OverrideRules,
): Promise<PublicRegistry> {
  const known = Object.entries(asked).filter(([remote]) => Object.hasOwn(registry.remotes, remote));
  if (known.length === 0) return registry;
  const releases = { ...registry.releases };
  const overrides: NonNullable<PublicRegistry['overrides']> = {};
  for (const [remote, release] of known) {
    const record = policy === 'off' ? null : await find(remote, release);
    if (record !== null) releases[remote] = { ...releases[remote], [release]: releaseAssets(record, bases) };
    const isLocal = policy === 'localhost' && LOCAL.test(release);
    overrides[remote] = { release, isAllowed: record !== null || isLocal };
  }
  return { ...registry, releases, overrides };
}
