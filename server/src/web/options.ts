import type { FastifyRequest } from 'fastify';
import type { EmployeeType } from '../account/contract.ts';
import type { Config } from '@galley/shared/contract/config';
import type { Storage } from '@galley/releases/storage/storage';
import type { CanaryKeysOf, ReleaseBases } from '../releases/index.ts';
import type { ServiceWorkerSetting } from './pwaFiles.ts';
import type { OverridePolicy } from './overrides.ts';

/** The employee type of the caller; null: not signed in. */
export type EmployeeTypeOf = (request: FastifyRequest) => Promise<EmployeeType | null>;

export interface WebOptions {
  /** The host built in this checkout, which is served until the store has a release of the host. */
  hostDist: string;
  /** The release store: a folder, or s3://bucket/prefix, whose files then come from `bases`. */
  releaseStore: string;
  /** The opened release store; default: opened without keys. */
  storage?: Storage;
  /** The app's runtime configuration. */
  config: Config;
  /** The configuration with the current header and footer; default: they never change. */
  currentConfig?: () => Promise<Config>;
  /** The app's public URL, if known; with https, browsers insist on it. */
  publicUrl?: string | undefined;
  /** The canary keys of the people that canaries name. */
  keysOf: CanaryKeysOf;
  /** Some releases are only for Operations. */
  employeeTypeOf: EmployeeTypeOf;
  /** Where browsers load releases from; default: this server. */
  bases?: ReleaseBases;
  /** Where proof images may come from, besides this server; default: nowhere. */
  proofOrigins?: readonly string[];
  /** Which releases an override may name; default: published ones. */
  overrides?: OverridePolicy;
  /** Off: browsers that have the service worker unregister it; default: on. */
  serviceWorker?: ServiceWorkerSetting;
}
