import { freshSession } from '@galley/shared/host';
import type { PublicRegistry, ReleaseAssets } from '@galley/shared/contract/releases';
import { isInCanary, type Person } from '@galley/server/releases/rules/canary';
import { galley } from '@galley/shared/store';
import { readDataBlock } from './dataBlock.ts';
import type { LoadError } from '../errors/loadError.ts';
import { withLocalReleases } from '../overrides/localRelease.ts';
import { overrideAnswers } from '../overrides/overrideAnswers.ts';
import { overridesQuery } from '../overrides/overrides.ts';

const isRegistry = (value: unknown): value is PublicRegistry =>
  typeof value === 'object' &&
  value !== null &&
  'schema' in value &&
  value.schema === 1 &&
  'remotes' in value &&
  'releases' in value;

/** The page's initial registry, which needs no request. */
export function inlinedRegistry(): PublicRegistry | null {
  const block = readDataBlock('galley-registry');
  return isRegistry(block) ? block : null;
}

/** The current registry with this page's overrides applied; null when it can't be loaded. */
export async function fetchRegistry(): Promise<PublicRegistry | null> {
  try {
    const { session } = galley.getState();
    const query = overridesQuery();
    const answer = await fetch(`/releases.json${query}`, {
      cache: 'no-store',
      // Overrides depend on the user; active releases don't.
      ...(query !== '' && session
        ? { headers: { Authorization: `Bearer ${(await freshSession(session)).token}` } }
        : {}),
      signal: AbortSignal.timeout(5000),
    });
    const body: unknown = answer.ok ? await answer.json() : null;
    if (!isRegistry(body)) return null;
    overrideAnswers.set(body.overrides ?? {});
    return await withLocalReleases(body);
  } catch {
    return null;
  }
}

export type Choice =
  | { ok: true; release: ReleaseAssets; isCanary: boolean }
  | { ok: false; error: LoadError };

/** Only releases that the server sent with a hash; anything else that the page requests is reported to the user. */
function chooseOverride(
  { releases }: PublicRegistry,
  remote: string,
  { release: requested, isAllowed, withdrawn }: NonNullable<PublicRegistry['overrides']>[string],
): Choice {
  const release = isAllowed ? releases[remote]?.[requested] : undefined;
  if (release) return { ok: true, release, isCanary: false };
  const why = isAllowed || withdrawn === undefined ? {} : { withdrawn };
  return { ok: false, error: { kind: 'override', release: requested, ...why } };
}

/** The target release of a remote for a person: the canary for people in its audience. */
export function chooseRelease(registry: PublicRegistry | null, remote: string, person: Person): Choice {
  if (!registry) return { ok: false, error: { kind: 'registry' } };
  const state = registry.remotes[remote];
  if (state?.disabled) return { ok: false, error: { kind: 'disabled', reason: state.disabled.reason } };
  const override = registry.overrides?.[remote];
  if (override) return chooseOverride(registry, remote, override);
  const canary = state?.canary;
  const isCanary = canary !== undefined && isInCanary(canary, remote, person);
  const chosen = isCanary ? canary.release : state?.active;
  if (chosen === undefined) return { ok: false, error: { kind: 'unregistered' } };
  const release = registry.releases[remote]?.[chosen];
  return release
    ? { ok: true, release, isCanary }
    : { ok: false, error: { kind: 'unregistered', release: chosen } };
}
