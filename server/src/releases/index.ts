export { forgetOldFigures } from './figures.ts';
export { forgetOldLoads } from './loads.ts';
export { openReleaseStore } from './openReleaseStore.ts';
export { canaryKeysIn, type CanaryKeysOf } from './people.ts';
export { canaryAudience, publicRegistry, releaseAssets } from './publicRegistry.ts';
export { originsOf, OWN_BASES, type ReleaseBases } from './releaseBases.ts';
