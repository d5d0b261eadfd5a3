export { OWN_BASES, type ReleaseBases } from './releaseBases.ts';
export { releaseTrustIn, type ReleaseTrust } from './releaseTrust.ts';
