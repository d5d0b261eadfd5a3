import type { PublicRegistry, ReleaseAssets } from '@galley/shared/contract/releases';
import { type CanaryAudience } from '@galley/shared/domain/canary';
import { type ReleaseBases } from './releaseBases.ts';
import type { Audience, Registry, ReleaseRecord } from '@galley/releases/schemas';
/** What a page needs to load a release. */
export declare function releaseAssets(record: ReleaseRecord, bases: ReleaseBases): ReleaseAssets;
type Keys = ReadonlyMap<string, string>;
/** A canary's audience for everybody to read: of the people it names only marks, which lead to nobody. */
export declare function canaryAudience(
  remote: string,
  { percent, types, employees }: Audience,
  keys: Keys,
): CanaryAudience;
/**
 * The registry as pages get it: what runs, and the files of every release that may.
 * @param options keys: e-mail → canary key of the people that canaries name; bases: where the files are to be had
 */
export declare function publicRegistry(
  registry: Registry,
  records: readonly ReleaseRecord[],
  {
    keys,
    bases,
  }?: {
    keys?: Keys;
    bases?: ReleaseBases;
  },
): PublicRegistry;
export {};
