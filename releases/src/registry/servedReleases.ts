import type { Registry, RemoteState } from './schemas.ts';

/** The releases of one remote that people get: the active one, then the canary. */
export const servedOf = ({ active, canary }: RemoteState): string[] => [
  active,
  ...(canary ? [canary.release] : []),
];

/** Every release that a registry serves: active releases and canaries. */
export const servedReleases = (registry: Registry): { remote: string; release: string }[] =>
  Object.entries(registry.remotes).flatMap(([remote, state]) =>
    servedOf(state).map((release) => ({ remote, release })),
  );
