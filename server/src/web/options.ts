import type { FastifyRequest } from 'fastify';
import type { EmployeeType } from '../account/contract.ts';
import type { Config } from '@galley/shared/contract/config';
import type { Storage } from '@galley/releases/storage/storage';
import type { CanaryKeysOf, ReleaseBases } from '../releases/index.ts';
import type { ServiceWorkerSetting } from './installed.ts';
import type { OverridePolicy } from './overrides.ts';

/** The employee type of the caller; null: not signed in. */
export type EmployeeTypeOf = (request: FastifyRequest) => Promise<EmployeeType | null>;

export interface WebOptions {
  /** The host that was built in this checkout: served as long as the store has none as a release. */
  hostDist: string;
  /** The release store: a folder, or s3://bucket/prefix, whose files then come from `bases`. */
  releaseStore: string;
  /** The same, opened; left out: opened without keys. */
  storage?: Storage;
  /** What the app learns at run time. */
  config: Config;
  /** The same with header and footer as they are set now; left out: they never change. */
  currentConfig?: () => Promise<Config>;
  /** Where people reach the app, when that is known; https makes browsers insist on it. */
  publicUrl?: string | undefined;
  /** The canary keys of the people that canaries name. */
  keysOf: CanaryKeysOf;
  /** Of the caller: some releases are for Operations alone. */
  employeeTypeOf: EmployeeTypeOf;
  /** Where browsers load releases from; default: this server. */
  bases?: ReleaseBases;
  /** Where the pictures of proofs come from beside this server; default: nowhere. */
  proofOrigins?: readonly string[];
  /** What a release override may name; default: published releases. */
  overrides?: OverridePolicy;
  /** Off: the service worker is taken away from the browsers that have it; default: on. */
  serviceWorker?: ServiceWorkerSetting;
}
