import type { Config } from '@galley/shared/contract/config';
import type { UidsOf } from '../releases/people.ts';
import type { OverridePolicy } from './overrides.ts';
import type { ReleaseBases } from './releaseBases.ts';

export interface WebOptions {
  /** The host's build: its index.html, host.json and assets. */
  hostDist: string;
  /** The release store: a folder, or s3://bucket/prefix, whose files then come from `bases`. */
  releaseStore: string;
  /** What the app learns at run time. */
  config: Config;
  /** Where people reach the app, when that is known; https makes browsers insist on it. */
  publicUrl?: string | undefined;
  /** Who the people are that canaries name. */
  uidsOf: UidsOf;
  /** Where browsers get releases; left out: from this server. */
  bases?: ReleaseBases;
  /** What a page may ask for in the place of what runs; left out: what is published. */
  overrides?: OverridePolicy;
}
