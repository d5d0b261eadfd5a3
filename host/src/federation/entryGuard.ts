import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { verifiedScript } from './script.ts';

/**
 * Closes the two ways in which the federation runtime itself would run a script: one that is not a registered entry
 * is refused, and preloading (which runs a manifest's chunks unverified) has nothing to do.
 */
export const entryGuard = (
  integrityOf: (url: string) => string | undefined,
): ModuleFederationRuntimePlugin => ({
  name: 'galley-entry-guard',
  createScript({ url }) {
    const integrity = integrityOf(url);
    if (integrity === undefined) throw new Error(`Refused: ${url} is not a registered entry.`);
    return verifiedScript(url, integrity);
  },
  async beforePreloadRemote({ preloadOps }) {
    preloadOps.length = 0;
  },
});
