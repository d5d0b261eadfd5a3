import type { Registry } from './schemas.ts';

/** Every release that a registry serves: the active ones and the canaries. */
export const servedReleases = (registry: Registry): { remote: string; release: string }[] =>
  Object.entries(registry.remotes).flatMap(([remote, { active, canary }]) =>
    [active, ...(canary ? [canary.release] : [])].map((release) => ({ remote, release })),
  );
